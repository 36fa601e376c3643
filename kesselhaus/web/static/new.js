// A new table is drawn anew with every choice, without leaving the page; what was typed stays where it is. At which
// pace others are shown is kept here, for every table.
(() => {
  const page = document, form = () => page.getElementById('laying');
  let choices = 0, typing = null;

  // Fields remember what was typed into them: they are told what the house made of it.
  const take = (field) => {
    if (field.type === 'radio' || field.type === 'checkbox') field.checked = field.hasAttribute('checked');
    else if (field.type === 'text' || field.type === 'hidden') {
      const kept = field.getAttribute('value') || '';
      if (field.value !== kept) field.value = kept;
    }
  };

  const draw = async (submitter) => {
    clearTimeout(typing);
    const mine = ++choices, fields = new FormData(form(), submitter || undefined), open = form().querySelector('details');
    const unfolded = open && open.open;
    fields.delete('components');
    fields.set('alone', '1');
    try {
      const reply = await fetch('/new/shown', { method: 'POST', body: new URLSearchParams(fields), credentials: 'same-origin' });
      if (!reply.ok) return;
      const html = await reply.text();
      // Whoever has chosen something else meanwhile is shown that.
      if (mine !== choices) return;
      window.kesselhaus.show({ laying: html });
      for (const field of form().elements) take(field);
      const fold = form().querySelector('details');
      if (fold && unfolded) fold.open = true;
      tempo();
    } catch {}
  };

  page.addEventListener('input', (event) => {
    if (event.target.name === 'tempo') { try { localStorage.setItem('pace', event.target.value); } catch {} return; }
    if (!form() || !form().contains(event.target) || event.target.type === 'file') return;
    choices += 1;
    clearTimeout(typing);
    typing = setTimeout(draw, event.target.type === 'text' ? 250 : 0);
  });
  page.addEventListener('submit', (event) => {
    const key = event.submitter;
    if (!form() || event.target !== form() || !key || !key.hasAttribute('formaction')) return;
    event.preventDefault();
    draw(key);
  });

  const tempo = () => {
    let kept = null;
    try { kept = localStorage.getItem('pace'); } catch {}
    for (const key of page.querySelectorAll('[name=tempo]')) key.checked = key.value === kept;
  };
  tempo();

  // The sheet of "Play now" closes like every sheet.
  const close = page.querySelector('.quick .x');
  if (close) page.addEventListener('keydown', (event) => { if (event.key === 'Escape') close.click(); });
})();
