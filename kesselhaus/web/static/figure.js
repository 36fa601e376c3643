// The boards of an example: side by side, each as large as its column lets it be. A map shows the part that is spoken
// of, and what has become other on the way is marked.
(() => {
  const NATURAL = 640, AROUND = 0.07, LEAST = 0.42, WHOLE = 0.8, MANY = 24, TIMES = 1.5;

  const box = (one) => one.getBoundingClientRect();
  const named = (board, names) => names.flatMap((name) => {
    const word = CSS.escape(name);
    return [...board.querySelectorAll(`[data-x="${word}"],[data-id="${word}"],[data-t="${word}"]`)];
  });
  // The innermost things that are other than on the board before, or were not there.
  const changed = (before, after) => {
    const then = new Map([...before.querySelectorAll('[data-id]')].map((one) => [one.dataset.id, one.outerHTML]));
    const others = [...after.querySelectorAll('[data-id]')].filter((one) => then.get(one.dataset.id) !== one.outerHTML);
    return others.filter((one) => !others.some((inner) => inner !== one && one.contains(inner)));
  };

  // Where places lie on a drawing, in its own units.
  const within = (svg, places) => {
    const back = svg.getScreenCTM().inverse(), corners = places.filter((one) => box(one).width > 0).flatMap((one) => {
      const { left, top, right, bottom } = box(one);
      return [[left, top], [right, bottom]].map(([x, y]) => new DOMPoint(x, y).matrixTransform(back));
    });
    const [x, y] = [corners.map((point) => point.x), corners.map((point) => point.y)];
    return { left: Math.min(...x), top: Math.min(...y), right: Math.max(...x), bottom: Math.max(...y) };
  };
  const part = (svg, spots) => {
    const { x, y, width, height } = svg.viewBox.baseVal;
    const span = (low, high, from, size, other) => {
      const wanted = Math.min(size, Math.max(high - low + 2 * AROUND * size, LEAST * size, other));
      const at = Math.max(from, Math.min((low + high) / 2 - wanted / 2, from + size - wanted));
      return [at, wanted];
    };
    const [left, across] = span(spots.left, spots.right, x, width, 0);
    const [top, down] = span(spots.top, spots.bottom, y, height, across / TIMES);
    return across * down > WHOLE * width * height ? null : `${left} ${top} ${across} ${down}`;
  };

  const fit = (board) => { board.style.zoom = Math.min(1, box(board.parentElement).width / Number(board.dataset.needed)); };
  addEventListener('resize', () => { for (const board of document.querySelectorAll('.boards .table[data-needed]')) fit(board); });

  const lay = (figure) => {
    const line = figure.querySelector('.boards'), boards = line ? [...line.querySelectorAll('.table')] : [];
    const names = (line && line.dataset.at || '').split(' ').filter(Boolean);
    boards.forEach((board, place) => {
      if (!place) return;
      const others = changed(boards[place - 1], board);
      if (others.length <= MANY) for (const one of others) one.classList.add('other');
    });
    // Where a cell is left beside the last board, what is said of it stands there.
    const caption = figure.querySelector('figcaption');
    if (boards.length % 2 && caption) line.append(caption);
    for (const board of boards) {
      board.style.width = `${NATURAL}px`;
      const needed = Math.max(NATURAL, board.scrollWidth);
      board.style.width = `${needed}px`;
      board.dataset.needed = needed;
      fit(board);
    }
    // All boards show the same part, so that the eye can go from one to the other.
    const maps = boards.map((board) => [...board.querySelectorAll('svg')].filter((svg) => svg.viewBox.baseVal && svg.viewBox.baseVal.width > 300));
    for (let place = 0; place < maps[0]?.length; place += 1) {
      const row = maps.map((drawings) => drawings[place]).filter(Boolean);
      const spots = row.map((svg) => [svg, [...named(svg, names), ...svg.querySelectorAll('.other')]]).filter(([, found]) => found.length);
      if (!spots.length || row.length < boards.length) continue;
      const found = spots.map(([svg, places]) => within(svg, places));
      const shown = part(row[0], {
        left: Math.min(...found.map((one) => one.left)), top: Math.min(...found.map((one) => one.top)),
        right: Math.max(...found.map((one) => one.right)), bottom: Math.max(...found.map((one) => one.bottom)),
      });
      if (shown) for (const svg of row) { svg.setAttribute('viewBox', shown); svg.style.height = 'auto'; svg.style.aspectRatio = shown.split(' ').slice(2).join('/'); }
    }
  };

  // They are drawn when somebody reads there.
  const watch = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) if (isIntersecting) { watch.unobserve(target); draw(target); }
  }, { rootMargin: '600px' });
  const draw = async (figure) => {
    try {
      const reply = await fetch(figure.dataset.figure, { credentials: 'same-origin' });
      if (!reply.ok) return;
      figure.insertAdjacentHTML('afterbegin', (await reply.json()).html);
      figure.classList.add('drawn');
      lay(figure);
      document.dispatchEvent(new Event('kesselhaus-drawn'));
    } catch { figure.classList.add('drawn'); }
  };
  const known = new WeakSet();
  const illustrate = (where) => {
    for (const figure of where.querySelectorAll('figure[data-figure]')) if (!known.has(figure)) { known.add(figure); watch.observe(figure); }
  };

  const turning = () => { for (const board of document.querySelectorAll('.turning')) illustrate(board); };
  document.addEventListener('kesselhaus-shown', turning);
  turning();

  window.kesselhaus = Object.assign(window.kesselhaus || {}, { lay, illustrate });
})();
