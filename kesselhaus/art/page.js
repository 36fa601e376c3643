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
    more(button) {
      const open = button.closest('.console').classList.toggle('open');
      button.setAttribute('aria-expanded', open);
    },
    step(button) {
      const wheel = button.closest('.stepper').querySelector('.wheel');
      const next = wheel.selectedIndex + Number(button.dataset.by);
      wheel.selectedIndex = Math.max(0, Math.min(wheel.length - 1, next));
      wheel.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };

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

  const lit = (event, on) => {
    const place = event.target.closest && event.target.closest('[data-t]');
    if (!place) return;
    for (const twin of twins(place.dataset.t)) twin.classList.toggle('hot', on);
    if (on && place.tagName === 'BUTTON') {
      const group = place.closest('.grp[data-pick]');
      if (group) pick(group.dataset.pick);
    }
  };
  for (const [enter, leave] of [['mouseover', 'mouseout'], ['focusin', 'focusout']]) {
    page.addEventListener(enter, (event) => lit(event, true));
    page.addEventListener(leave, (event) => lit(event, false));
  }
})();
