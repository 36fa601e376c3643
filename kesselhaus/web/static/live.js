// A table page that lives: it answers without leaving the page and is told what happened over a WebSocket. Without
// this script every key still works as a plain form.
(() => {
  const page = document;
  const table = page.querySelector('[data-table]');
  if (!table) return;
  const { show, put, mark, unmark, quiet, refocus } = window.kesselhaus;
  const LINES = 200;
  let version = Number(table.dataset.version);
  let mine = table.dataset.mine !== undefined;
  let seen = page.hidden ? 0 : version;
  let socket = null, wait = 500, due = 0, first = true, full = false;
  let said = Number(table.dataset.messages || 0), read = said;
  let held = [];

  // ---------------------------------------------------------------- what is told

  // Of a region that was told before, only what is new in it is told: so many signs stay, so many go, this comes.
  let has = new Map();
  const spliced = (old, splices) => {
    let made = '', at = 0;
    for (let place = 0; place < splices.length; place += 3) {
      made += old.slice(at, at + splices[place]) + splices[place + 2];
      at += splices[place] + splices[place + 1];
    }
    return made + old.slice(at);
  };
  const whole = (letter) => {
    for (const [id, news] of Object.entries(letter.regions || {})) {
      const html = typeof news === 'string' ? news : spliced(has.get(id), news);
      has.set(id, html);
      letter.regions[id] = html;
    }
    return letter;
  };

  // What a key asked for by the line is answered there, by the id of the request.
  let waits = null;
  const heard = (letter) => {
    if (letter.reply === undefined) { told(whole(letter)); return; }
    if (waits && waits.id === letter.reply) waits.take(letter);
  };

  const told = (letter) => {
    // Who has just sat down is known only when the reply has brought his cookie: no page is left before that.
    if (letter.go && busy) { held.push(letter); return; }
    if (letter.go) { location.assign(letter.go); return; }
    const { pace } = window.kesselhaus;
    if (!pace || !pace.takes(letter, (later) => enact(later, true))) enact(letter, false);
  };

  // Puts a letter on the page. Returns what has changed on the boards; what is paced is marked by the stage.
  const enact = (letter, paced) => {
    let changed = new Set();
    if (full && letter.version !== undefined) { full = false; notice(''); }
    if (letter.full) full = true;
    if (letter.refusal !== undefined) notice(letter.refusal);
    if (letter.asked) show(letter.asked);
    if (letter.version !== undefined) {
      if (letter.version < version && !letter.whole) return changed;
      if (letter.regions && (letter.version > version || letter.whole)) letter.regions = window.kesselhaus.undrafted(letter.regions);
      if (letter.version > version) unmark();
      version = letter.version;
      table.dataset.version = version;
    }
    if (letter.regions) {
      changed = show(letter.regions);
      if (!paced && letter.version !== undefined && !letter.whole && changed.size < 40) mark(changed);
    }
    log(letter);
    if (letter.chat !== undefined) unread(letter.chat);
    turn(letter);
    if (!page.hidden) say();
    return changed;
  };
  const release = () => { const letters = held; held = []; for (const letter of letters) told(letter); };
  page.addEventListener('kesselhaus-back', release);

  const log = (letter) => {
    const list = page.getElementById('lines'), panel = page.getElementById('p-log');
    if (!list) return;
    if (letter.more) {
      for (const line of list.querySelectorAll('.now')) line.classList.remove('now');
      for (const html of letter.more) put(list, html).classList.add('now');
      while (list.children.length > LINES) list.firstElementChild.remove();
    }
    if (letter.cut !== undefined) {
      const old = list.querySelector('.cut'), below = letter.cut && page.getElementById(letter.cut);
      if (below && (!old || old.nextElementSibling !== below)) {
        if (old) old.remove();
        const rule = page.createElement('li');
        rule.className = 'cut';
        rule.innerHTML = '<span></span>';
        rule.firstElementChild.textContent = table.dataset.cut;
        below.before(rule);
      } else if (!below && old) old.remove();
    }
    // The list begins at its end: nothing has to be scrolled unless somebody reads further up.
    if (letter.more && panel && panel.scrollTop > -40) panel.scrollTop = 0;
  };

  const turn = (letter) => {
    if (letter.title) table.dataset.title = letter.title;
    const before = mine;
    if (letter.mine !== undefined) mine = letter.mine;
    page.title = mine ? `● ${table.dataset.title}` : table.dataset.title;
    badge();
    if (mine && !before) call(table.dataset.title);
    if (letter.over && page.documentElement.dataset.sound !== undefined) bell('end');
    if (!mine && navigator.clearAppBadge) navigator.clearAppBadge().catch(() => {});
  };

  const notice = (sentence) => {
    const box = page.getElementById('notice');
    if (!box) return;
    box.textContent = sentence || '';
    box.hidden = !sentence;
  };

  // Words are counted until the chat has been in view.
  const unread = (count) => {
    if (count !== undefined) said = count;
    const sign = page.getElementById('unread'), panel = page.getElementById('p-chat');
    if (!sign || !panel || !panel.hidden) read = said;
    if (!sign) return;
    sign.textContent = said - read;
    sign.hidden = said <= read;
  };
  page.addEventListener('click', (event) => { if (event.target.closest('[role=tab]')) setTimeout(unread); });

  // ---------------------------------------------------------------- your turn

  // The sign in the tab carries a dot while it is your turn, as the title does.
  const sign = page.querySelector('link[rel=icon]'), plain = sign && sign.href;
  const dotted = plain && plain.replace('%3C/svg%3E', encodeURIComponent('<circle cx="20" cy="6" r="6" fill="#0B9C93" stroke="#fff" stroke-width="1.5"/></svg>'));
  const badge = () => { if (sign && sign.href !== (mine ? dotted : plain)) sign.href = mine ? dotted : plain; };

  const call = (title) => {
    const wish = page.documentElement.dataset;
    if (wish.sound !== undefined) bell(page.querySelector('#console .stepper') ? 'bid' : 'turn');
    if (!page.hidden) return;
    if (wish.notify !== undefined && window.Notification && Notification.permission === 'granted') {
      const card = new Notification(title, { tag: table.dataset.table });
      card.onclick = () => { window.focus(); card.close(); };
    }
    if (navigator.setAppBadge) navigator.setAppBadge(1).catch(() => {});
  };

  // Soft tones, one after another: one for the own turn, two where a number is asked, a third higher at the end.
  const TONES = { turn: [660], bid: [523, 659], end: [523, 659, 784] };
  const bell = (kind) => {
    try {
      const audio = new AudioContext();
      TONES[kind].forEach((pitch, place) => {
        const tone = audio.createOscillator(), volume = audio.createGain(), from = audio.currentTime + place * 0.16;
        tone.frequency.value = pitch;
        volume.gain.setValueAtTime(0.0001, from);
        volume.gain.exponentialRampToValueAtTime(0.1, from + 0.03);
        volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.9);
        tone.connect(volume).connect(audio.destination);
        tone.start(from);
        tone.stop(from + 0.9);
        if (place === TONES[kind].length - 1) tone.onended = () => audio.close();
      });
      table.dataset.rang = kind;
    } catch {}
  };

  // A browser asks for leave to notify only after somebody has pressed something.
  page.addEventListener('click', () => {
    if (page.documentElement.dataset.notify !== undefined && window.Notification && Notification.permission === 'default') {
      Notification.requestPermission();
    }
  }, { once: true });

  // ---------------------------------------------------------------- clocks

  let ticked = Date.now();
  const shown = (left) => {
    const seconds = Math.floor(Math.abs(left) / 1000), two = (figure) => String(figure).padStart(2, '0');
    const sign = left < 0 ? '−' : '';
    if (seconds >= 86400) return null;
    if (seconds >= 3600) return `${sign}${Math.floor(seconds / 3600)}:${two(Math.floor(seconds % 3600 / 60))}:${two(seconds % 60)}`;
    return `${sign}${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  };
  setInterval(() => {
    const now = Date.now(), passed = now - ticked;
    ticked = now;
    for (const clock of page.querySelectorAll('#clocks [data-runs]')) {
      const left = Number(clock.dataset.left) - passed;
      clock.dataset.left = left;
      const text = shown(left);
      if (text) clock.textContent = text;
      clock.toggleAttribute('data-out', left < 60000);
    }
  }, 1000);

  // ---------------------------------------------------------------- the line to the house

  const say = () => {
    if (socket && socket.readyState === 1 && version > seen) { seen = version; socket.send(String(version)); }
  };

  const connect = () => {
    const address = new URL(table.dataset.live, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    address.searchParams.set('version', first ? version : 0);
    address.searchParams.set('kind', table.dataset.kind);
    first = false;
    const line = socket = new WebSocket(address);
    has = new Map();
    due = Date.now();
    line.onopen = () => { wait = 500; table.classList.remove('offline'); };
    line.onmessage = (message) => { due = Date.now(); if (line === socket) heard(JSON.parse(message.data)); };
    line.onclose = (event) => {
      if (line !== socket) return;
      socket = null;
      if (event.code === 4404) return;
      // Too many pages are open: this one works by forms and reloading until there is room again.
      if (event.code === 4429) { setTimeout(() => { if (!socket) connect(); }, 60000); return; }
      table.classList.add('offline');
      setTimeout(() => { if (!socket) connect(); }, wait * (0.7 + 0.6 * Math.random()));
      wait = Math.min(wait * 1.7, 15000);
    };
  };

  // A laptop that slept has a line that looks open and is not: the house says something every 20 s.
  const renew = () => {
    const old = socket;
    socket = null;
    if (old) old.close();
    table.classList.add('offline');
    wait = 500;
    connect();
  };
  setInterval(() => { if (socket && Date.now() - due > 45000) renew(); }, 5000);
  let hiddenAt = 0;
  page.addEventListener('visibilitychange', () => {
    if (page.hidden) { hiddenAt = version; return; }
    if (navigator.clearAppBadge) navigator.clearAppBadge().catch(() => {});
    if (!socket) { wait = 500; connect(); } else if (Date.now() - due > 45000) renew();
    else if (hiddenAt && version > hiddenAt && window.kesselhaus.since && mine) window.kesselhaus.since.begin(hiddenAt);
    say();
  });
  window.addEventListener('online', () => { if (!socket) { wait = 500; connect(); } });

  // ---------------------------------------------------------------- answering

  const id = () => (crypto.randomUUID ? crypto.randomUUID() : `${Date.now()}-${Math.random().toString(36).slice(2)}`);
  let busy = false;
  page.addEventListener('submit', async (event) => {
    const form = event.target;
    if (!table.contains(form) || form.dataset.plain !== undefined || form.method !== 'post') return;
    event.preventDefault();
    if (busy) return;
    busy = true;
    table.classList.add('busy');
    if (window.kesselhaus.pace) window.kesselhaus.pace.skip();
    if (window.kesselhaus.since) window.kesselhaus.since.close();
    const fields = new URLSearchParams(new FormData(form, event.submitter || undefined));
    fields.set('request', id());
    if (socket && socket.readyState === 1) fields.set('live', '1');
    const address = (event.submitter && event.submitter.getAttribute('formaction')) || form.getAttribute('action') || location.href;
    try {
      const letter = await byLine(address, fields) || await byForm(address, fields);
      if (letter.refusal === undefined) { notice(''); if (form.dataset.clear !== undefined) form.reset(); }
      if (letter.done && letter.regions === undefined && !socket) location.reload();
      told(letter.done && letter.regions === undefined ? {} : letter);
    } catch {
      notice(table.dataset.unreachable);
    } finally {
      busy = false;
      table.classList.remove('busy');
      release();
    }
  });

  // Over the open line, if there is one. Whatever goes wrong there is asked again by form, with the same id.
  const byLine = (address, fields) => new Promise((next) => {
    const wish = (/\/(answer|undo|lesson)$/.exec(address) || [])[1], line = socket;
    const said = wish && JSON.stringify({ wish, fields: Object.fromEntries(fields) });
    if (!said || fields.has('draft') || !line || line.readyState !== 1 || said.length > 900) { next(null); return; }
    const end = (letter) => { clearTimeout(late); line.removeEventListener('close', lost); waits = null; next(letter); };
    const lost = () => end(null), late = setTimeout(lost, 6000);
    waits = { id: fields.get('request'), take: end };
    line.addEventListener('close', lost);
    line.send(said);
  });
  const byForm = async (address, fields) => {
    if (!socket || socket.readyState !== 1) fields.delete('live');
    return (await send(address, fields)).json();
  };

  // The same request once more if the line broke in the middle: the house knows it by its id.
  const send = async (address, fields) => {
    const wish = { method: 'POST', body: fields, headers: { Accept: 'application/json' }, credentials: 'same-origin' };
    try { return await fetch(address, wish); } catch {
      await new Promise((next) => setTimeout(next, 700));
      return fetch(address, wish);
    }
  };

  // The link to give away is whole, and is copied with one click.
  for (const field of page.querySelectorAll('[data-share]')) {
    field.value = new URL(field.value, location.href).href.replace(/[?#].*$/, '');
    field.addEventListener('click', () => { field.select(); if (navigator.clipboard) navigator.clipboard.writeText(field.value).catch(() => {}); });
  }
  page.addEventListener('click', (event) => {
    const key = event.target.closest('[data-copy]');
    if (!key) return;
    key.closest('.share').querySelector('[data-share]').click();
    key.textContent = key.dataset.done;
  });

  Object.assign(window.kesselhaus, { told, send, notice });
  badge();
  // Who has just been handed the screen is asked at once.
  if (mine && new URLSearchParams(location.search).has('seat')) refocus();
  connect();

  // The page came with the symbols that it showed; those that it may show later are put beside them.
  const symbols = async (address) => {
    const kept = page.querySelector('#sprite defs');
    try {
      const drawn = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html').querySelector('defs');
      for (const symbol of [...drawn.children]) if (!page.getElementById(symbol.id)) kept.append(symbol);
    } catch {}
  };

  // What nobody needs to see the page is loaded when it has stood for a moment; each in its turn, for one may need the
  // one before.
  const LATER = 700;
  window.addEventListener('load', () => setTimeout(() => {
    for (const { dataset } of page.querySelectorAll('script[type=later]')) {
      if (dataset.src.endsWith('.svg')) { symbols(dataset.src); continue; }
      const style = dataset.src.endsWith('.css'), part = page.createElement(style ? 'link' : 'script');
      if (dataset.words) part.dataset.words = dataset.words;
      page.head.append(Object.assign(part, style ? { rel: 'stylesheet', href: dataset.src } : { async: false, src: dataset.src }));
    }
  }, LATER));
})();
