// A rulebook: what is searched for is marked and counted, chapter by chapter; the contents show where one reads.
(() => {
  const page = document, book = page.querySelector('.book'), paper = book && book.querySelector('.paper');
  if (!paper) return;
  const field = book.querySelector('.seek input'), count = book.querySelector('.seek output');
  const entries = new Map([...book.querySelectorAll('.contents a')].map((link) => [link.hash.slice(1), link]));
  const headings = [...paper.querySelectorAll('h2[id],h3[id]')];
  let marks = [], at = -1;

  // What one has been led to stays in sight while figures above it are drawn, until one moves on oneself.
  let held = null, edge = 'center';
  const hold = (place, where) => { held = place; edge = where; };
  const keep = () => { if (held) held.scrollIntoView({ block: edge, behavior: 'instant' }); };
  const stand = (place) => { hold(place, 'center'); keep(); };
  for (const moves of ['wheel', 'touchmove', 'pointerdown', 'keydown']) page.addEventListener(moves, () => { held = null; }, { passive: true, capture: true });
  const led = () => { const place = location.hash && page.getElementById(location.hash.slice(1)); if (place) { hold(place, 'start'); keep(); } };
  addEventListener('hashchange', led);
  page.addEventListener('click', (event) => { const link = event.target.closest('a[href^="#"]'); if (link && link.hash === location.hash) led(); });

  // ---------------------------------------------------------------- search

  const chapterOf = (element) => headings.findLast((heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  const clear = () => {
    for (const mark of marks) { const parent = mark.parentNode; mark.replaceWith(...mark.childNodes); parent.normalize(); }
    for (const link of entries.values()) delete link.dataset.hits;
    marks = [];
    at = -1;
  };
  const search = () => {
    clear();
    const wanted = field.value.trim().toLowerCase();
    count.textContent = '';
    if (wanted.length < 2) return;
    const texts = [], walk = page.createTreeWalker(paper, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) texts.push(walk.currentNode);
    for (const text of texts) {
      let rest = text;
      for (let place = rest.data.toLowerCase().indexOf(wanted); place >= 0; place = rest.data.toLowerCase().indexOf(wanted)) {
        const hit = rest.splitText(place), mark = page.createElement('mark');
        rest = hit.splitText(wanted.length);
        hit.replaceWith(mark);
        mark.append(hit);
        marks.push(mark);
      }
    }
    for (const mark of marks) {
      const chapter = chapterOf(mark), link = chapter && entries.get(chapter.id);
      if (link) link.dataset.hits = Number(link.dataset.hits || 0) + 1;
    }
    count.textContent = marks.length || field.dataset.none;
  };
  const next = (step) => {
    if (!marks.length) return;
    if (marks[at]) marks[at].classList.remove('now');
    at = (at + step + marks.length) % marks.length;
    marks[at].classList.add('now');
    stand(marks[at]);
    count.textContent = `${at + 1}/${marks.length}`;
  };
  field.addEventListener('input', search);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') { event.preventDefault(); next(event.shiftKey ? -1 : 1); }
  });

  // ---------------------------------------------------------------- where one reads

  const folded = book.querySelector('.contents details'), title = folded.querySelector('.now');
  const phone = matchMedia('(max-width:1000px)');
  const here = () => {
    const now = headings.findLast((heading) => heading.getBoundingClientRect().top < 140) || headings[0];
    for (const [place, link] of entries) link.toggleAttribute('aria-current', Boolean(now) && place === now.id);
    if (now) title.textContent = title.dataset.now.replace('{}', now.textContent);
  };
  page.addEventListener('scroll', here, { passive: true });
  here();
  const fold = () => { folded.open = !phone.matches; };
  phone.addEventListener('change', fold);
  folded.addEventListener('click', (event) => { if (event.target.closest('a')) fold(); });
  fold();

  // ---------------------------------------------------------------- examples, drawn when one reads there

  page.addEventListener('kesselhaus-drawn', keep);
  window.kesselhaus.illustrate(paper);
  led();
})();
