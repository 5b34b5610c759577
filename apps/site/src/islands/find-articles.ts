import type { SearchedArticle } from '../content/search-index.ts';

const IN_TITLE = 10;

/**
 * Returns the keys of the articles that contain every word of the question: first those with it in their title, then by
 * how often they contain it.
 */
export function findArticles(articles: readonly SearchedArticle[], question: string): string[] {
  const words = normal(question).split(/\s+/).filter(Boolean);
  const scored = articles.map(({ key, title, text }) => ({
    key,
    scores: words.map((word) => IN_TITLE * count(normal(title), word) + count(normal(text), word)),
  }));
  return scored
    .filter(({ scores }) => scores.every((score) => score > 0))
    .map(({ key, scores }) => ({ key, score: scores.reduce((sum, each) => sum + each, 0) }))
    .sort((left, right) => right.score - left.score)
    .map(({ key }) => key);
}

/** Returns the text without accents, capitals and curved apostrophes, so that "lca's" finds 'LCA’s'. */
function normal(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘ʼ]/g, "'").toLowerCase();
}

function count(text: string, word: string): number {
  return text.split(word).length - 1;
}
