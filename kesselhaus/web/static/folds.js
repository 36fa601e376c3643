// In a short window some boards keep one line. A press unfolds one over its neighbour; a second press, Escape or an
// answer folds it. A board that alone has places which answer the question is unfolded already.
(() => {
  const page = document;
  const folds = [...page.querySelectorAll('.fb')];
  if (!folds.length) return;

  const keyOf = (fold) => fold.querySelector('.fbk');
  const places = (where) => [...where.querySelectorAll('[data-t],.about')];

  const set = (fold, open) => {
    fold.classList.remove('up');
    fold.classList.toggle('open', open);
    keyOf(fold).setAttribute('aria-expanded', open);
    if (!open) return;
    const edge = page.getElementById('console').getBoundingClientRect().top;
    const board = fold.firstElementChild.getBoundingClientRect();
    fold.classList.toggle('up', board.bottom > edge && board.top > edge / 2);
  };
  const only = (wanted) => { for (const fold of folds) set(fold, fold === wanted); };

  for (const fold of folds) {
    const key = page.createElement('button'), board = fold.firstElementChild;
    const title = board.querySelector(':scope > h2') || page.querySelector(`#jump a[href="#${board.id}"]`);
    Object.assign(key, { type: 'button', className: 'fbk' });
    key.setAttribute('aria-label', title ? title.textContent : '');
    key.innerHTML = '<svg class="i" width=".875rem" height=".875rem" aria-hidden="true"><use href="#g-chev"/></svg>';
    key.addEventListener('click', () => only(fold.classList.contains('open') ? null : fold));
    fold.append(key);
  }
  page.addEventListener('keydown', (event) => {
    const open = folds.find((fold) => fold.classList.contains('open'));
    if (event.key !== 'Escape' || !open) return;
    const inside = open.contains(page.activeElement);
    set(open, false);
    if (inside) keyOf(open).focus();
  });

  const asked = () => {
    const open = places(page.querySelector('main')).some((place) => !place.closest('.fb'));
    only(open ? null : folds.find((fold) => places(fold).length));
  };
  page.addEventListener('kesselhaus-shown', asked);
  window.addEventListener('resize', asked);
  asked();
})();
