import { LANGUAGES, type Language } from '@milieuspoor/domain';
import { ARTICLE_KEYS, type ArticleKey, PAGE_KEYS, PAGE_PATHS, type PageKey } from '../pages/page-list.ts';
import { fillInWeights } from './fill-in-weights.ts';
import { type ArticleHead, type PageHead, parseArticle, parsePage } from './parse-page-file.ts';

interface AnyPage {
  readonly language: Language;
  /** relative to the root of the site; '' or with a slash at its end */
  readonly path: string;
  readonly body: string;
}

export interface OrdinaryPage extends AnyPage {
  readonly kind: 'page';
  readonly key: PageKey;
  readonly head: PageHead;
}

export interface ArticlePage extends AnyPage {
  readonly kind: 'article';
  readonly key: ArticleKey;
  readonly head: ArticleHead;
}

export type SitePage = OrdinaryPage | ArticlePage;

const files = import.meta.glob<string>('../../content/*/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Returns the text of a file of `content`, with the weights filled in. Throws if there is none: a page in one language
 * must exist in the other too.
 */
function fileOf(name: string, language: Language): string {
  const text = files[`../../content/${name}`];
  if (text === undefined) throw new Error(`There is no content/${name}`);
  return fillInWeights(text, language);
}

function ordinaryPage(language: Language, key: PageKey): OrdinaryPage {
  const name = `${language}/${key}.md`;
  return {
    kind: 'page',
    key,
    language,
    path: PAGE_PATHS[language][key],
    ...parsePage(name, fileOf(name, language)),
  };
}

function articlePage(language: Language, key: ArticleKey): ArticlePage {
  const name = `${language}/articles/${key}.md`;
  const article = parseArticle(name, fileOf(name, language));
  const path = `${PAGE_PATHS[language].knowledge}${article.head.slug}/`;
  return { kind: 'article', key, language, path, ...article };
}

/** Every page with its text, in both languages. */
export const SITE_PAGES: readonly SitePage[] = LANGUAGES.flatMap((language): SitePage[] => [
  ...PAGE_KEYS.map((key) => ordinaryPage(language, key)),
  ...ARTICLE_KEYS.map((key) => articlePage(language, key)),
]);

/** Returns the page of that name in that language. */
export function getPage(language: Language, key: PageKey | ArticleKey): SitePage {
  const page = SITE_PAGES.find((each) => each.language === language && each.key === key);
  if (!page) throw new Error(`There is no page ${key} in ${language}`);
  return page;
}

export function listArticles(language: Language): readonly ArticlePage[] {
  return SITE_PAGES.filter((page) => page.kind === 'article').filter((page) => page.language === language);
}

/** Returns the same page in the other language. */
export function translationOf({ language, key }: Pick<SitePage, 'language' | 'key'>): SitePage {
  return getPage(language === 'nl' ? 'en' : 'nl', key);
}
