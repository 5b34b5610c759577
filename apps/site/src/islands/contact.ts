const form = document.getElementById('contact-form');

/** Sends the form without leaving the page. If another server answers it, the browser sends it by itself. */
if (form instanceof HTMLFormElement && form.dataset.endpoint) {
  const endpoint = form.dataset.endpoint;
  const notice = form.querySelector<HTMLElement>('.notice');
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');

  const say = (text: string, kind: 'done' | 'wrong') => {
    if (!notice) return;
    notice.textContent = text;
    notice.dataset.kind = kind;
    notice.focus();
  };
  const show = (problems: Readonly<Record<string, readonly string[]>>) => {
    for (const place of form.querySelectorAll<HTMLElement>('.problem')) {
      const name = place.id.replace(/-problem$/, '');
      const said = Object.entries(problems).filter(([field]) => field.split('.')[0] === name);
      place.textContent = said.flatMap(([, messages]) => messages).join(' ');
      const control = form.querySelector(`#${name}`);
      control?.setAttribute('aria-invalid', String(said.length > 0));
    }
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button?.disabled) return;
    const data = new FormData(form);
    const label = button?.textContent ?? '';
    if (button) {
      button.disabled = true;
      button.textContent = form.dataset.sending ?? label;
    }
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        credentials: 'omit',
        headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang },
        body: JSON.stringify({ ...Object.fromEntries(data), product_types: data.getAll('product_types') }),
      });
      const said = await answer.json();
      if (answer.status === 201) {
        show({});
        form.reset();
        say(said.detail, 'done');
      } else if (answer.status === 400) {
        show(said);
        say(form.dataset.incomplete ?? '', 'wrong');
      } else say(said.detail ?? form.dataset.failed ?? '', 'wrong');
    } catch {
      say(form.dataset.failed ?? '', 'wrong');
    } finally {
      if (button) {
        button.disabled = false;
        button.textContent = label;
      }
    }
  });
}
