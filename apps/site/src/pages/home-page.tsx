import { getPage, listArticles, type SitePage } from '../content/site-pages.ts';
import { relativeAddress } from '../layout/relative-address.ts';
import { SITE_TEXTS } from '../text/site-texts.ts';
import { PageBody } from './page-body.tsx';

const AUDIENCES = ['purchasers', 'contractors', 'manufacturers'] as const;
const ARTICLES_SHOWN = 3;

/** Says what the product is for and what to click, before anything else. */
export function HomePage({ page }: { readonly page: SitePage }) {
  const { language, path } = page;
  const t = SITE_TEXTS[language];
  const at = (key: Parameters<typeof getPage>[1]) => relativeAddress(path, getPage(language, key).path);
  return (
    <>
      <div className="hero">
        <div className="hero-inner">
          <div>
            <p className="audience">{t.hero.audience}</p>
            <h1>{t.hero.title}</h1>
            <p className="lead">{t.hero.lead}</p>
            <p className="actions">
              <a className="button" href={at('purchasers')}>
                {t.hero.first}
              </a>{' '}
              <a className="button quiet" href={at('contact')}>
                {t.hero.second}
              </a>
            </p>
          </div>
          <Track
            title={t.hero.picture}
            text={t.hero.pictureText}
            example={t.hero.example}
            before={t.hero.before}
            after={t.hero.after}
          />
        </div>
      </div>
      <div className="page wide">
        <h2>{t.audiences.title}</h2>
        <ul className="cards">
          {AUDIENCES.map((key) => (
            <li key={key}>
              <h3>
                <a href={at(key)}>{t.audiences[key].title}</a>
              </h3>
              <p>{t.audiences[key].text}</p>
            </li>
          ))}
        </ul>
        <div className="sections">
          {page.body
            .trim()
            .split(/^(?=## )/m)
            .map((section) => (
              <section key={section}>
                <PageBody page={page} part={section} />
              </section>
            ))}
        </div>
        <h2>{getPage(language, 'knowledge').head.title}</h2>
        <ul className="cards">
          {listArticles(language)
            .filter(({ key }) => ['what-is-mki', 'mki-as-award-criterion', 'law-and-policy'].includes(key))
            .slice(0, ARTICLES_SHOWN)
            .map((article) => (
              <li key={article.key}>
                <h3>
                  <a href={relativeAddress(path, article.path)}>{article.head.title}</a>
                </h3>
                <p>{article.head.description}</p>
              </li>
            ))}
        </ul>
      </div>
    </>
  );
}

interface TrackProps {
  readonly title: string;
  readonly text: string;
  readonly example: string;
  readonly before: string;
  readonly after: string;
}

/** Our track: a line up to what is left, and dashes for what is avoided, up to the post of the baseline. */
function Track({ title, text, example, before, after }: TrackProps) {
  return (
    <svg className="hero-track" role="img" viewBox="0 0 480 170" aria-labelledby="track-title track-text">
      <title id="track-title">{title}</title>
      <desc id="track-text">{text}</desc>
      <line className="rest" x1="20" y1="85" x2="284" y2="85" />
      <line className="avoided" x1="308" y1="85" x2="442" y2="85" />
      <line className="base-post" x1="460" y1="55" x2="460" y2="115" />
      <circle className="dot" cx="284" cy="85" r="9" />
      <text x="460" y="40" textAnchor="end">
        {before}
      </text>
      <text x="284" y="142" textAnchor="middle">
        {after}
      </text>
      <text className="quiet" x="20" y="40">
        {example}
      </text>
    </svg>
  );
}
