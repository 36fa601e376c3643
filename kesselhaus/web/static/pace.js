// What others do is shown move by move, at a pace of one's choice: the bar becomes the stage. The house does not wait
// for it: what is told meanwhile stands in a queue, and whoever presses something sees the table as it is.
(() => {
  const page = document, house = page.querySelector('.house[data-table]'), bar = page.getElementById('console');
  if (!house || !bar) return;
  const { show, mark, unmark, refocus } = window.kesselhaus;
  const PACES = { step: Infinity, slow: 1200, normal: 600, fast: 250, instant: 0 };
  const REST = 2500, HOUR = 3600000;
  const words = JSON.parse(page.currentScript.dataset.words);
  const safe = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const each = (ms) => ms === Infinity ? words.each_step : ms ? words.each.replace('{seconds}', (ms / 1000).toLocaleString(page.documentElement.lang)) : words.each_instant;
  const plays = (name) => name === words.you ? words.you_play : words.plays.replace('{name}', () => name);
  const late = (turns) => turns === 1 ? words.one_behind : words.behind.replace('{turns}', turns);

  // ---------------------------------------------------------------- the choice

  // In a guided first match and in the first ones of a game slowly, unless one has chosen otherwise.
  let pace = page.getElementById('lesson') || house.dataset.slow !== undefined ? 'slow' : 'normal';
  try { const kept = localStorage.getItem('pace'); if (kept in PACES) pace = kept; } catch {}

  const choice = () => `<div class="seg5" role="radiogroup" aria-label="${safe(words.others)}">${Object.keys(PACES).map((name) =>
    `<button type="button" role="radio" data-pace="${name}">${safe(words[name])}</button>`).join('')}</div>`;
  const chosen = () => {
    for (const key of page.querySelectorAll('[data-pace]')) key.setAttribute('aria-checked', key.dataset.pace === pace);
    stage.querySelector('.pacer small').textContent = each(PACES[pace]);
    stage.querySelector('[data-show=pause]>span').textContent = pace === 'step' ? words.next : paused ? words.on : words.pause;
    stage.querySelector('[data-show=pause]').classList.toggle('held', paused || pace === 'step');
  };
  const choose = (name) => {
    pace = name;
    try { localStorage.setItem('pace', name); } catch {}
    paused = false;
    chosen();
    if (shows()) wait();
  };

  const stage = page.createElement('section');
  Object.assign(stage, { id: 'stage', className: 'console show', hidden: true });
  stage.setAttribute('aria-label', words.stage);
  const key = (deed, label, name) => `<button type="button" class="opt" data-show="${deed}"><span>${safe(label)}</span><kbd>${safe(name)}</kbd></button>`;
  stage.innerHTML = `<div class="purse"></div><div class="bar-in"><div class="ask"><span class="who"></span><h2></h2><p></p></div>
    <div class="grps"><div class="grp"><h3>${safe(words.film)} <small>${safe(words.again)}</small></h3><ol class="film"></ol></div></div>
    <div class="grp pacer"><h3>${safe(words.pace)} <small></small></h3>${choice()}<div class="opts">
    ${key('pause', words.pause, words.space)}${key('skip', words.skip, 'S')}${key('end', house.dataset.live.includes('seat=') ? words.mine : words.end, 'Esc')}</div></div></div>`;
  bar.after(stage);
  const menu = page.querySelector('#menu .board #deeds');
  if (menu) menu.insertAdjacentHTML('beforebegin', `<div class="pacer"><h3>${safe(words.others)}</h3>${choice()}</div>`);

  // ---------------------------------------------------------------- the show

  let queue = [], film = [], place = -1, base = {}, timer = null, paused = false, skipping = null, apply = null;
  let newest = Number(house.dataset.version), hasty = null;
  let touched = new Set(), figures = new Map();

  const shows = () => !stage.hidden;
  const lines = (at) => [...page.querySelectorAll('#lines a.then')].filter((link) => link.href.endsWith(`at=${at}`)).map((link) => link.closest('li'));
  // The turn that a frame belongs to: what is told live names it, what is past is in the log already.
  const turnOf = (frame) => {
    if (frame.letter) {
      const found = (frame.letter.more || []).join('').match(/id="t-\d+"/g);
      return found ? found[found.length - 1] : '';
    }
    const block = lines(frame.at).map((line) => line.closest('.trn')).find(Boolean);
    return block ? `id="${block.id}"` : '';
  };
  const behind = () => new Set(queue.map(turnOf).filter((turn) => turn && (!film.length || turn !== film[film.length - 1].turn))).size;

  const note = (changed) => {
    for (const element of changed) {
      touched.add(element);
      const by = Number(((element.dataset && element.dataset.dlt) || '0').replace('−', '-'));
      if (by) figures.set(element, (figures.get(element) || 0) + by);
    }
  };

  const step = () => {
    clearTimeout(timer);
    timer = null;
    if (place < film.length - 1) { moment(place + 1); wait(); return; }
    const frame = queue.shift();
    if (!frame) { rest(); return; }
    frame.turn = turnOf(frame);
    if (film.length && frame.turn !== film[film.length - 1].turn) { film = []; base = {}; }
    for (const id of Object.keys(frame.regions)) {
      const region = page.getElementById(id);
      if (region && !(id in base)) base[id] = region.outerHTML;
    }
    unmark();
    const changed = frame.letter ? apply(frame.letter) : show(frame.regions);
    if (!frame.first) { note(changed); mark(changed, true); frame.spot = spotOf(changed); }
    frame.deeds = frame.first ? [] : lines(frame.at);
    film.push(frame);
    place = film.length - 1;
    if (isSkipped(frame)) { step(); return; }
    skipping = null;
    draw();
    wait();
  };
  const isSkipped = (frame) => skipping !== null && (skipping === 'all' || frame.turn === skipping) && queue.length > 0;
  const ends = (frame) => !frame.letter || frame.letter.mine;

  // A moment of this turn again; what is around the boards stays as it is.
  const AROUND = new Set(['console', 'told', 'clocks', 'affairs', 'said', 'deeds', 'jump', 'lines', 'lesson']);
  const moment = (number) => {
    place = number;
    const regions = Object.assign({}, base, ...film.slice(0, number + 1).map((frame) => frame.regions));
    for (const id of AROUND) delete regions[id];
    unmark();
    mark(show(regions), true);
    draw();
  };

  const wait = () => {
    clearTimeout(timer);
    timer = null;
    const frame = film[place];
    if (paused || !frame) return;
    if (frame.first || !frame.deeds.length) { timer = setTimeout(step, frame.first ? 250 : 0); return; }
    if (pace === 'step') return;
    const many = frame.deeds.some((line) => line.querySelectorAll('.q,.vp').length > 2) ? 1.5 : 1;
    timer = setTimeout(step, PACES[pace] * many / (behind() > 2 ? 2 : 1));
  };

  // Nothing more is told: whose turn it is is asked, else the bar waits a little before it is the bar again.
  const rest = () => {
    const frame = film[film.length - 1];
    if (!frame || ends(frame)) { close(); return; }
    timer = setTimeout(() => { timer = null; if (!queue.length) close(); else step(); }, REST);
  };

  const close = () => {
    clearTimeout(timer);
    timer = null;
    if (place < film.length - 1) moment(film.length - 1);
    const focused = stage.contains(page.activeElement);
    stage.hidden = true;
    house.classList.remove('showing', 'playing-back');
    skipping = null;
    paused = false;
    unmark();
    fade();
    for (const [element, by] of figures) if (element.isConnected) element.dataset.dlt = `${by < 0 ? '−' : '+'}${Math.abs(by)}`;
    mark(touched, true);
    touched = new Set();
    figures = new Map();
    if (focused) refocus();
    page.dispatchEvent(new CustomEvent('kesselhaus-back'));
  };

  const open = () => {
    stage.querySelector('.purse').innerHTML = (bar.querySelector('.purse') || { innerHTML: '' }).innerHTML;
    stage.hidden = false;
    house.classList.add('showing', 'playing-back');
    chosen();
    step();
  };

  const skip = (what) => {
    if (!shows()) return;
    paused = false;
    if (place < film.length - 1) moment(film.length - 1);
    skipping = what === 'turn' && film.length ? film[film.length - 1].turn : 'all';
    const turn = skipping;
    while (queue.length && (what !== 'turn' || turnOf(queue[0]) === turn)) step();
    clearTimeout(timer);
    timer = null;
    hasty = film.length && ends(film[film.length - 1]) ? null : turn;
    if (what !== 'turn') close(); else if (queue.length) step(); else rest();
  };

  // ---------------------------------------------------------------- on the boards

  // Brass discs in the order of deeds, a frame round a row that was shifted, and pearls from where a piece stood.
  const layer = page.createElement('div');
  Object.assign(layer, { id: 'discs', hidden: true });
  layer.setAttribute('aria-hidden', 'true');
  house.append(layer);
  const onPage = (box) => ({ left: box.left + scrollX, top: box.top + scrollY, right: box.right + scrollX, bottom: box.bottom + scrollY });
  const middle = ({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  const around = (boxes) => ({
    left: Math.min(...boxes.map((box) => box.left)), top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)), bottom: Math.max(...boxes.map((box) => box.bottom)),
  });
  const isOnBoard = (element) => element.isConnected && element.closest('main') && !element.closest('#log,#jump') && element.checkVisibility();
  const spotOf = (changed) => {
    const moved = (changed.moved || []).filter(({ piece }) => isOnBoard(piece)).sort((one, other) => other.far - one.far);
    const row = moved.filter(({ piece }) => piece.id.startsWith('tile-'));
    if (row.length > 2) return { box: onPage(around(row.map(({ is }) => is))), row: true };
    if (moved.length) return { box: onPage(moved[0].is), from: onPage(moved[0].was) };
    const found = [...changed].filter((element) => element.nodeType === 1 && isOnBoard(element));
    const first = found.find((element) => element.closest('.colB>section:first-child')) || found[0];
    return first ? { box: onPage(first.getBoundingClientRect()) } : null;
  };
  const at = (x, y) => `left:${x.toFixed(1)}px;top:${y.toFixed(1)}px`;
  const path = ({ from, box }) => {
    const [x, y] = middle(from), [to, down] = middle(box);
    return `<svg class="pearls" style="left:0;top:0" width="1" height="1"><circle cx="${x}" cy="${y}" r="11"/><path pathLength="1" d="M${x} ${y}L${to} ${down}"/></svg>`;
  };
  const put = (pictures, now) => {
    const told = pictures.slice(0, pictures.indexOf(now) + 1);
    layer.className = '';
    layer.hidden = !told.some(({ spot }) => spot);
    layer.innerHTML = told.map((frame, number) => (frame.spot ? `${frame.spot.row && frame === now ? `<i class="row" style="${at(frame.spot.box.left, frame.spot.box.top)};
      width:${frame.spot.box.right - frame.spot.box.left}px;height:${frame.spot.box.bottom - frame.spot.box.top}px"></i>` : ''}${frame.spot.from && frame === now ? path(frame.spot) : ''}
      <b class="${frame === now ? 'cur' : ''}" style="${at(frame.spot.box.right, frame.spot.box.top)}">${number + 1}</b>` : '')).join('');
  };
  const fade = () => { layer.classList.add('gone'); setTimeout(() => { if (layer.classList.contains('gone')) layer.hidden = true; }, 260); };
  window.addEventListener('resize', () => { layer.hidden = true; });

  // ---------------------------------------------------------------- the stage

  const draw = () => {
    const frame = film[place], pictures = film.filter((one) => one.deeds && one.deeds.length);
    const line = frame.deeds[frame.deeds.length - 1], block = line && line.closest('.trn');
    const who = stage.querySelector('.who'), sign = block ? block.querySelector('summary>.mark') : line && line.querySelector(':scope>.mark');
    who.replaceChildren(...(sign ? [sign.cloneNode(true)] : []));
    if (block) who.append(plays(block.querySelector('.gist b').textContent.trim()));
    if (line) stage.querySelector('h2').innerHTML = told(frame);
    stage.querySelector('h2').classList.toggle('long', stage.querySelector('h2').textContent.length > 34);
    const waits = behind();
    stage.querySelector('.ask p').textContent = waits ? late(waits) : '';
    const list = stage.querySelector('.film');
    list.innerHTML = pictures.map((one, number) => `<li class="${one === frame ? 'cur' : ''}"><button type="button" data-moment-of="${film.indexOf(one)}">
      <b class="n">${number + 1}</b><span>${told(one)}</span></button></li>`).join('') + (ends(film[film.length - 1]) && !queue.length ? '' : `<li class="todo">${safe(words.come)}</li>`);
    const now = list.querySelector('.cur');
    if (now) list.scrollLeft = now.offsetLeft - list.offsetLeft - 40;
    put(pictures, frame);
    chosen();
  };
  const told = (frame) => frame.deeds.map((line) => (line.querySelector('.then') || line).innerHTML.replace(/ id="[^"]*"/g, '')).join(' · ');

  page.addEventListener('click', (event) => {
    const choice = event.target.closest('[data-pace]'), deed = event.target.closest('[data-show]'), picture = event.target.closest('[data-moment-of]');
    if (choice) { choose(choice.dataset.pace); if (pace === 'instant') skip('all'); return; }
    if (!shows()) return;
    if (picture) { paused = true; clearTimeout(timer); timer = null; moment(Number(picture.dataset.momentOf)); } else if (deed) acts[deed.dataset.show]();
    else if (event.target.closest('main') && !event.target.closest('#log')) { event.preventDefault(); event.stopPropagation(); skip('all'); }
  }, true);
  const acts = {
    pause() { if (pace === 'step') step(); else { paused = !paused; chosen(); wait(); } },
    next() { step(); },
    back() { paused = true; clearTimeout(timer); timer = null; if (place > 0) moment(place - 1); },
    skip() { skip('turn'); },
    end() { skip('all'); },
  };
  page.addEventListener('keydown', (event) => {
    if (!shows() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest('input,select,textarea') || ['Tab', 'Shift'].includes(event.key)) return;
    if (event.target.closest('#stage button,#menu') && ['Enter', ' '].includes(event.key)) return;
    // What lies on top is closed first.
    if (event.key === 'Escape' && location.hash === '#menu') return;
    const deed = { ' ': 'pause', ArrowRight: 'next', ArrowLeft: 'back', s: 'skip', S: 'skip' }[event.key] || 'end';
    event.preventDefault();
    event.stopImmediatePropagation();
    acts[deed]();
  }, true);
  page.addEventListener('visibilitychange', () => { if (page.hidden) skip('all'); });

  // ---------------------------------------------------------------- what is told

  // Whoever has little time on his clock, looks elsewhere or wants it so sees the present at once.
  const hurries = (letter) => {
    const clock = letter.mine && /data-left="(\d+)" data-runs/.exec((letter.regions || {}).clocks || '');
    return Boolean(clock) && Number(clock[1]) < HOUR;
  };
  const takes = (letter, how) => {
    apply = how;
    if (letter.whole || hurries(letter)) skip('all');
    if (letter.version === undefined || letter.whole) { newest = letter.version || newest; return false; }
    // Beside the moves: it is said at once, and the moves keep their order.
    if (letter.version <= newest) {
      if (shows()) how({ regions: letter.regions, chat: letter.chat });
      return shows();
    }
    newest = letter.version;
    const frame = { at: letter.version, regions: letter.regions || {}, letter };
    const skipped = hasty !== null && (hasty === 'all' || hasty === turnOf(frame));
    if (letter.mine || !skipped) hasty = null;
    const paced = letter.other && pace !== 'instant' && !page.hidden && !skipped && !hurries(letter);
    if (!shows() && !paced) return false;
    queue.push(frame);
    if (!shows()) open(); else if (timer === null && !paused && pace !== 'step' && place === film.length - 1) step(); else draw();
    return true;
  };
  const play = (frames) => {
    film = [];
    base = {};
    place = -1;
    queue = [...frames.map((frame, number) => ({ ...frame, first: number === 0 })), ...queue];
    open();
  };

  chosen();
  window.kesselhaus.pace = { takes, play, skip: () => skip('all'), isPlaying: shows, now: () => pace };
})();
