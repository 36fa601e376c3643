// What a page can do without asking the house: theme, tabs, folds, the counter wheel, and the tie between a key
// and the place on the board that means the same (equal data-t).
(() => {
  const page = document, root = page.documentElement;
  root.classList.add('js');
  try { const kept = localStorage.getItem('theme'); if (kept && !root.dataset.theme) root.dataset.theme = kept; } catch {}

  const all = (selector) => page.querySelectorAll(selector);
  const twins = (place) => all(`[data-t="${CSS.escape(place)}"]`);

  // The targets of one piece are shown at a time; picking another piece shows its own.
  const pick = (subject) => {
    for (const target of all('[data-of]')) target.classList.toggle('picked', target.dataset.of === subject);
    for (const group of all('[data-pick]')) group.classList.toggle('picked', group.dataset.pick === subject);
    const shown = page.querySelector(`#console .tabbed [data-n][data-pick="${CSS.escape(subject)}"]:not(.now)`);
    if (shown) turn(shown.dataset.n);
  };
  // Where there is little room, one group of keys is shown at a time.
  const turn = (number) => {
    const tabs = page.querySelector('#console .gtabs'), narrow = tabs && tabs.checkVisibility();
    for (const tab of all('#console .gtabs button')) tab.setAttribute('aria-pressed', tab.dataset.group === number);
    for (const group of all('#console .tabbed [data-n]')) {
      const now = group.dataset.n === number;
      group.classList.toggle('now', now);
      if (narrow && group.matches('details')) group.open = now;
    }
  };

  const deeds = {
    theme() {
      const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme:dark)').matches;
      root.dataset.theme = dark ? 'light' : 'dark';
      try { localStorage.setItem('theme', root.dataset.theme); } catch {}
    },
    tab(tab) {
      const board = tab.closest('.tabbed');
      for (const other of board.querySelectorAll('[role=tab]')) other.setAttribute('aria-selected', other === tab);
      for (const panel of board.querySelectorAll('[role=tabpanel]')) panel.hidden = panel.id !== tab.getAttribute('aria-controls');
    },
    group(tab) {
      turn(tab.dataset.group);
      const group = page.querySelector(`#console .tabbed [data-n="${tab.dataset.group}"][data-pick]`);
      if (group) pick(group.dataset.pick);
    },
    more(button) {
      const open = button.closest('.console').classList.toggle('open');
      button.setAttribute('aria-expanded', open);
    },
    print() { window.print(); },
    step(button) {
      const wheel = button.closest('.stepper').querySelector('.wheel');
      const next = wheel.selectedIndex + Number(button.dataset.by);
      wheel.selectedIndex = Math.max(0, Math.min(wheel.length - 1, next));
      wheel.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };

  if (location.hash === '#print') addEventListener('load', () => window.print());
  page.addEventListener('click', (event) => {
    const deed = event.target.closest('[data-do]');
    if (deed && deeds[deed.dataset.do]) return deeds[deed.dataset.do](deed);
    const place = event.target.closest('[data-t]');
    if (place && place.tagName !== 'BUTTON') {
      const key = [...twins(place.dataset.t)].find((twin) => twin.tagName === 'BUTTON' && !twin.disabled);
      if (key) return key.click();
    }
    const piece = event.target.closest('[data-pick]');
    if (piece) pick(piece.dataset.pick);
  });

  page.addEventListener('keydown', (event) => {
    const place = event.target.closest('[role=button][data-t],[role=button][data-pick]');
    if (place && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      place.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
  });

  page.addEventListener('change', (event) => {
    const wheel = event.target.closest('.wheel');
    if (wheel) wheel.closest('.stepper').querySelector('.stepv').textContent = wheel.selectedOptions[0].text;
  });

  // One place glows at a time, with its key: the one under the pointer, else the one that has the focus.
  let over = null;
  const spot = (element) => (element && element.closest ? element.closest('[data-t]') : null);
  const light = () => {
    const focus = page.activeElement;
    const place = (over && over.isConnected && spot(over)) || (focus && focus.matches(':focus-visible') ? spot(focus) : null);
    const name = place ? place.dataset.t : null;
    for (const one of all('.hot')) if (one.dataset.t !== name) one.classList.remove('hot');
    if (!place) return;
    for (const twin of twins(name)) twin.classList.add('hot');
    const group = place.tagName === 'BUTTON' && place.closest('.grp[data-pick]');
    if (group) pick(group.dataset.pick);
  };
  page.addEventListener('mouseover', (event) => { over = event.target; light(); });
  page.addEventListener('mouseout', () => { over = null; light(); });
  for (const change of ['focusin', 'focusout', 'kesselhaus-shown']) page.addEventListener(change, () => { light(); });

  // ---------------------------------------------------------------- by keyboard

  // Tab goes from group to group of the bar, arrows from key to key in one; the link to the rule comes last.
  const bar = () => page.querySelector('#console:not(.rep)');
  const isSeen = (one) => !one.checkVisibility || one.checkVisibility({ visibilityProperty: true });
  const GROUPS = '.grp:not(.number),.flap,.acts';
  const keysOf = (group) => [...group.querySelectorAll('button:not([disabled]),a.opt')].filter((key) => isSeen(key) && key.closest(GROUPS) === group);
  const groups = () => [...bar().querySelectorAll(GROUPS)].filter((group) => keysOf(group).length);
  const stops = () => {
    if (!bar()) return;
    for (const group of groups()) {
      // Where there is something to answer, one stops at an answer and not at the way back.
      const keys = keysOf(group), answers = keys.filter((key) => key.name === 'option' || key.name === 'row'), sought = answers.length ? answers : keys;
      const now = keys.find((key) => key === page.activeElement) || sought.find((key) => key.dataset.stop) || sought[0];
      for (const key of keys) { key.tabIndex = key === now ? 0 : -1; if (key === now) key.dataset.stop = '1'; else delete key.dataset.stop; }
    }
    const rule = bar().querySelector('.ask .note a');
    if (rule) rule.tabIndex = -1;
  };
  const tabbed = () => [...bar().querySelectorAll('button:not([disabled]),a,select,summary')].filter((one) => one.tabIndex >= 0 && isSeen(one));

  const hands = {
    u: () => bar().querySelector('.acts .back:not([disabled])'),
    e() {
      const ends = [...bar().querySelectorAll('.acts [name=option]:not([disabled],[data-t])')], go = bar().querySelector('.acts .go');
      return go || (bar().querySelector('[name=confirmed]') ? ends[0] : ends.pop());
    },
    b() {
      const folds = [...all('.fb>.fbk')].filter(isSeen), open = folds.findIndex((key) => key.parentElement.classList.contains('open'));
      return folds[open + 1] || folds[open];
    },
    l: () => page.querySelector('[aria-controls=p-log]'),
    c: () => page.querySelector('[aria-controls=p-coach]') || page.querySelector('#console .ask .who a'),
    p() { location.hash = 'menu'; const choice = page.querySelector('#menu [data-pace][aria-checked=true]'); if (choice) choice.focus(); },
    Escape() { return location.hash === '#menu' ? page.querySelector('#menu .shut') : null; },
    Enter: () => ((page.activeElement === page.body || page.activeElement === bar()) && bar().querySelector('.go:not([disabled])')) || null,
  };
  const numbered = (number) => {
    const open = [...bar().querySelectorAll('.fold[open] .flap,.grp.picked,.grp')].filter((group) => isSeen(group) && group.querySelector('button[name=option]:not([disabled])'));
    const inside = page.activeElement.closest('#console .grp,#console .flap');
    const group = open.includes(inside) ? inside : open[0];
    return group && [...group.querySelectorAll('button[name=option]:not([disabled])')].filter(isSeen)[number - 1];
  };
  page.addEventListener('keydown', (event) => {
    if (!bar() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const group = page.activeElement.closest('#console :is(.grp:not(.number),.flap,.acts)');
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step && group) {
      const keys = keysOf(group), next = keys[keys.indexOf(page.activeElement) + step];
      if (next) { event.preventDefault(); next.focus(); }
      return;
    }
    const rule = bar().querySelector('.ask .note a');
    if (event.key === 'Tab' && rule && isSeen(rule)) {
      const last = tabbed().pop();
      if (page.activeElement === rule && last) { last.focus(); if (event.shiftKey) event.preventDefault(); }
      else if (page.activeElement === last && !event.shiftKey) { event.preventDefault(); rule.focus(); }
      return;
    }
    if (event.target.closest('input,select,textarea') || event.shiftKey) return;
    const deed = hands[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    const key = /^[1-9]$/.test(event.key) ? numbered(Number(event.key)) : deed && deed();
    if (key) { event.preventDefault(); key.focus(); key.click(); }
  });
  page.addEventListener('kesselhaus-shown', stops);
  page.addEventListener('focusin', stops);
  stops();
})();
