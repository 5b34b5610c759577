import { type Language, LOCALES } from '@milieuspoor/domain';
import { type ArticlePage as Article, getPage, listArticles } from '../content/site-pages.ts';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { relativeAddress } from '../layout/relative-address.ts';
import { SITE_TEXTS } from '../text/site-texts.ts';
import { PageBody } from './page-body.tsx';

const OTHERS = 3;

/** An article of the knowledge base, with the articles that follow it in the list. */
export function ArticlePage({ page }: { readonly page: Article }) {
  const { language, path, head } = page;
  const t = SITE_TEXTS[language];
  const all = listArticles(language);
  const place = all.indexOf(page);
  const others = Array.from({ length: OTHERS }, (_, step) => all[(place + step + 1) % all.length]).filter(
    (each) => each !== undefined,
  );
  return (
    <article className="page">
      <Breadcrumbs page={page} />
      <h1>{head.title}</h1>
      <p className="date">
        <time dateTime={head.date}>{t.updated(dayInWords(head.date, language))}</time>
      </p>
      <p className="lead">{head.lead}</p>
      <PageBody page={page} />
      <aside className="others" aria-labelledby="others">
        <h2 id="others">{t.otherArticles}</h2>
        <ul>
          {others.map((each) => (
            <li key={each.key}>
              <a href={relativeAddress(path, each.path)}>{each.head.title}</a>
            </li>
          ))}
          <li>
            <a href={relativeAddress(path, getPage(language, 'knowledge').path)}>
              {getPage(language, 'knowledge').head.title}
            </a>
          </li>
        </ul>
      </aside>
    </article>
  );
}

/** Returns '2026-11-22' as '22 november 2026'. */
function dayInWords(day: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
