// What is answered in a row (tile, turn, place) is chosen first: a key named `draft` gives nothing, the house only
// draws what is chosen. The key that commits, or a second press on the chosen place, gives the whole row.
(() => {
  const page = document, table = page.querySelector('[data-table]');
  if (!table) return;
  const house = window.kesselhaus;
  let kept = {}, wished = 0, pending = '', again = false;

  const bar = () => page.getElementById('console');
  const commit = () => bar().querySelector('.acts .go[name=row]');

  // Boards as they were without what is only chosen: a move that is told finds them so.
  house.undrafted = (regions) => {
    const all = { ...kept, ...regions };
    kept = {};
    return all;
  };

  // The thing lies there at once; what it brings comes with the reply.
  const lay = (place) => {
    const spots = [...page.querySelectorAll('main .spot')];
    if (!spots.some((spot) => spot.dataset.t === place)) return;
    for (const spot of spots) spot.classList.toggle('chosen', spot.dataset.t === place);
  };

  const focus = (key, was, onBoard) => {
    const { value } = key, place = key.dataset.t;
    const there = place && onBoard && page.querySelector(`main [data-t="${CSS.escape(place)}"]`);
    const same = [...bar().querySelectorAll('button')].find((one) => one.checkVisibility() && ((place && one.dataset.t === place) || (one.value === value && one.name === 'draft')));
    const next = there || (was ? same : commit());
    if (next) next.focus({ preventScroll: true });
  };

  const choose = async (form, key) => {
    const place = key.dataset.t || '';
    if (place && place === pending) { again = true; return; }
    const mine = ++wished, was = bar().classList.contains('choosing');
    const onBoard = Boolean(page.activeElement && page.activeElement.closest('main [data-t]'));
    const fields = new URLSearchParams(new FormData(form, key)), chosen = key.cloneNode();
    pending = place;
    again = false;
    lay(place);
    for (const fold of bar().querySelectorAll('.every[open]')) fold.open = false;
    let letter = null;
    try { letter = await (await house.send(form.getAttribute('action'), fields)).json(); } catch { house.notice(table.dataset.unreachable); }
    if (mine !== wished) return;
    pending = '';
    if (!letter) return;
    if (letter.asked) {
      const fresh = { ...kept, ...letter.asked };
      for (const id of Object.keys(letter.asked)) if (id !== 'console' && !(id in kept)) kept[id] = page.getElementById(id).outerHTML;
      letter.asked = fresh;
      house.notice('');
    }
    house.told(letter);
    focus(chosen, was, onBoard);
    const twin = again && bar().querySelector(`[name=row][data-t="${CSS.escape(place)}"]`);
    if (twin) twin.click();
  };

  page.addEventListener('submit', (event) => {
    const key = event.submitter;
    if (!key || key.name !== 'draft' || !table.contains(key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    choose(event.target, key);
  });

  page.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey || target.closest('input,select,textarea,#p-log')) return;
    const ways = [...bar().querySelectorAll('[data-turns] button')], at = ways.findIndex((way) => way.classList.contains('on'));
    const turn = bar().querySelector('.acts .turns');
    if (ways.length < 2 && !turn) return;
    event.preventDefault();
    if (ways.length < 2) { turn.click(); return; }
    ways[(at + (event.shiftKey ? ways.length - 1 : 1)) % ways.length].click();
  });

  // All places in the list are all places on the board.
  page.addEventListener('toggle', (event) => {
    if (!event.target.matches('#console .every')) return;
    for (const board of page.querySelectorAll('main .map')) board.classList.toggle('every', event.target.open);
  }, true);
})();
