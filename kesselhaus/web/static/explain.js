// What is this? Whatever carries an address (data-x), and every icon, is explained by a card; a rule that is cited opens
// the book beside the table. Here is how one asks; card.js, which answers, is loaded when somebody asks first. Without
// a script rule links lead to the book itself.
(() => {
  const page = document, house = page.querySelector('.house[data-thing]');
  const card = page.getElementById('card'), book = page.getElementById('book');
  if (!house || !card || !book) return;
  const HOVER = 450, LEAVE = 200, PRESS = 350;
  const stage = () => page.querySelector('#stage:not([hidden])');

  let loading = null, latest = 0;
  const loaded = () => {
    if (!loading) {
      const parts = [['link', { rel: 'stylesheet', href: house.dataset.cardStyle }], ['script', { src: house.dataset.card }]];
      loading = Promise.all(parts.map(([kind, wanted]) => new Promise((done, failed) => {
        const part = Object.assign(page.createElement(kind), wanted, { onload: done, onerror: failed });
        page.head.append(part);
      }))).catch((problem) => { loading = null; throw problem; });
    }
    return loading;
  };
  const answers = () => window.kesselhaus.card;
  const shown = () => (answers() ? answers().shown() : null);
  const pinned = () => Boolean(shown() && shown().pin);
  const show = async (thing, how) => {
    const turn = latest += 1;
    try { await loaded(); } catch { return; }
    if (turn === latest) answers().show(thing, how || {});
  };
  const hide = () => { latest += 1; if (answers()) answers().hide(); };

  // The icon itself for a mouse; for a finger, and on a key, the thing that it stands on.
  const meant = (target, broad) => {
    if (!target.closest || card.contains(target) || book.contains(target)) return null;
    const place = target.closest('[data-x]');
    if (place && (broad || place.tagName === 'BUTTON')) return { place, of: place.dataset.x };
    const drawn = target.closest('svg.i'), use = target.closest('use') || (drawn && drawn.querySelector('use'));
    const sign = use && use.getAttribute('href').slice(1);
    if (sign && /^[abegix]-/.test(sign) && (drawn || use.closest('[data-x]'))) return { place: drawn || use, of: sign, sign: true };
    return place && { place, of: place.dataset.x };
  };

  // ---------------------------------------------------------------- mouse, finger, keyboard

  let over = null, timer = 0, leaving = 0, rested = [];
  // Only a pointer that moves asks, not one under which the page has changed.
  page.addEventListener('pointermove', (event) => {
    const still = event.clientX === rested[0] && event.clientY === rested[1];
    rested = [event.clientX, event.clientY];
    if (event.pointerType !== 'mouse' || event.buttons || still) return;
    if (card.contains(event.target)) { clearTimeout(leaving); clearTimeout(timer); over = shown() && shown().place; return; }
    const thing = meant(event.target), place = thing && thing.place;
    if (place === over) return;
    over = place;
    clearTimeout(timer);
    const now = shown();
    if (thing && !(now && now.place === place)) timer = setTimeout(() => { if (!pinned() && !stage()) show(thing); }, HOVER);
    clearTimeout(leaving);
    if (!now) hide();
    else if (!now.pin && place !== now.place) leaving = setTimeout(hide, LEAVE);
  });

  let press = 0, from = null, held = false;
  const release = () => { clearTimeout(press); press = 0; };
  page.addEventListener('pointerdown', (event) => {
    clearTimeout(timer);
    held = false;
    release();
    if (event.pointerType === 'mouse') return;
    const thing = meant(event.target, true);
    if (!thing) return;
    from = event;
    press = setTimeout(() => { held = true; show(thing, { pin: true }); }, PRESS);
  });
  page.addEventListener('pointermove', (event) => {
    if (press && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > 10) release();
  });
  for (const end of ['pointerup', 'pointercancel']) page.addEventListener(end, release);
  page.addEventListener('contextmenu', (event) => { if (held || press) event.preventDefault(); });

  const ACTS = 'a,button,summary,input,select,textarea,label,[data-t],[data-pick],[data-do]';
  page.addEventListener('click', (event) => {
    const unable = event.target.closest('button[aria-disabled=true][data-x]');
    if (held || unable) { event.preventDefault(); event.stopPropagation(); }
    if (held) { held = false; return; }
    if (unable) { show({ place: unable, of: unable.dataset.x }, { pin: true }); return; }
    if (card.contains(event.target) || book.contains(event.target)) return;
    const folds = event.target.closest('.fb') && !matchMedia('(min-height:780px),(max-width:1279px)').matches;
    const thing = event.target.closest(ACTS) || folds || stage() ? null : meant(event.target, event.pointerType !== 'mouse');
    if (thing) show(thing, { pin: true });
    else hide();
  }, true);

  page.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      if (shown() || !book.hidden) { event.stopImmediatePropagation(); if (shown()) hide(); else answers().close(); }
      return;
    }
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input,select,textarea')) return;
    const thing = meant(page.activeElement, true) || (over && meant(over));
    if (thing) { event.preventDefault(); show(thing, { pin: true, focus: page.activeElement !== page.body }); }
  }, true);

  page.addEventListener('click', (event) => {
    const link = event.target.closest('a[href]');
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button || link.target) return;
    const to = new URL(link.href, location.href);
    if (to.origin !== location.origin || to.pathname !== `/rules/${house.dataset.rule.split('/').pop()}`) return;
    event.preventDefault();
    loaded().then(() => answers().open(decodeURIComponent(to.hash.slice(1)), link), () => location.assign(link.href));
  });
})();
