import type { Language } from '@milieuspoor/domain';
import { plainText } from '../markdown/plain-text.ts';
import { listArticles } from './site-pages.ts';

/** An article in the index of the knowledge base's search: the words with most weight first. */
export interface SearchedArticle {
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

export function searchIndex(language: Language): string {
  const articles: SearchedArticle[] = listArticles(language).map(({ key, head, body }) => ({
    key,
    title: head.title,
    text: `${head.description} ${head.lead} ${plainText(body)}`,
  }));
  return JSON.stringify(articles);
}
