// A guided first match. The card of the lesson stands beside what it speaks of, the room is dark but for that, and of the
// keys those of the task are alive; any other one does what it says when it is pressed again. On a phone the card is a
// sheet. Without a script card and keys are forms like all others.
(() => {
  const page = document, house = page.querySelector('.house[data-table]');
  const lesson = () => page.getElementById('lesson');
  if (!house || !lesson()) return;
  const GAP = 17, EDGE = 6, AROUND = 4, PATIENCE = 20000;
  const desk = matchMedia('(min-width:1280px)'), quiet = matchMedia('(prefers-reduced-motion:reduce)');
  const card = () => lesson().querySelector('.les'), list = () => lesson().querySelector('.chs');
  const bar = () => page.getElementById('console');

  const dark = page.createElementNS('http://www.w3.org/2000/svg', 'svg');
  dark.id = 'dark';
  dark.setAttribute('aria-hidden', 'true');
  house.append(dark);

  // ---------------------------------------------------------------- what the card speaks of

  const isThere = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const named = (name) => {
    const word = CSS.escape(name);
    for (const found of [`[data-x="${word}"]`, `[id="${word}"]`, `[data-t="${word}"]`]) {
      const places = [...page.querySelectorAll(found)].filter((one) => !one.closest('#lesson,#log,#stage,#menu,#card,#book'));
      const boards = places.filter((one) => !one.closest('#console')), best = boards.length ? boards : places;
      if (best.length) return best;
    }
    return [];
  };
  const words = (text) => (text || '').split(' ').filter(Boolean);

  // A board that is folded to a line is unfolded, if what is spoken of is on it.
  const unfold = (place) => {
    const fold = place && place.closest('.fb:not(.open)'), key = fold && fold.querySelector(':scope>.fbk');
    if (key && key.checkVisibility() && !isThere(place)) key.click();
  };
  const spoken = () => {
    const { at, lit } = lesson().dataset;
    const target = words(at).flatMap(named), others = words(lit).flatMap(named);
    if (!target.some(isThere)) unfold(target[0]);
    return { target: target.find(isThere) || others.find(isThere), lit: others.filter(isThere) };
  };

  // ---------------------------------------------------------------- which keys are alive

  const parts = (key) => words((key.value || '').replaceAll(',', ' '));
  const wanted = () => words((lesson().dataset.words || '').replaceAll(',', ' '));
  const shared = (key) => parts(key).filter((word) => wanted().includes(word)).length;
  const isWhole = (key) => shared(key) > 0 && shared(key) === parts(key).length;
  // Where one key gives what is asked for, nothing is left to be chosen first.
  const isReady = () => [...bar().querySelectorAll('button[name=row]')].some(isWhole);
  const isAsked = (key) => {
    const { numbers } = lesson().dataset;
    if (key.name === 'option') return words(numbers).includes(key.value);
    if (key.name === 'row') return isWhole(key);
    if (key.name !== 'draft' || isReady()) return false;
    const group = [...key.closest('.grps>.grp,.acts,form').querySelectorAll('button[name=draft],button[name=row]')].map(shared);
    return shared(key) > 0 && shared(key) === Math.max(...group);
  };
  const isGuided = () => lesson().dataset.free === undefined;
  const asks = () => isGuided() && lesson().dataset.numbers !== '';

  // Only what is asked for glows; the others keep their places.
  const alive = () => {
    house.classList.toggle('guided', isGuided());
    const keys = [...bar().querySelectorAll('button[name=option],button[name=row],button[name=draft]')];
    for (const key of keys) key.classList.toggle('right', isGuided() && isAsked(key));
    const places = new Set([...words(lesson().dataset.places), ...keys.filter((key) => key.matches('.right')).map((key) => key.dataset.t)]);
    for (const place of page.querySelectorAll('main [data-t]')) place.classList.toggle('right', places.has(place.dataset.t));
    const one = page.querySelector('main .right[data-of]');
    if (one && !one.matches('.picked')) {
      for (const other of page.querySelectorAll('[data-of]')) other.classList.toggle('picked', other.dataset.of === one.dataset.of);
      for (const group of page.querySelectorAll('[data-pick]')) group.classList.toggle('picked', group.dataset.pick === one.dataset.of);
    }
    const wheel = bar().querySelector('.wheel'), number = wheel && words(lesson().dataset.numbers)[0];
    if (wheel && number && wheel.dataset.set !== number && [...wheel.options].some((option) => option.value === number)) {
      wheel.dataset.set = number;
      wheel.value = number;
      wheel.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };

  // Another key than those is asked about once: who presses it again means it.
  let meant = '';
  page.addEventListener('submit', (event) => {
    const key = event.submitter, form = event.target;
    if (!isGuided() || !form.closest('#console') || (key && key.formAction.endsWith('/undo'))) return;
    const fields = new FormData(form, key || undefined), option = fields.get('option'), row = fields.get('row');
    const right = option !== null ? words(lesson().dataset.numbers).includes(option)
      : row !== null ? words(row.replaceAll(',', ' ')).every((word) => wanted().includes(word)) : true;
    const means = `${lesson().dataset.step} ${option} ${row}`;
    if (right || means === meant) { meant = ''; return; }
    meant = means;
    event.preventDefault();
    event.stopImmediatePropagation();
    house.classList.remove('trying');
    hint(lesson().dataset.other);
    settle();
  }, true);
  const hint = (sentence) => {
    let note = card().querySelector('.hint');
    if (!note) {
      note = page.createElement('p');
      note.className = 'hint';
      note.setAttribute('role', 'status');
      card().querySelector('.keys').before(note);
    }
    note.textContent = sentence;
  };

  // ---------------------------------------------------------------- where the card stands

  const box = (one) => one.getBoundingClientRect();
  const common = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const beside = (target, lit) => {
    const at = box(target), { offsetWidth: width, offsetHeight: height } = card();
    const roof = box(page.querySelector('.bar')).bottom + EDGE, floor = (bar().contains(target) ? innerHeight : box(bar()).top) - EDGE;
    const down = (y) => Math.max(roof, Math.min(y, floor - height)), across = (x) => Math.max(EDGE, Math.min(x, innerWidth - width - EDGE));
    const middle = { x: across(at.left + at.width / 2 - width / 2), y: down(at.top + at.height / 2 - height / 2) };
    const keep = [...lit, ...page.querySelectorAll('main .right')].filter((one) => one !== target && !one.contains(target)).map(box);
    const map = page.querySelector('main .colB>section:first-child');
    const sides = [
      ['left', at.left - GAP - width, middle.y], ['right', at.right + GAP, middle.y],
      ['above', middle.x, at.top - GAP - height], ['below', middle.x, at.bottom + GAP],
    ].flatMap(([side, x, y]) => (side === 'left' || side === 'right' ? [y, down(at.top), down(at.bottom - height)].map((to) => [side, x, to])
      : [x, across(at.left), across(at.right - width)].map((to) => [side, to, y])));
    let best = null;
    for (const [order, [side, left, top]] of sides.entries()) {
      const there = { left, top, right: left + width, bottom: top + height };
      const out = left < 0 || there.right > innerWidth || top < roof - 1 || there.bottom > floor + 1;
      const cost = (out ? 1e6 : 0) + 10 * common(there, at) + keep.reduce((sum, one) => sum + common(there, one), 0)
        + (map ? common(there, box(map)) / 50 : 0) + order;
      if (!best || cost < best.cost) best = { side, left: across(left), top: down(top), cost };
    }
    const upright = best.side === 'left' || best.side === 'right', long = upright ? height : width;
    const along = upright ? at.top + at.height / 2 - best.top : at.left + at.width / 2 - best.left;
    card().dataset.side = best.cost < 1e6 ? best.side : '';
    card().style.cssText = `left:${best.left}px;top:${best.top}px;--n:${Math.max(20, Math.min(along, long - 20))}px`;
  };

  // The chapters lie over the log, if there is room for them; else they come over the card when one asks for them.
  const lay = () => {
    const log = page.getElementById('log'), room = log && log.checkVisibility() && box(log);
    const open = house.classList.contains('chapters');
    list().style.cssText = '';
    list().classList.remove('beside');
    if (!desk.matches || open || !room || !isGuided()) return;
    list().classList.add('beside');
    const { offsetHeight: height } = list();
    const there = { left: room.left, top: room.top, right: room.right, bottom: room.top + height };
    const floor = Math.min(room.bottom, box(bar()).top - EDGE), low = { ...there, top: floor - height, bottom: floor };
    const free = height <= floor - room.top && room.width >= 190 && [there, low].find((one) => !common(one, box(card())));
    list().classList.toggle('beside', Boolean(free));
    if (free) list().style.cssText = `left:${free.left}px;top:${free.top}px;width:${room.width}px`;
  };

  // On a phone what is spoken of comes into the window above the sheet.
  const bring = (target) => {
    const head = Math.max(...[...page.querySelectorAll('.bar,#jump')].filter(isThere).map((one) => box(one).bottom), 0);
    const edge = house.classList.contains('trying') ? Math.min(box(card()).top, box(bar()).top) : box(card()).top;
    const at = box(target), room = edge - head;
    if (at.top >= head && at.bottom <= edge) return;
    scrollBy({ top: at.height > room ? at.top - head - 8 : at.top - head - (room - at.height) / 2, behavior: 'instant' });
  };

  const round = (one) => {
    const { left, top, width, height } = box(one);
    return `x="${(left - AROUND).toFixed(1)}" y="${(top - AROUND).toFixed(1)}" width="${(width + 2 * AROUND).toFixed(1)}" height="${(height + 2 * AROUND).toFixed(1)}" rx="8"`;
  };
  let drawn = '';
  const draw = (target, lit) => {
    const holes = [...(target ? [target] : []), ...lit].map(round);
    const now = !isGuided() || !target ? '' : `<mask id="holes"><rect width="100%" height="100%" fill="#fff"/>${holes.map((hole) => `<rect ${hole} fill="#000"/>`).join('')}</mask>
      <rect width="100%" height="100%" fill="#120E08" opacity=".5" mask="url(#holes)"/>${holes.map((hole, place) => `<rect class="frame${place ? ' lit' : ''}" ${hole}/>`).join('')}`;
    if (now !== drawn) { drawn = now; dark.innerHTML = now; }
  };

  let shown = '', nags = 0;
  const settle = (bringing = true) => {
    if (!lesson()) return;
    const { step } = lesson().dataset, fresh = step !== shown;
    if (fresh) { house.classList.remove('trying', 'chapters'); meant = ''; }
    alive();
    if (house.classList.contains('showing')) { draw(null, []); return; }
    const { target, lit } = spoken();
    card().removeAttribute('style');
    delete card().dataset.side;
    own();
    if (desk.matches && target) beside(target, lit);
    if (!desk.matches && house.classList.contains('trying')) card().style.bottom = `${innerHeight - box(bar()).top}px`;
    if (!desk.matches && target && bringing) bring(target);
    lay();
    draw(target, lit);
    if (!fresh) return;
    shown = step;
    clearTimeout(nags);
    dark.classList.remove('breathes');
    if (asks()) nags = setTimeout(() => dark.classList.add('breathes'), PATIENCE);
    keep();
  };

  // Where one key does what is asked for, it stands on the sheet itself.
  const own = () => {
    const tries = card().querySelector('[data-do=try]');
    if (!tries) return;
    const keys = [...bar().querySelectorAll('button.right:not([name=draft])')];
    const twin = !desk.matches && keys.length === 1 ? keys[0] : null;
    tries.dataset.said = tries.dataset.said || tries.textContent;
    const speaks = twin && /\p{L}|\d/u.test(twin.textContent);
    if (twin && tries.dataset.twin !== twin.value) { tries.innerHTML = speaks ? twin.innerHTML : tries.dataset.said; tries.dataset.twin = twin.value; }
    if (!twin && tries.dataset.twin) { tries.textContent = tries.dataset.said; delete tries.dataset.twin; }
  };

  // Who goes on by keyboard stays at the card.
  let focused = false;
  page.addEventListener('focusin', (event) => { focused = Boolean(event.target.closest('#lesson')); });
  const keep = () => {
    if (!focused || (page.activeElement !== page.body && isThere(page.activeElement))) return;
    const key = [...card().querySelectorAll('.keys button')].pop() || card();
    key.focus({ preventScroll: true });
    focused = true;
  };

  // ---------------------------------------------------------------- what one does with it

  const deeds = {
    try(key) {
      const twin = key.dataset.twin && [...bar().querySelectorAll('button.right')].find((one) => one.value === key.dataset.twin);
      if (twin) { twin.click(); return; }
      house.classList.add('trying');
      settle();
      dark.classList.remove('breathes');
      if (!quiet.matches) requestAnimationFrame(() => dark.classList.add('breathes'));
      const keys = [...bar().querySelectorAll('button.right')], folded = keys.length && !keys.some(isThere) && keys[0].closest('details');
      if (folded) folded.open = true;
      const more = bar().querySelector('.more[aria-expanded=false]');
      if (more && keys.length && !keys.some(isThere)) more.click();
      const group = keys.length && !keys.some(isThere) && keys[0].closest('[data-n]');
      const tab = group && bar().querySelector(`.gtabs [data-group="${group.dataset.n}"]`);
      if (tab) tab.click();
      const first = keys.find(isThere);
      if (first) first.focus({ preventScroll: true });
    },
    close() { deeds.chapters(); },
    read() { house.classList.remove('trying'); settle(); },
    chapters() {
      house.classList.toggle('chapters');
      settle();
      const key = house.classList.contains('chapters') ? list().querySelector('[aria-current]') : card().querySelector('[data-do=chapters]');
      if (key) key.focus({ preventScroll: true });
    },
  };
  page.addEventListener('click', (event) => {
    const key = event.target.closest('#lesson [data-do]');
    if (key && deeds[key.dataset.do]) { event.preventDefault(); deeds[key.dataset.do](key); }
  });
  page.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || house.classList.contains('showing')) return;
    if (event.key === 'Escape' && house.classList.contains('chapters')) { event.stopImmediatePropagation(); deeds.chapters(); }
    const onward = event.key === 'Enter' && page.activeElement === page.body && card().querySelector('.keys .go');
    if (onward) { event.preventDefault(); event.stopImmediatePropagation(); onward.click(); }
  }, true);

  for (const change of ['kesselhaus-shown', 'kesselhaus-back']) page.addEventListener(change, () => settle());
  for (const change of ['resize', 'load']) window.addEventListener(change, () => settle());
  // Whoever scrolls is not carried back.
  page.addEventListener('scroll', () => requestAnimationFrame(() => settle(false)), { capture: true, passive: true });
  new MutationObserver(() => settle()).observe(house, { attributes: true, attributeFilter: ['class'] });
  page.addEventListener('toggle', (event) => { if (event.target.closest('#lesson')) settle(false); }, true);
  settle();
})();
