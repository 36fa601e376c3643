// A match step by step without leaving the page: keys, slider, and playing by itself.
(() => {
  const page = document, house = page.querySelector('.house[data-replay]');
  if (!house) return;
  const { show, mark, unmark } = window.kesselhaus;
  const STEP = 600;
  let at = Number(house.dataset.at), busy = false, wanted = null, playing = false;
  const last = Number(house.dataset.last);

  // What has just happened stands beside the keys: on a phone the log is far away.
  const tell = (lines) => {
    const deed = page.getElementById('deed');
    if (!deed) return;
    deed.replaceChildren(...lines.map((line) => {
      const copy = page.createElement('span'), mark = line.querySelector(':scope > .mark');
      const said = [...line.querySelector('.then').childNodes];
      copy.append(...(mark ? [mark, ...said] : said).map((node) => node.cloneNode(true)));
      return copy;
    }));
  };

  const here = () => {
    const log = page.getElementById('p-log');
    let line = null;
    const now = [];
    for (const link of log.querySelectorAll('a.then')) {
      const moment = Number(new URL(link.href).searchParams.get('at'));
      const item = link.closest('li');
      item.classList.toggle('later', moment > at);
      item.classList.toggle('now', moment === at);
      if (moment <= at) line = item;
      if (moment === at) now.push(item);
    }
    // Where a move says nothing by itself, what was told last still stands.
    if (!now.length && line) { line.classList.add('now'); now.push(line); }
    tell(now);
    for (const turn of log.querySelectorAll('.trn')) turn.firstElementChild.open = now.some((item) => turn.contains(item));
    if (line) log.scrollTop += line.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom + 40;
  };

  const go = async (to) => {
    wanted = Math.max(1, Math.min(last, to));
    if (busy) return;
    busy = true;
    try {
      while (wanted !== null && wanted !== at) {
        const goal = wanted;
        const reply = await fetch(`${house.dataset.replay}?at=${goal}`, { headers: { Accept: 'application/json' }, credentials: 'same-origin' });
        const told = await reply.json();
        if (!reply.ok) throw new Error(told.refusal);
        const near = goal === at + 1;
        at = goal;
        unmark();
        const changed = show(told.regions);
        if (near) mark(changed, true);
        history.replaceState(null, '', `?at=${at}`);
        here();
        page.dispatchEvent(new CustomEvent('kesselhaus-at', { detail: at }));
      }
      page.getElementById('notice').hidden = true;
    } catch (problem) {
      playing = false;
      const box = page.getElementById('notice');
      box.textContent = problem.message || house.dataset.unreachable;
      box.hidden = false;
    } finally {
      busy = false;
      wanted = null;
      house.classList.toggle('playing-back', playing);
    }
  };

  const run = async () => {
    while (playing && at < last) {
      await go(at + 1);
      await new Promise((next) => setTimeout(next, STEP));
    }
    playing = false;
    house.classList.remove('playing-back');
  };

  const steps = { first: () => go(1), back: () => go(at - 1), forward: () => go(at + 1), last: () => go(last), play() { playing = !playing; if (playing) run(); } };

  page.addEventListener('click', (event) => {
    const key = event.target.closest('[data-step]');
    const line = event.target.closest('a.then');
    if (key) { event.preventDefault(); if (key.dataset.step !== 'play') playing = false; steps[key.dataset.step](); }
    else if (line && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      playing = false;
      go(Number(new URL(line.href).searchParams.get('at')));
    }
  });
  page.addEventListener('input', (event) => { if (event.target.closest('.slide')) { playing = false; go(Number(event.target.value)); } });
  page.addEventListener('submit', (event) => { if (event.target.closest('.slide')) event.preventDefault(); });
  page.addEventListener('keydown', (event) => {
    if (event.target.closest('input,select,textarea,#p-log') || event.ctrlKey || event.metaKey) return;
    const key = { Home: 'first', ArrowLeft: 'back', ArrowRight: 'forward', End: 'last', ' ': 'play' }[event.key];
    if (key && !(event.key === ' ' && event.target.closest('a,button'))) { event.preventDefault(); if (key !== 'play') playing = false; steps[key](); }
  });
  here();
})();
