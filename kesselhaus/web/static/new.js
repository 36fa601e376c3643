// A new table is drawn anew with every choice, without leaving the page; what was typed stays where it is.
(() => {
  const page = document, form = () => page.getElementById('laying');
  if (!form()) return;
  const { show } = window.kesselhaus;
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
      show({ laying: html });
      for (const field of form().elements) take(field);
      const fold = form().querySelector('details');
      if (fold && unfolded) fold.open = true;
      tempo();
    } catch {}
  };

  page.addEventListener('input', (event) => {
    if (!form().contains(event.target) || event.target.type === 'file') return;
    if (event.target.name === 'tempo') { try { localStorage.setItem('pace', event.target.value); } catch {} return; }
    choices += 1;
    clearTimeout(typing);
    typing = setTimeout(draw, event.target.type === 'text' ? 250 : 0);
  });
  page.addEventListener('submit', (event) => {
    const key = event.submitter;
    if (event.target !== form() || !key || !key.hasAttribute('formaction')) return;
    event.preventDefault();
    draw(key);
  });

  const tempo = () => {
    let kept = null;
    try { kept = localStorage.getItem('pace'); } catch {}
    for (const key of form().querySelectorAll('[name=tempo]')) key.checked = key.value === (kept || 'normal');
  };
  tempo();
})();
