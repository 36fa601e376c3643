// A table page that lives: it answers without leaving the page, is told what happened over a WebSocket, morphs the
// new drawing in by the ids of its elements, and lets pieces be seen to move. Without this script every key still
// works as a plain form.
(() => {
  const page = document;
  const table = page.querySelector('[data-table]');
  if (!table) return;
  const quiet = matchMedia('(prefers-reduced-motion:reduce)');
  let version = Number(table.dataset.version);
  let socket = null, wait = 500, due = 0;

  // ---------------------------------------------------------------- morphing

  const same = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && (a.id || '') === (b.id || '');

  const attributes = (old, fresh) => {
    for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
    for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  };

  const morph = (old, fresh) => {
    if (old.nodeType !== 1) {
      if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
      return;
    }
    if (old.isEqualNode(fresh)) return;
    attributes(old, fresh);
    const byId = new Map();
    for (const child of old.children) if (child.id) byId.set(child.id, child);
    let next = old.firstChild;
    for (const child of [...fresh.childNodes]) {
      const known = child.id && byId.get(child.id);
      if (known) {
        if (known !== next) old.insertBefore(known, next);
        else next = next.nextSibling;
        morph(known, child);
      } else if (next && !next.id && same(next, child)) {
        const kept = next;
        next = next.nextSibling;
        morph(kept, child);
      } else {
        old.insertBefore(page.importNode(child, true), next);
      }
    }
    while (next) { const gone = next; next = next.nextSibling; gone.remove(); }
  };

  const parsed = (html) => {
    const holder = page.createElement('template');
    holder.innerHTML = html;
    return holder.content.firstElementChild;
  };

  // ---------------------------------------------------------------- movement: first where it was, then where it is

  const PIECES = '[id^="w-"],[id^="tile-"],[id^="tank-"],[id^="claim-"],[id="airship"],[data-piece]';

  const places = () => {
    const found = new Map();
    for (const piece of page.querySelectorAll(PIECES)) found.set(piece.id, piece.getBoundingClientRect());
    return found;
  };

  const move = (before) => {
    if (quiet.matches) return;
    for (const [id, was] of before) {
      const piece = page.getElementById(id);
      if (!piece || !piece.animate) continue;
      const is = piece.getBoundingClientRect();
      const x = was.left - is.left, y = was.top - is.top;
      if (!is.width || Math.abs(x) + Math.abs(y) < 2 || Math.abs(x) + Math.abs(y) > 2000) continue;
      const scale = piece.ownerSVGElement ? piece.ownerSVGElement.viewBox.baseVal.width / (piece.ownerSVGElement.getBoundingClientRect().width || 1) : 1;
      const from = `translate(${x * scale}px, ${y * scale}px)`;
      const how = { duration: id.startsWith('tile-') ? 420 : 260, easing: 'cubic-bezier(.2,.7,.3,1)', composite: 'add' };
      piece.animate([{ transform: from }, { transform: 'translate(0px, 0px)' }], how);
    }
  };

  // ---------------------------------------------------------------- what is told

  const show = (regions) => {
    const before = places();
    const log = page.querySelector('#p-log');
    const atEnd = !log || log.scrollHeight - log.scrollTop - log.clientHeight < 40;
    for (const [id, html] of Object.entries(regions)) {
      const old = page.getElementById(id);
      if (!old) continue;
      const fresh = parsed(html);
      if (fresh && fresh.id === id) morph(old, fresh);
      else if (old.innerHTML !== html) old.innerHTML = html;
    }
    const scrolled = page.querySelector('#p-log');
    if (scrolled && atEnd) scrolled.scrollTop = scrolled.scrollHeight;
    move(before);
  };

  const told = (letter) => {
    if (letter.refusal !== undefined) notice(letter.refusal);
    if (letter.version !== undefined) {
      if (letter.version < version && !letter.whole) return;
      version = letter.version;
      table.dataset.version = version;
    }
    if (letter.regions) show(letter.regions);
    if (letter.title) page.title = letter.mine ? `● ${letter.title}` : letter.title;
    if (letter.mine && page.hidden) call(letter.title);
    if (letter.go) location.assign(letter.go);
  };

  const notice = (sentence) => {
    const box = page.getElementById('notice');
    if (!box) return;
    box.textContent = sentence || '';
    box.hidden = !sentence;
  };

  const call = (title) => {
    const wish = page.documentElement.dataset;
    if (wish.notify && window.Notification && Notification.permission === 'granted') new Notification(title);
    if (wish.sound) bell();
    if (navigator.setAppBadge) navigator.setAppBadge(1).catch(() => {});
  };

  const bell = () => {
    const audio = new (window.AudioContext || window.webkitAudioContext)();
    const tone = audio.createOscillator(), volume = audio.createGain();
    tone.frequency.value = 660;
    volume.gain.setValueAtTime(0.15, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.9);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.9);
  };

  // ---------------------------------------------------------------- the line to the house

  const connect = () => {
    const address = new URL(table.dataset.live, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    address.searchParams.set('version', version);
    socket = new WebSocket(address);
    socket.onopen = () => { wait = 500; table.classList.remove('offline'); };
    socket.onmessage = (message) => { due = Date.now(); told(JSON.parse(message.data)); };
    socket.onclose = (event) => {
      socket = null;
      if (event.code === 4404) return;
      table.classList.add('offline');
      setTimeout(connect, wait);
      wait = Math.min(wait * 1.7, 15000);
    };
  };

  // A laptop that slept has a line that looks open and is not: the house says something every 20 s.
  setInterval(() => { if (socket && due && Date.now() - due > 45000) socket.close(); }, 5000);
  page.addEventListener('visibilitychange', () => {
    if (page.hidden) return;
    if (navigator.clearAppBadge) navigator.clearAppBadge().catch(() => {});
    if (!socket) { wait = 500; connect(); }
  });

  // ---------------------------------------------------------------- answering

  let busy = false;
  page.addEventListener('submit', async (event) => {
    const form = event.target;
    if (!table.contains(form) || form.dataset.plain !== undefined) return;
    event.preventDefault();
    if (busy) return;
    busy = true;
    table.classList.add('busy');
    const fields = new FormData(form, event.submitter || undefined);
    if (!fields.has('request')) fields.set('request', crypto.randomUUID ? crypto.randomUUID() : String(Math.random()).slice(2));
    if (fields.has('version')) fields.set('version', version);
    const address = (event.submitter && event.submitter.getAttribute('formaction')) || form.getAttribute('action') || location.href;
    try {
      const reply = await fetch(address, {
        method: 'POST', body: new URLSearchParams(fields), headers: { Accept: 'application/json' }, credentials: 'same-origin',
      });
      told(await reply.json());
      if (reply.ok) { notice(''); if (form.dataset.clear !== undefined) form.reset(); }
    } catch {
      notice(table.dataset.unreachable);
    } finally {
      busy = false;
      table.classList.remove('busy');
    }
  });

  connect();
})();
