import { listArticles, type SitePage } from '../content/site-pages.ts';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { relativeAddress } from '../layout/relative-address.ts';
import { SITE_TEXTS } from '../text/site-texts.ts';
import { PageBody } from './page-body.tsx';

/** Lists every article; with JavaScript a search narrows the list, and without it no search is offered. */
export function KnowledgePage({ page }: { readonly page: SitePage }) {
  const { language, path } = page;
  const t = SITE_TEXTS[language].search;
  return (
    <article className="page wide">
      <Breadcrumbs page={page} />
      <h1>{page.head.title}</h1>
      <p className="lead">{page.head.lead}</p>
      <search
        id="search"
        className="search"
        data-index={relativeAddress(path, searchIndexPath(language))}
        data-found={t.found}
        data-nothing={t.nothing}
      >
        <label htmlFor="search-words">{t.label}</label>
        <input id="search-words" type="search" autoComplete="off" aria-describedby="search-hint" />
        <small id="search-hint">{t.hint}</small>
        <p role="status" />
      </search>
      <ul className="cards of-articles" id="articles">
        {listArticles(language).map((article) => (
          <li key={article.key} data-article={article.key}>
            <h2>
              <a href={relativeAddress(path, article.path)}>{article.head.title}</a>
            </h2>
            <p>{article.head.description}</p>
          </li>
        ))}
      </ul>
      <PageBody page={page} />
    </article>
  );
}

export function searchIndexPath(language: SitePage['language']): string {
  return `search-${language}.json`;
}
