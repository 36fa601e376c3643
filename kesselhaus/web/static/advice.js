// What a bot thinks comes after the page: figures on the keys, a list beside a moment, the curve of a match.
// Whatever does not come is not missed.
(() => {
  const page = document, house = page.querySelector('.house');
  if (!house) return;
  const ask = async (address, how) => {
    const reply = await fetch(address, { headers: { Accept: 'application/json' }, credentials: 'same-origin', ...how });
    return reply.ok ? reply.json() : null;
  };
  const { show } = window.kesselhaus;
  const glyph = (name) => `<svg class="i" width="1em" height="1em" aria-hidden="true"><use href="#${name}"/></svg>`;

  // ---------------------------------------------------------------- on the keys

  let told = null, asked = '', thinking = null;
  const field = (name) => { const found = page.querySelector(`#console [name=${name}]`); return found ? found.value : ''; };

  // A key keeps its place and its focus: room for the window is there from the start.
  const put = () => {
    if (!told || `${told.version} ${told.seat}` !== `${field('version')} ${field('seat')}` || field('confirmed')) return;
    for (const { option, figure, share, best, told: said } of told.figures) {
      for (const key of page.querySelectorAll(`#console button:is([name=option][value="${option}"],[data-option="${option}"])`)) {
        if (key.querySelector('.adv')) continue;
        const id = `adv-${option}-${key.closest('.quick') ? 'q' : 'k'}`;
        key.insertAdjacentHTML('beforeend', `<i class="adv${best ? ' best' : ''}" aria-hidden="true"><b></b>${best ? glyph('g-crown') : ''}</i><i hidden></i>`);
        const window = key.querySelector('.adv');
        window.style.setProperty('--share', share);
        window.firstElementChild.textContent = figure;
        window.nextElementSibling.id = id;
        window.nextElementSibling.textContent = said;
        key.setAttribute('aria-describedby', id);
        key.title = said;
      }
    }
    number();
  };

  // A number that is asked with a wheel: the best one of those that were tried.
  const number = () => {
    const wheel = page.querySelector('#console .wheel'), head = page.querySelector('#console .number h3');
    if (!wheel || !head || head.querySelector('.adv-number')) return;
    const best = told.figures.find(({ option }) => wheel.querySelector(`option[value="${option}"]`));
    if (!best) return;
    const value = wheel.querySelector(`option[value="${best.option}"]`).text;
    head.insertAdjacentHTML('beforeend', `<span class="adv-number" id="adv-number">${glyph('g-crown')}<b></b><i></i></span>`);
    head.lastElementChild.querySelector('b').textContent = told.number.replace('{number}', value);
    head.lastElementChild.querySelector('i').textContent = best.figure;
    wheel.setAttribute('aria-describedby', 'adv-number');
  };

  const think = async () => {
    if (!house.dataset.advice || !page.querySelector('#console.advised.mine')) return;
    if (page.querySelectorAll('#console button:is([name=option],[data-option]),#console .wheel option').length < 2) return;
    const question = `${field('version')} ${field('seat')}`;
    if (question === asked) return put();
    asked = question;
    if (thinking) thinking.abort();
    thinking = new AbortController();
    try {
      told = await ask(`${house.dataset.advice}?seat=${field('seat')}`, { signal: thinking.signal });
    } catch { return; }
    if (told && !told.figures) told = null;
    put();
  };
  page.addEventListener('kesselhaus-shown', think);

  // ---------------------------------------------------------------- the coach, when he is asked

  const coach = page.getElementById('p-coach');
  const question = () => `${field('version')} ${field('seat')}`;
  let counsel = '';
  const unrank = () => { for (const key of page.querySelectorAll('[data-rank]')) delete key.dataset.rank; };
  const rank = () => {
    unrank();
    if (counsel !== question()) return;
    for (const row of coach.querySelectorAll('[data-for]')) {
      const keys = page.querySelectorAll(`#console button:is([name=option][value="${row.dataset.for}"],[data-option="${row.dataset.for}"])`);
      for (const key of keys) key.dataset.rank = row.querySelector('.disc').textContent;
    }
  };
  const counselled = async (unasked) => {
    const now = question(), [key, wait] = coach.children;
    key.hidden = true;
    wait.hidden = false;
    if (!unasked) coach.focus();
    let reply = null;
    try { reply = await ask(`${house.dataset.coach}?seat=${field('seat')}`); } catch {}
    wait.hidden = true;
    key.hidden = false;
    if (!reply || now !== question()) return;
    if (reply.refusal) { if (!unasked) window.kesselhaus.notice(reply.refusal); return; }
    show({ coach: reply.html });
    counsel = now;
    rank();
  };
  // What was said of one question is no counsel for the next.
  const forget = () => {
    if (!coach) return;
    if (counsel && counsel !== question()) { coach.querySelector('#coach').replaceChildren(); counsel = ''; }
    rank();
  };
  page.addEventListener('click', (event) => { if (event.target.closest('[data-do=coach]')) counselled(false); });
  // With hints on he speaks before he is asked, once to each question, and takes nobody's focus.
  let spoken = '';
  page.addEventListener('kesselhaus-counsel', () => {
    if (!coach || spoken === question() || page.querySelectorAll('#console button:is([name=option],[data-option])').length < 2) return;
    spoken = question();
    counselled(true);
  });
  page.addEventListener('kesselhaus-shown', forget);

  // ---------------------------------------------------------------- the curve

  const board = page.querySelector('[data-course]');
  let moments = [];
  let at = Number(house.dataset.at || 0);

  const here = () => {
    const chart = page.querySelector('#chances .chart'), line = chart && chart.querySelector('.here');
    if (!line || !moments.length) return;
    const { from, to, first, last } = chart.dataset;
    const part = (at - first) / Math.max(1, last - first);
    line.setAttribute('transform', `translate(${Number(from) + part * (to - from)} 0)`);
    const then = moments.findLast(([moment]) => moment <= at) || moments[0];
    [...page.querySelectorAll('#chances li b')].forEach((figure, seat) => { figure.textContent = then[1][seat]; });
  };

  const evaluate = async () => {
    try {
      const address = new URL(board.dataset.course, location.href);
      if (at) address.searchParams.set('at', at);
      if (matchMedia('(max-width:760px)').matches) address.searchParams.set('phone', 1);
      const reply = await ask(address);
      if (!reply || reply.refusal) { board.hidden = true; return; }
      show(reply.regions);
      moments = reply.moments;
      here();
    } catch { board.hidden = true; }
  };

  // ---------------------------------------------------------------- beside a moment of the replay

  let open = false;
  try { open = localStorage.getItem('thoughts') === '1'; } catch {}

  const consider = async (pause) => {
    if (!house.dataset.considers || !open) return;
    const moment = at;
    show({ thoughts: house.dataset.wait });
    // Who runs through the match does not ask at every moment.
    await new Promise((next) => setTimeout(next, pause));
    if (moment !== at || !open) return;
    try {
      const address = new URL(house.dataset.considers, location.href);
      address.searchParams.set('at', moment);
      const reply = await ask(address);
      if (moment === at && open) show({ thoughts: reply ? reply.thoughts : house.dataset.none });
    } catch {}
  };
  page.addEventListener('click', (event) => {
    if (!event.target.closest('[data-thoughts]')) return;
    open = !open;
    try { localStorage.setItem('thoughts', open ? '1' : '0'); } catch {}
    if (open) consider(0); else show({ thoughts: house.dataset.ask });
  });
  page.addEventListener('kesselhaus-at', (event) => {
    at = event.detail;
    here();
    consider(250);
  });

  // ---------------------------------------------------------------- a match looked at afterwards

  const follow = async () => {
    for (let place = page.querySelector('[data-analysis]'); place; place = page.querySelector('[data-analysis]')) {
      await new Promise((next) => setTimeout(next, 900));
      let reply = null;
      try { reply = await ask(place.dataset.analysis); } catch {}
      if (!reply || !reply.regions) return;
      show(reply.regions);
    }
    // What was found stands on the curve too.
    if (board && page.querySelector('.turning .points')) evaluate();
  };
  if (page.querySelector('[data-analysis]')) follow();

  think();
  if (board) evaluate();
  consider(0);
})();
