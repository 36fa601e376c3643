// Morphs a new drawing into the page by the ids of its elements, and lets pieces be seen to move.
window.kesselhaus = (() => {
  const page = document;
  const quiet = matchMedia('(prefers-reduced-motion:reduce)');
  const KEPT = new Set(['picked', 'zoomed', 'every']);

  const same = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && (a.id || '') === (b.id || '');

  const attributes = (old, fresh) => {
    for (const { name } of [...old.attributes]) {
      if (!fresh.hasAttribute(name) && !(name === 'open' && old.nodeName === 'DETAILS')) old.removeAttribute(name);
    }
    for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  };

  const figure = (text) => (/^\s*[−-]?\d{1,4}\s*$/.test(text) ? Number(text.trim().replace('−', '-')) : NaN);

  // What has changed on the way is noted, so that it can be marked.
  const morph = (old, fresh, changed) => {
    if (old.nodeType !== 1) {
      if (old.nodeValue !== fresh.nodeValue) {
        const by = figure(fresh.nodeValue) - figure(old.nodeValue), holder = old.parentElement;
        old.nodeValue = fresh.nodeValue;
        if (changed && holder) changed.add(holder);
        if (changed && holder && by) holder.dataset.dlt = by < 0 ? `−${-by}` : `+${by}`;
      }
      return;
    }
    if (old.isEqualNode(fresh)) return;
    const kept = [...old.classList].filter((name) => KEPT.has(name));
    attributes(old, fresh);
    if (kept.length && old.nodeName !== 'BUTTON') old.classList.add(...kept);
    const byId = new Map();
    for (const child of old.children) if (child.id) byId.set(child.id, child);
    // What is gone goes first: those after it are not new for that.
    const staying = new Set([...fresh.children].map((child) => child.id));
    for (const [id, child] of byId) if (!staying.has(id)) child.remove();
    let next = old.firstChild;
    for (const child of [...fresh.childNodes]) {
      const known = child.id && byId.get(child.id);
      if (known) {
        if (known !== next) old.insertBefore(known, next);
        else next = next.nextSibling;
        morph(known, child, changed);
      } else if (next && !next.id && same(next, child)) {
        const there = next;
        next = next.nextSibling;
        morph(there, child, changed);
      } else {
        const added = page.importNode(child, true);
        old.insertBefore(added, next);
        if (changed && added.nodeType === 1) changed.add(added);
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

  const PIECES = 'main [id]:is(g,use),main [data-piece]';

  const places = () => {
    const found = new Map();
    for (const piece of page.querySelectorAll(PIECES)) found.set(piece.id, piece.getBoundingClientRect());
    return found;
  };

  // What lies elsewhere than before, and where it was and is.
  const travelled = (before) => [...before].flatMap(([id, was]) => {
    const piece = page.getElementById(id);
    if (!piece || !was.width) return [];
    const is = piece.getBoundingClientRect(), far = Math.abs(was.left - is.left) + Math.abs(was.top - is.top);
    return is.width && far >= 2 && far <= 2000 ? [{ piece, was, is, far }] : [];
  });

  const move = (moved) => {
    if (quiet.matches) return;
    for (const { piece, was, is } of moved) {
      const { id } = piece;
      if (!piece.animate) continue;
      const x = was.left - is.left, y = was.top - is.top;
      const sheet = piece.ownerSVGElement;
      const scale = sheet ? sheet.viewBox.baseVal.width / (sheet.getBoundingClientRect().width || 1) : 1;
      const from = `translate(${x * scale}px, ${y * scale}px)`;
      const how = { duration: id.startsWith('tile-') ? 420 : 260, easing: 'cubic-bezier(.2,.7,.3,1)', composite: 'add' };
      piece.animate([{ transform: from }, { transform: 'translate(0px, 0px)' }], how);
    }
  };

  // ---------------------------------------------------------------- showing

  const SILENT = new Set(['console', 'told', 'clocks', 'affairs', 'said', 'deeds', 'jump', 'lines', 'seats', 'lesson']);

  // Puts new regions into the page. Returns the elements that have changed on the boards.
  const show = (regions) => {
    const before = places();
    const changed = new Set();
    const focus = page.activeElement && page.activeElement.closest('#console,#affairs,main [data-t],main [data-pick]');
    const focused = focus && page.activeElement;
    const place = focused && focused.dataset.t;
    for (const [id, html] of Object.entries(regions)) {
      const old = page.getElementById(id);
      if (!old) continue;
      const fresh = parsed(html);
      if (fresh && fresh.id === id) morph(old, fresh, SILENT.has(id) ? null : changed);
    }
    changed.moved = travelled(before);
    move(changed.moved);
    // The key may be gone, or be there still and closed or folded away: a browser takes the focus off all of these,
    // but not at once.
    const lost = focused && (page.activeElement !== focused || focused.disabled || !isSeen(focused));
    if (lost || (focused && focused.id === 'console')) refocus(place);
    page.dispatchEvent(new Event('kesselhaus-shown'));
    return changed;
  };

  // Who answers by keyboard stays in the bar: at the same option if it is still there, else at the first one. Where
  // there is none he waits at the bar itself, and never at a key that would take something back.
  const WAITING = [
    '#console.choosing .acts .go',
    '#console .grps :is(button:not([disabled]),select,summary)',
    '#console .acts button[name=option]:not([disabled])',
    '#affairs .go',
    '#console .acts a.go',
    '#console',
  ];
  const isSeen = (key) => !key.checkVisibility || key.checkVisibility({ visibilityProperty: true });
  const refocus = (place) => {
    const keys = [...page.querySelectorAll('#console button:not([disabled])')].filter(isSeen);
    const twin = place && keys.find((key) => key.dataset.t === place);
    const key = twin || WAITING.map((found) => [...page.querySelectorAll(found)].find(isSeen)).find(Boolean);
    if (key) key.focus({ preventScroll: true });
  };

  // A turn in the log grows with every deed: it stays where it is, and as open as it was.
  const put = (list, html) => {
    const fresh = parsed(html), old = fresh.id && page.getElementById(fresh.id);
    if (old) { morph(old, fresh); return old; }
    list.append(fresh);
    return fresh;
  };

  const mark = (elements, kept) => {
    for (const element of elements) {
      if (!element.isConnected) continue;
      element.classList.add('is-new');
      if (!kept) setTimeout(() => element.classList.remove('is-new'), 2000);
    }
  };
  const unmark = () => { for (const element of page.querySelectorAll('.is-new')) { element.classList.remove('is-new'); delete element.dataset.dlt; } };

  return { show, put, mark, unmark, quiet, refocus };
})();

// Rules that are cited show their text: under the pointer, on a tap, or with the keyboard.
(() => {
  const page = document, house = page.querySelector('.house[data-rule]'), panel = page.getElementById('rule');
  if (!house || !panel) return;
  const texts = new Map();
  let shown = null;

  const text = (rule) => {
    if (!texts.has(rule)) {
      const address = `${house.dataset.rule}/${encodeURIComponent(rule)}?lang=${page.documentElement.lang}`;
      texts.set(rule, fetch(address).then((reply) => (reply.ok ? reply.text() : '')).catch(() => ''));
    }
    return texts.get(rule);
  };

  const open = async (link) => {
    shown = link;
    const rule = link.dataset.rule || link.hash.slice(1);
    const told = await text(rule);
    if (shown !== link || !told) return;
    panel.querySelector('h2').textContent = rule;
    panel.querySelector('p').textContent = told;
    panel.querySelector('a').href = link.href;
    panel.hidden = false;
    // Above the link, and never over the keys.
    const at = link.getBoundingClientRect(), size = panel.getBoundingClientRect(), bar = link.closest('#console');
    const top = bar ? bar.getBoundingClientRect().top : at.top;
    panel.style.left = `${Math.max(6, Math.min(at.left, innerWidth - size.width - 6))}px`;
    panel.style.top = `${top - size.height > 0 || bar ? Math.max(6, top - size.height) : at.bottom}px`;
  };
  const close = () => { shown = null; panel.hidden = true; };

  const cited = (event) => event.target.closest && event.target.closest('a.rl,#console .ask a[href*="/rules/"]');
  // Only a pointer that moves there asks for it, not one under which the page has changed.
  page.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse' || !(event.movementX || event.movementY)) return;
    const link = cited(event);
    if (link && link !== shown) open(link);
    else if (!link && shown && !event.target.closest('#rule')) close();
  });
  page.addEventListener('focusin', (event) => { const link = cited(event); if (link) open(link); });
  page.addEventListener('click', (event) => {
    if (!cited(event) && !event.target.closest('#rule')) close();
  });
  page.addEventListener('keydown', (event) => { if (event.key === 'Escape') close(); });

  // The log by keyboard: one stop, then up and down; Enter shows the table as it was, R the rule.
  const log = page.getElementById('p-log');
  if (log) log.addEventListener('keydown', (event) => {
    const links = [...log.querySelectorAll('summary,a.then')].filter((link) => link.checkVisibility());
    const at = links.indexOf(page.activeElement);
    const to = { ArrowUp: at < 0 ? links.length - 1 : at - 1, ArrowDown: at < 0 ? 0 : at + 1 }[event.key];
    if (to !== undefined && links[to]) { event.preventDefault(); links[to].focus(); }
    if (event.key === 'r' && at >= 0) { const rule = links[at].parentElement.querySelector('.rl'); if (rule) rule.focus(); }
  });
})();
