// The main board can be looked at more closely: wheel, keys, buttons, or two fingers. Nothing else on the page moves.
(() => {
  const page = document;
  const sheet = () => page.querySelector('main .colB > section svg[role=group]');
  const first = sheet();
  if (!first) return;
  const frame = first.closest('section');
  const words = JSON.parse(page.currentScript.dataset.words);
  const view = { zoom: 1, x: 0, y: 0 };
  const MOST = 4;

  const box = () => {
    const { x, y, width, height } = sheet().viewBox.baseVal;
    return { x, y, width, height };
  };
  let whole = null;

  // Zooming changes what the drawing shows of itself, so lines stay sharp and places stay where they are clicked.
  const draw = () => {
    const board = sheet();
    if (!whole) whole = box();
    const width = whole.width / view.zoom, height = whole.height / view.zoom;
    view.x = Math.max(whole.x, Math.min(view.x, whole.x + whole.width - width));
    view.y = Math.max(whole.y, Math.min(view.y, whole.y + whole.height - height));
    board.setAttribute('viewBox', `${view.x} ${view.y} ${width} ${height}`);
    board.style.overflow = view.zoom > 1 ? 'hidden' : '';
    frame.classList.toggle('zoomed', view.zoom > 1);
    for (const key of keys.querySelectorAll('button')) key.disabled = key.dataset.zoom === 'closer' ? view.zoom >= MOST : view.zoom <= 1;
  };

  // Around a point given in parts of the shown width and height.
  const zoom = (by, px = 0.5, py = 0.5) => {
    if (!whole) whole = box();
    const before = { width: whole.width / view.zoom, height: whole.height / view.zoom };
    const next = Math.max(1, Math.min(MOST, view.zoom * by));
    view.x += px * (before.width - whole.width / next);
    view.y += py * (before.height - whole.height / next);
    view.zoom = next;
    draw();
  };
  const fit = () => { Object.assign(view, { zoom: 1, x: 0, y: 0 }); draw(); };
  const pan = (x, y) => { view.x += x; view.y += y; draw(); };

  const keys = page.createElement('div');
  keys.className = 'zoom';
  for (const [deed, sign] of [['closer', 'plus'], ['farther', 'minus'], ['fit', 'eye']]) {
    const key = page.createElement('button');
    Object.assign(key, { type: 'button', title: words[deed] });
    key.setAttribute('aria-label', words[deed]);
    key.dataset.zoom = deed;
    key.innerHTML = `<svg class="i" width="1rem" height="1rem" aria-hidden="true"><use href="#g-${sign}"/></svg>`;
    keys.append(key);
  }
  keys.addEventListener('click', (event) => {
    const key = event.target.closest('[data-zoom]');
    if (key) ({ closer: () => zoom(1.4), farther: () => zoom(1 / 1.4), fit })[key.dataset.zoom]();
  });
  const place = () => { if (!keys.isConnected) frame.append(keys); if (view.zoom > 1) draw(); };
  place();
  draw();
  // The drawing is morphed after every move: keep the view and the keys.
  new MutationObserver((changes) => {
    const moved = changes.some((change) => change.attributeName === 'viewBox' && view.zoom > 1
      && sheet().viewBox.baseVal.width === whole.width);
    if (moved) draw();
    if (!keys.isConnected) place();
  }).observe(frame, { childList: true, subtree: true, attributes: true, attributeFilter: ['viewBox'] });

  // On a phone the places that are worth most are looked at more closely, until one looks elsewhere.
  const narrow = matchMedia('(max-width:760px)');
  let near = '';
  const look = () => {
    const spots = narrow.matches && sheet().querySelector('[data-near]'), wanted = spots ? spots.dataset.near : '';
    if (wanted === near) return;
    near = wanted;
    if (!wanted) { fit(); return; }
    if (!whole) whole = box();
    const [x, y, width, height] = wanted.split(' ').map(Number);
    const all = sheet().getBoundingClientRect(), seen = frame.getBoundingClientRect();
    const across = seen.width / all.width, down = seen.height / all.height;
    view.zoom = Math.max(1, Math.min(MOST / 2, whole.width * across / width, whole.height * down / height));
    view.x = x + width / 2 - ((seen.left - all.left) / all.width + across / 2) * whole.width / view.zoom;
    view.y = y + height / 2 - ((seen.top - all.top) / all.height + down / 2) * whole.height / view.zoom;
    draw();
  };
  page.addEventListener('kesselhaus-shown', look);
  look();

  const part = (event) => {
    const at = sheet().getBoundingClientRect();
    return [(event.clientX - at.left) / at.width, (event.clientY - at.top) / at.height];
  };
  frame.addEventListener('wheel', (event) => {
    if (view.zoom === 1 && event.deltaY > 0 && !event.ctrlKey) return;
    if (!event.ctrlKey && !matchMedia('(min-width:1280px)').matches) return;
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, ...part(event));
  }, { passive: false });

  // One finger or the mouse moves a board that is zoomed; two fingers zoom it.
  const fingers = new Map();
  let apart = 0, dragged = 0;
  frame.addEventListener('pointerdown', (event) => {
    // A drag by finger ends without a click: what begins here is something new.
    dragged = 0;
    apart = 0;
    if (!event.target.closest('.zoom')) fingers.set(event.pointerId, event);
  });
  frame.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const at = sheet().getBoundingClientRect(), scale = (whole ? whole.width : 1) / view.zoom / at.width;
    fingers.set(event.pointerId, event);
    if (fingers.size === 2) {
      const [a, b] = [...fingers.values()];
      const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      const middle = part({ clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 });
      if (apart) zoom(distance / apart, ...middle);
      apart = distance;
      dragged = 99;
    } else if (view.zoom > 1) {
      const x = before.clientX - event.clientX, y = before.clientY - event.clientY;
      dragged += Math.abs(x) + Math.abs(y);
      if (dragged > 4) { pan(x * scale, y * scale); frame.setPointerCapture(event.pointerId); }
    }
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave']) {
    frame.addEventListener(end, (event) => { fingers.delete(event.pointerId); apart = 0; });
  }
  // What was a drag is no click on a place.
  frame.addEventListener('click', (event) => {
    if (dragged > 6) { event.stopPropagation(); event.preventDefault(); }
    dragged = 0;
  }, true);

  page.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input,select,textarea')) return;
    const deed = { '+': () => zoom(1.4), '-': () => zoom(1 / 1.4), 0: fit }[event.key];
    if (deed) { event.preventDefault(); deed(); }
    const step = { ArrowLeft: [-40, 0], ArrowRight: [40, 0], ArrowUp: [0, -40], ArrowDown: [0, 40] }[event.key];
    const free = event.target === page.body || event.target.closest('main .colB');
    if (step && view.zoom > 1 && free) { event.preventDefault(); pan(...step); }
  });
})();
