// Since your last turn: what the others did is played again, step by step, marked on the board and told in words.
(() => {
  const page = document, house = page.querySelector('.house[data-table]'), panel = page.getElementById('since');
  if (!house || !panel) return;
  const { show, mark, unmark, quiet } = window.kesselhaus;
  const STEP = 600;
  let story = null, timer = null;

  // Who has had no turn yet has no last one: he is told what he has not seen.
  const lines = (from) => {
    const list = page.getElementById('lines');
    const cut = list && list.querySelector('.cut');
    const found = [];
    if (list && !cut) return [...list.children].filter((line) => {
      const link = line.querySelector('a.then');
      return link && Number(new URL(link.href).searchParams.get('at')) > from;
    });
    for (let line = cut && cut.nextElementSibling; line; line = line.nextElementSibling) found.push(line);
    return found;
  };

  const tell = (from) => {
    const list = panel.querySelector('ul');
    list.replaceChildren(...lines(from).map((line) => { const copy = line.cloneNode(true); copy.removeAttribute('id'); return copy; }));
    panel.hidden = !list.children.length;
    list.scrollTop = 0;
  };

  const step = (number, touched) => {
    const frame = story.frames[number];
    if (!frame) { finish(touched); return; }
    const changed = show(frame.regions);
    if (number) for (const element of changed) touched.add(element);
    unmark();
    if (number) mark(changed, true);
    timer = setTimeout(() => step(number + 1, touched), number ? STEP : 250);
  };

  // The table as it is now, whatever was shown on the way; what has changed stays marked until one goes on.
  const finish = (touched) => {
    clearTimeout(timer);
    timer = null;
    house.classList.remove('playing-back');
    if (story) show(Object.assign({}, ...story.frames.map((frame) => frame.regions)));
    unmark();
    mark(touched || [], true);
    page.dispatchEvent(new CustomEvent('kesselhaus-back'));
  };

  const play = () => {
    if (!story || quiet.matches) return;
    house.classList.add('playing-back');
    step(0, new Set());
  };

  const begin = async (from) => {
    tell(from);
    if (panel.hidden) return;
    const seat = new URL(house.dataset.live, location.href).searchParams.get('seat');
    const address = `/t/${house.dataset.table}/since?from=${from}${seat === null ? '' : `&seat=${seat}`}`;
    try {
      const reply = await fetch(address, { credentials: 'same-origin' });
      if (!reply.ok) return;
      story = await reply.json();
    } catch { return; }
    if (story.version !== Number(house.dataset.version) || story.frames.length < 2) { story = null; return; }
    play();
  };

  const close = () => { if (timer) finish(); unmark(); story = null; panel.hidden = true; };

  page.addEventListener('click', (event) => {
    const deed = event.target.closest('[data-do]');
    if (deed && deed.dataset.do === 'since-close') close();
    else if (deed && deed.dataset.do === 'since-again') { if (timer) finish(); play(); }
    else if (timer) finish();
  });
  page.addEventListener('keydown', (event) => {
    if (timer) { event.preventDefault(); finish(); }
    else if (event.key === 'Escape' && !panel.hidden) close();
  }, true);

  window.kesselhaus.since = { begin, close, isPlaying: () => timer !== null };
  if (house.dataset.since) begin(Number(house.dataset.since));
})();
