// Since your last turn: what the others did is played again, step by step, marked on the board and told in words.
(() => {
  const page = document, house = page.querySelector('.house[data-table]'), panel = page.getElementById('since');
  if (!house || !panel) return;
  const { show, mark, unmark, pace } = window.kesselhaus;
  let story = null;

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

  // On the stage, or at once where somebody wants no show: then what has changed is only marked.
  const play = () => {
    if (!story) return;
    if (pace.now() !== 'instant') { pace.play(story.frames); return; }
    const [first, ...others] = story.frames;
    show(first.regions);
    const changed = show(Object.assign({}, ...others.map((frame) => frame.regions)));
    unmark();
    mark(changed, true);
  };

  const begin = async (from) => {
    tell(from);
    if (panel.hidden || pace.isPlaying()) return;
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

  const close = () => { unmark(); story = null; panel.hidden = true; };

  // From the own last turn on, or the last turns of all.
  const again = () => {
    const cut = page.querySelector('#lines .cut'), turns = page.querySelectorAll('#lines .trn');
    const from = cut ? cut.nextElementSibling : turns[Math.max(0, turns.length - 3)];
    const link = from && [from, ...page.querySelectorAll(`#${from.id}~*`)].map((line) => line.querySelector('a.then')).find(Boolean);
    if (link) begin(Number(new URL(link.href).searchParams.get('at')) - 1);
  };

  page.addEventListener('click', (event) => {
    const deed = event.target.closest('[data-do]');
    if (deed && deed.dataset.do === 'since-close') close();
    else if (deed && deed.dataset.do === 'since-again') play();
    else if (deed && deed.dataset.do === 'show-again' && !event.ctrlKey && !event.metaKey) { event.preventDefault(); again(); }
  });
  page.addEventListener('keydown', (event) => { if (event.key === 'Escape' && !panel.hidden) close(); });

  window.kesselhaus.since = { begin, close };
  if (house.dataset.since) begin(Number(house.dataset.since));
})();
