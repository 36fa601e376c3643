// On narrow screens a new question brings its board into view, unless somebody has scrolled just now; the row of
// anchors counts the places that answer.
(() => {
  const page = document, jump = page.getElementById('jump'), narrow = matchMedia('(max-width:1279px)');
  if (!jump) return;
  const REST = 3000;
  const quiet = matchMedia('(prefers-reduced-motion:reduce)');
  let scrolled = -REST, asked = '';

  for (const hand of ['wheel', 'touchmove']) {
    page.addEventListener(hand, (event) => {
      if (!event.target.closest('#console')) scrolled = performance.now();
    }, { passive: true });
  }

  // Of a drawing that is left out Chromium says that it is visible, though it takes no room.
  const isThere = (place) => place.checkVisibility() && place.getBoundingClientRect().width > 0;
  const seen = (board, kind) => [...board.querySelectorAll(kind)].filter(isThere);
  const places = (board) => seen(board, '[data-t]');

  // The places as a whole, or as many of them as there is room for.
  const bring = (board, found) => {
    const head = page.querySelector('.bar').offsetHeight + jump.offsetHeight + 4;
    const room = page.getElementById('console').getBoundingClientRect().top - head;
    const { top, height } = board.getBoundingClientRect();
    const boxes = found.map((place) => place.getBoundingClientRect());
    const first = Math.min(...boxes.map((box) => box.top)), last = Math.max(...boxes.map((box) => box.bottom));
    if (first >= head - 4 && last <= head + room) return;
    const to = height <= room || last - top <= room ? top : Math.max(top, Math.min(first - 8, last + 8 - room));
    scrollBy({ top: to - head, behavior: quiet.matches ? 'instant' : 'smooth' });
  };

  const look = () => {
    const bar = page.getElementById('console'), question = bar.querySelector('.ask h2');
    const mine = bar.classList.contains('mine');
    let about = null;
    for (const anchor of jump.querySelectorAll('a')) {
      const board = page.getElementById(anchor.hash.slice(1));
      const found = mine && board ? places(board) : [];
      let count = anchor.querySelector('i');
      if (!count && found.length) count = anchor.appendChild(page.createElement('i'));
      if (count) count.hidden = !found.length;
      if (count) count.textContent = found.length;
      anchor.classList.remove('beckons');
      if (found.length && !about) about = { anchor, board, found };
    }
    // What is asked about may be on a board without an anchor, or nothing that can be pressed.
    for (const kind of mine && !about ? ['[data-t]', '.about'] : []) {
      const board = [...page.querySelectorAll('main section[id]')].find((one) => seen(one, kind).length);
      if (board && !about) about = { board, found: seen(board, kind) };
    }
    const now = mine ? `${page.querySelector('[data-version]').dataset.version} ${question.textContent}` : '';
    if (!narrow.matches || now === asked || !about) { asked = now; return; }
    asked = now;
    if (performance.now() - scrolled >= REST) bring(about.board, about.found);
    else if (about.anchor) about.anchor.classList.add('beckons');
  };
  page.addEventListener('kesselhaus-shown', look);
  window.addEventListener('resize', () => { asked = ''; look(); });
  look();
})();
