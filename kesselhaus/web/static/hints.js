// Hints for the first matches: what a question means is told once, when it is asked for the first time; where there is a
// coach, he speaks unasked and marks what he likes best. On for who has hardly played the game, off when one wants no more of these.
(() => {
  const page = document, house = page.querySelector('.house[data-game]');
  if (!house) return;
  const words = JSON.parse(page.currentScript.dataset.words), lang = page.documentElement.lang;
  const { game } = house.dataset, kept = `told-${game}`;
  const remembered = (name) => { try { return localStorage.getItem(name); } catch { return null; } };
  const remember = (name, value) => { try { localStorage.setItem(name, value); } catch {} };
  const wanted = () => { const said = remembered('hints'); return said ? said === 'on' : house.dataset.hints !== undefined; };
  const told = new Set((remembered(kept) || '').split(' ').filter(Boolean));

  const card = Object.assign(page.createElement('aside'), { id: 'hint', className: 'board', hidden: true });
  card.setAttribute('aria-label', words.new);
  card.innerHTML = '<p class="first-time"></p><h3></h3><p class="tx"></p><div class="keys"><button type="button" class="opt go"></button><button type="button" class="lnk"></button></div>';
  const [close, none] = card.querySelectorAll('button');
  card.querySelector('.first-time').textContent = words.new;
  close.textContent = words.close;
  none.textContent = words.none;
  page.getElementById('console').before(card);

  let asked = '';
  const look = async () => {
    const bar = page.querySelector('#console.mine'), link = bar && bar.querySelector('.ask a[href*="#"]');
    const rule = link ? link.hash.slice(1) : '';
    if (rule !== asked) card.hidden = true;
    asked = rule;
    if (!rule || !wanted()) return;
    page.dispatchEvent(new Event('kesselhaus-counsel'));
    if (told.has(rule)) return;
    let text = '';
    try {
      const reply = await fetch(`${house.dataset.rule}/${rule}?lang=${lang}`, { credentials: 'same-origin' });
      if (reply.ok) text = await reply.text();
    } catch {}
    if (!text || asked !== rule || !wanted()) return;
    card.querySelector('h3').textContent = bar.querySelector('h2').textContent;
    card.querySelector('.tx').textContent = text;
    card.style.setProperty('--bar-height', `${bar.offsetHeight}px`);
    // On a phone the board is small enough as it is: there a line says that there is something to be told.
    card.toggleAttribute('data-folded', matchMedia('(max-width:760px)').matches);
    card.hidden = false;
    told.add(rule);
    remember(kept, [...told].join(' '));
  };
  card.addEventListener('click', () => card.removeAttribute('data-folded'));
  close.addEventListener('click', () => { card.hidden = true; });
  none.addEventListener('click', () => { remember('hints', 'off'); card.hidden = true; shown(); });
  page.addEventListener('keydown', (event) => { if (event.key === 'Escape') card.hidden = true; });
  page.addEventListener('kesselhaus-shown', look);

  // In the menu it is switched on again.
  const key = Object.assign(page.createElement('button'), { type: 'button', className: 'lnk', id: 'hints-key' });
  const shown = () => { key.textContent = wanted() ? words.on : words.off; };
  const ways = page.querySelector('#menu .ways'), row = page.createElement('li');
  if (ways) { row.append(key); ways.append(row); }
  key.addEventListener('click', () => {
    remember('hints', wanted() ? 'off' : 'on');
    if (!wanted()) card.hidden = true;
    else { told.clear(); remember(kept, ''); look(); }
    shown();
  });
  shown();
  look();
})();
