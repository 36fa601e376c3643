// The card of a thing, and the book beside the table: loaded when somebody asks first (see explain.js).
(() => {
  const page = document, root = page.documentElement, house = page.querySelector('.house[data-thing]');
  const card = page.getElementById('card'), book = page.getElementById('book');
  const GAP = 14, EDGE = 6;
  const sheet = () => matchMedia('(max-width:760px),(hover:none)').matches;
  // A replay tells of its moment, a table that is played of now.
  let moment = house.dataset.version ? '' : house.dataset.at;

  const outer = ({ place, sign }) => {
    const around = sign && place.closest('[data-x]');
    return around ? { place: around, of: around.dataset.x } : null;
  };

  const known = new Map();
  const told = (of) => {
    if (!known.has(of)) {
      const address = new URL(house.dataset.thing, location.href);
      address.searchParams.set('of', of);
      if (moment) address.searchParams.set('at', moment);
      known.set(of, fetch(address, { credentials: 'same-origin' }).then((reply) => reply.json()).catch(() => {
        known.delete(of);
        return { refusal: house.dataset.unreachable };
      }));
    }
    return known.get(of);
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

  const places = (of) => page.querySelectorAll(`[data-x="${CSS.escape(of)}"]:not(.leaf *)`);
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
    const letter = await told(thing.of);
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
      const bar = page.getElementById('console').getBoundingClientRect().top, at = place.getBoundingClientRect();
      const free = Math.min(innerHeight - card.offsetHeight, bar > 200 ? bar : innerHeight);
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
  const anew = () => {
    known.clear();
    if (!shown) return;
    const place = shown.place.isConnected ? shown.place : places(shown.of)[0];
    if (place) show({ ...shown, place }, { pin: pinned }); else hide();
  };
  new MutationObserver(anew).observe(house, { attributes: true, attributeFilter: ['data-version'] });
  page.addEventListener('kesselhaus-at', (event) => { moment = event.detail; anew(); });
  window.addEventListener('resize', hide);

  // A sheet is drawn down by its head.
  let drawn = null;
  card.addEventListener('touchstart', (event) => { drawn = event.target.closest('.xh') && event.touches[0].clientY; }, { passive: true });
  card.addEventListener('touchmove', (event) => { if (drawn && event.touches[0].clientY - drawn > 60) { drawn = null; hide(); } }, { passive: true });
  card.addEventListener('click', (event) => { if (event.target.closest('[data-do=card-close]')) hide(); });

  // ---------------------------------------------------------------- the book

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
    const example = block && (block.querySelector('details.example') || block.nextElementSibling);
    if (example && example.matches('details.example')) example.open = true;
    book.querySelector('.leafing a').href = link.href;
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

  // The example of a rule is drawn when it is unfolded.
  leaf.addEventListener('toggle', async ({ target: example }) => {
    const address = example.open && example.dataset.figure;
    if (!address) return;
    delete example.dataset.figure;
    try {
      const reply = await fetch(address, { credentials: 'same-origin' });
      if (reply.ok) example.insertAdjacentHTML('beforeend', (await reply.json()).html);
      else example.dataset.figure = address;
    } catch { example.dataset.figure = address; }
  }, true);

  const sought = (words) => {
    const wanted = words.trim().toLowerCase();
    let hits = 0;
    for (const block of leaf.querySelectorAll(':scope>*,li:not(.example *)')) {
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

  window.kesselhaus.card = { show, hide, open, close, shown: () => shown && { ...shown, pin: pinned } };
})();
