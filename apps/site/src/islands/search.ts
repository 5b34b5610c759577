import type { SearchedArticle } from '../content/search-index.ts';
import { findArticles } from './find-articles.ts';

const box = document.getElementById('search');
const field = document.getElementById('search-words');
const list = document.getElementById('articles');

if (box && field instanceof HTMLInputElement && list) {
  const status = box.querySelector('[role="status"]');
  const items = [...list.querySelectorAll<HTMLElement>('[data-article]')];
  let index: Promise<readonly SearchedArticle[]> | null = null;

  /** Loads the index when somebody is about to search, and again when it did not arrive. */
  const load = () => {
    index ??= fetch(box.dataset.index ?? '')
      .then((answer) => answer.json() as Promise<SearchedArticle[]>)
      .catch(() => {
        index = null;
        return [];
      });
    return index;
  };

  const show = async () => {
    const question = field.value.trim();
    const found = question === '' ? null : findArticles(await load(), question);
    // The answer to an earlier question may arrive later.
    if (question !== field.value.trim()) return;
    const order = found ?? items.map(({ dataset }) => dataset.article ?? '');
    for (const item of items) item.hidden = !order.includes(item.dataset.article ?? '');
    for (const key of order) {
      const item = items.find(({ dataset }) => dataset.article === key);
      if (item) list.append(item);
    }
    if (status)
      status.textContent =
        found === null
          ? ''
          : found.length > 0
            ? `${found.length} ${box.dataset.found}`
            : (box.dataset.nothing ?? '');
  };

  field.addEventListener('focus', load, { once: true });
  field.addEventListener('input', show);
  // Handles what was typed before the script was loaded.
  if (field.value !== '') void show();
}
