// What is this? Whatever carries an address (data-x), and every icon, is explained by a card that the house makes; a
// rule that is cited opens the book beside the table. Without this script rule links lead to the book itself.
(() => {
  const page = document, root = page.documentElement, house = page.querySelector('.house[data-thing]');
  const card = page.getElementById('card'), book = page.getElementById('book');
  if (!house || !card || !book) return;
  const HOVER = 450, LEAVE = 200, PRESS = 350, GAP = 14, EDGE = 6;
  const sheet = () => matchMedia('(max-width:760px),(hover:none)').matches;
  const stage = () => page.querySelector('#stage:not([hidden])');
  const version = () => house.dataset.version || house.dataset.at || '';

  let styled = null;
  const style = () => {
    if (!styled) {
      const link = page.createElement('link');
      Object.assign(link, { rel: 'stylesheet', href: house.dataset.cards });
      styled = new Promise((done) => { link.onload = link.onerror = done; });
      page.head.append(link);
    }
    return styled;
  };

  // ---------------------------------------------------------------- what is meant

  // The icon itself for a mouse; for a finger, and on a key, the thing that it stands on.
  const meant = (target, broad) => {
    if (!target.closest || card.contains(target) || book.contains(target)) return null;
    const place = target.closest('[data-x]');
    if (place && (broad || place.tagName === 'BUTTON')) return { place, of: place.dataset.x };
    const drawn = target.closest('svg.i'), use = target.closest('use') || (drawn && drawn.querySelector('use'));
    const sign = use && use.getAttribute('href').slice(1);
    if (sign && /^[a-z]-/.test(sign) && (drawn || use.closest('[data-x]'))) return { place: drawn || use, of: sign, sign: true };
    return place && { place, of: place.dataset.x };
  };
  const outer = ({ place, sign }) => {
    const around = sign && place.closest('[data-x]');
    return around ? { place: around, of: around.dataset.x } : null;
  };

  const known = new Map();
  const told = (of) => {
    const name = `${version()} ${of}`;
    if (!known.has(name)) {
      const address = new URL(house.dataset.thing, location.href);
      address.searchParams.set('of', of);
      if (!house.dataset.version && house.dataset.at) address.searchParams.set('at', house.dataset.at);
      known.set(name, fetch(address, { credentials: 'same-origin' }).then((reply) => reply.json()).catch(() => {
        known.delete(name);
        return { refusal: house.dataset.unreachable };
      }));
    }
    return known.get(name);
  };

  // ---------------------------------------------------------------- the card

  let shown = null, pinned = false, wish = 0, back = null, hushed = [];

  // What the browser would say by itself is silent as long as the card speaks.
  const hush = (place) => {
    for (let at = place; at && at !== house; at = at.parentElement) {
      for (const one of [at, ...at.children]) {
        if (one.title && one.getAttribute) { hushed.push([one, 'title', one.title]); one.removeAttribute('title'); }
        if (one.nodeName === 'title' && one.textContent) { hushed.push([one, '', one.textContent]); one.textContent = ''; }
      }
    }
  };
  const unhush = () => {
    for (const [one, name, text] of hushed) {
      if (name) { if (!one.hasAttribute(name)) one.setAttribute(name, text); } else if (!one.textContent) one.textContent = text;
    }
    hushed = [];
  };

  const places = (of) => page.querySelectorAll(`[data-x="${CSS.escape(of)}"]`);
  const marked = (about) => {
    for (const old of page.querySelectorAll('.missing')) old.classList.remove('missing');
    for (const of of about || []) for (const place of places(of)) if (place.tagName !== 'BUTTON') place.classList.add('missing');
  };

  const hide = () => {
    wish += 1;
    if (!shown) return;
    shown.place.classList.remove('asked-for');
    shown = null;
    pinned = false;
    card.hidden = true;
    marked();
    unhush();
    if (back && card.contains(page.activeElement)) back.focus();
    back = null;
  };

  const show = async (thing, { pin = false, focus = false } = {}) => {
    const turn = wish += 1;
    const [letter] = await Promise.all([told(thing.of), style()]);
    if (turn !== wish) return;
    if (!letter.html) {
      const around = outer(thing);
      if (around) { show(around, { pin, focus }); return; }
      if (!pin || !letter.refusal) { hide(); return; }
    }
    hide();
    wish = turn;
    shown = thing;
    pinned = pin;
    if (letter.html) card.innerHTML = letter.html;
    else {
      card.innerHTML = '<div class="xb"><p id="card-name"></p></div>';
      card.querySelector('p').textContent = letter.refusal;
    }
    card.classList.toggle('kept', pin);
    thing.place.classList.add('asked-for');
    marked(letter.about);
    if (!pin) hush(thing.place);
    card.hidden = false;
    lay();
    if (focus) { back = page.activeElement; card.focus({ preventScroll: true }); }
  };

  // Below, above, right, left: the first side where it covers neither its thing, nor what its reason speaks of, nor
  // (if possible) what may be pressed.
  const lay = () => {
    if (!shown) return;
    card.removeAttribute('style');
    card.dataset.side = '';
    const place = shown.place.closest('[data-x]') || shown.place;
    if (sheet()) {
      const free = innerHeight - card.offsetHeight, at = place.getBoundingClientRect();
      if (at.bottom > free || at.top < 100) scrollBy({ top: at.top - Math.max(104, (free - at.height) / 2), behavior: 'instant' });
      return;
    }
    const at = shown.place.getBoundingClientRect(), width = card.offsetWidth, height = card.offsetHeight;
    const keep = [...page.querySelectorAll('.missing')].map((one) => one.getBoundingClientRect());
    const targets = [...page.querySelectorAll('main [data-t]')].map((one) => one.getBoundingClientRect());
    const bar = page.getElementById('console').getBoundingClientRect();
    const within = (value, most) => Math.max(EDGE, Math.min(value, most - EDGE));
    const floor = bar.top - height - EDGE > EDGE ? bar.top : innerHeight;
    const beside = within(at.top + at.height / 2 - height / 2, floor - height);
    const under = within(at.left + at.width / 2 - width / 2, innerWidth - width);
    const sides = {
      below: [under, at.bottom + GAP], above: [under, at.top - GAP - height],
      right: [at.right + GAP, beside], left: [at.left - GAP - width, beside],
    };
    const over = (x, y, rect) => x < rect.right && x + width > rect.left && y < rect.bottom && y + height > rect.top;
    let best = null;
    for (const [side, [x, y]] of Object.entries(sides)) {
      const out = x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight;
      const cost = (out ? 4000 : 0) + (over(x, y, at) ? 2000 : 0) + 500 * keep.filter((one) => over(x, y, one)).length
        + (over(x, y, bar) ? 40 : 0) + targets.filter((one) => over(x, y, one)).length;
      if (!best || cost < best.cost) best = { side, x, y, cost };
    }
    const x = within(best.x, innerWidth - width), y = within(best.y, innerHeight - height);
    card.dataset.side = best.cost < 2000 ? best.side : '';
    const along = best.side === 'below' || best.side === 'above' ? at.left + at.width / 2 - x : at.top + at.height / 2 - y;
    card.style.cssText = `left:${x}px;top:${y}px;--n:${Math.max(16, Math.min(along, (best.side === 'below' || best.side === 'above' ? width : height) - 16))}px`;
  };

  // After a move the card tells the same thing anew, wherever it lies now.
  new MutationObserver(() => {
    known.clear();
    if (!shown) return;
    const place = shown.place.isConnected ? shown.place : places(shown.of)[0];
    if (place) show({ ...shown, place }, { pin: pinned }); else hide();
  }).observe(house, { attributes: true, attributeFilter: ['data-version', 'data-at'] });
  window.addEventListener('resize', hide);

  // ---------------------------------------------------------------- mouse, finger, keyboard

  let over = null, timer = 0, leaving = 0, rested = [];
  // Only a pointer that moves asks, not one under which the page has changed.
  page.addEventListener('pointermove', (event) => {
    const still = event.clientX === rested[0] && event.clientY === rested[1];
    rested = [event.clientX, event.clientY];
    if (event.pointerType !== 'mouse' || event.buttons || still) return;
    if (card.contains(event.target)) { clearTimeout(leaving); clearTimeout(timer); leaving = 0; over = shown && shown.place; return; }
    const thing = meant(event.target), place = thing && thing.place;
    if (place === over) return;
    over = place;
    clearTimeout(timer);
    if (thing && !(shown && shown.place === place)) timer = setTimeout(() => { if (!pinned && !stage()) show(thing); }, HOVER);
    clearTimeout(leaving);
    if (shown && !pinned && place !== shown.place) leaving = setTimeout(hide, LEAVE);
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
    else if (shown) hide();
  }, true);

  page.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      if (shown) { event.stopImmediatePropagation(); hide(); } else if (!book.hidden) { event.stopImmediatePropagation(); close(); }
      return;
    }
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input,select,textarea')) return;
    const thing = meant(page.activeElement, true) || (over && meant(over));
    if (thing) { event.preventDefault(); show(thing, { pin: true, focus: page.activeElement !== page.body }); }
  }, true);

  // A sheet is drawn down by its head.
  let drawn = null;
  card.addEventListener('touchstart', (event) => { drawn = event.target.closest('.xh') && event.touches[0].clientY; }, { passive: true });
  card.addEventListener('touchmove', (event) => { if (drawn && event.touches[0].clientY - drawn > 60) { drawn = null; hide(); } }, { passive: true });
  card.addEventListener('click', (event) => { if (event.target.closest('[data-do=card-close]')) hide(); });

  // ---------------------------------------------------------------- the book beside the table

  const leaf = book.querySelector('.leaf'), find = book.querySelector('input'), none = book.querySelector('.hint');
  const title = page.getElementById('book-title'), called = title.textContent;
  let filled = null, opener = null;
  const fill = () => {
    if (!filled) {
      filled = fetch(`${house.dataset.rule}?lang=${root.lang}`).then((reply) => (reply.ok ? reply.text() : Promise.reject(reply.status)))
        .then((html) => { leaf.innerHTML = html; }, (failed) => { filled = null; throw failed; });
    }
    return filled;
  };
  const heads = () => [...leaf.querySelectorAll('h2,h3')];
  const chapter = (block) => heads().filter((head) => head === block || head.compareDocumentPosition(block) & 4).pop();
  const turnTo = (block) => {
    const head = block && chapter(block);
    title.textContent = head ? head.textContent : called;
    if (block) leaf.scrollTop += block.getBoundingClientRect().top - leaf.getBoundingClientRect().top - 40;
  };

  const open = async (rule, link) => {
    await style();
    try { await fill(); } catch { location.assign(link.href); return; }
    hide();
    const tip = page.getElementById('rule');
    if (tip) tip.hidden = true;
    opener = link;
    find.value = '';
    sought('');
    for (const old of leaf.querySelectorAll('.hit')) old.classList.remove('hit');
    const anchor = rule && leaf.querySelector(`[data-rule="${CSS.escape(rule)}"]`);
    const block = anchor && anchor.closest('p,li,h2,h3,h4,blockquote,td');
    if (block) block.classList.add('hit');
    book.querySelector('footer a').href = link.href;
    book.hidden = false;
    settle();
    turnTo(block || null);
    book.focus({ preventScroll: true });
  };
  const close = () => {
    if (book.hidden) return;
    book.hidden = true;
    if (opener && opener.isConnected) opener.focus({ preventScroll: true });
  };
  // On a desk it lies on the left column, so that map, own board and bar stay free.
  const settle = () => {
    const column = page.querySelector('main .colA'), desk = matchMedia('(min-width:1280px)').matches;
    const at = desk && column && column.getBoundingClientRect();
    const bar = page.getElementById('console').getBoundingClientRect();
    book.style.cssText = at ? `left:${at.left}px;top:${at.top}px;width:${Math.max(at.width, 260)}px;height:${Math.min(at.bottom, bar.top) - at.top}px` : '';
  };
  window.addEventListener('resize', () => { if (!book.hidden) settle(); });

  const sought = (words) => {
    const wanted = words.trim().toLowerCase();
    let hits = 0;
    for (const block of leaf.querySelectorAll(':scope>*,li')) {
      const hit = !wanted || block.textContent.toLowerCase().includes(wanted);
      block.hidden = !hit;
      if (hit && !/^H\d$/.test(block.tagName)) hits += 1;
    }
    none.hidden = hits > 0;
    leaf.scrollTop = 0;
    title.textContent = called;
  };
  find.addEventListener('input', () => sought(find.value));

  const leafed = (by) => {
    const all = heads().filter((head) => !head.hidden), edge = leaf.getBoundingClientRect().top + 60;
    const at = all.filter((head) => head.getBoundingClientRect().top < edge).length - 1;
    const next = all[Math.max(0, Math.min(all.length - 1, at + by))];
    if (next) turnTo(next);
  };
  const deeds = { 'book-close': close, 'book-back': () => leafed(-1), 'book-on': () => leafed(1) };
  book.addEventListener('click', (event) => {
    const deed = event.target.closest('[data-do]');
    if (deed && deeds[deed.dataset.do]) deeds[deed.dataset.do]();
  });

  page.addEventListener('click', (event) => {
    const link = event.target.closest('a[href]');
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button || link.target) return;
    const to = new URL(link.href, location.href);
    if (to.origin !== location.origin || to.pathname !== `/rules/${house.dataset.rule.split('/').pop()}`) return;
    event.preventDefault();
    open(decodeURIComponent(to.hash.slice(1)), link);
  });
})();
