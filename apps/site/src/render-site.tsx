import { text } from 'node:stream/consumers';
import { LANGUAGES } from '@milieuspoor/domain';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { escapeXml } from './content/escape-xml.ts';
import { feed } from './content/feed.ts';
import { searchIndex } from './content/search-index.ts';
import { getPage, SITE_PAGES, type SitePage, translationOf } from './content/site-pages.ts';
import { isLiveFigure } from './figures/figure-names.ts';
import { Breadcrumbs } from './layout/breadcrumbs.tsx';
import { PageDocument } from './layout/page-document.tsx';
import { picturePath } from './layout/structured-data.ts';
import { ArticlePage } from './pages/article-page.tsx';
import { ContactPage } from './pages/contact-page.tsx';
import { HomePage } from './pages/home-page.tsx';
import { KnowledgePage, searchIndexPath } from './pages/knowledge-page.tsx';
import { PageBody } from './pages/page-body.tsx';
import type { ScriptName, SiteAssets, SiteSettings } from './site-settings.ts';
import { SITE_TEXTS } from './text/site-texts.ts';

/** Returns every file of the site, except its pictures and the browser's scripts, by path relative to the root. */
export async function renderSite(
  settings: SiteSettings,
  assets: SiteAssets,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const page of SITE_PAGES)
    files.set(
      `${page.path}index.html`,
      await renderPage(
        <PageDocument
          page={page}
          settings={settings}
          assets={assets}
          scripts={scriptsOf(page)}
          hidden={page.key === 'sent'}
        >
          <Content page={page} settings={settings} />
        </PageDocument>,
      ),
    );
  for (const language of LANGUAGES) {
    const contact = getPage(language, 'contact');
    const home = getPage(language, 'home');
    files.set(
      `.answers/contact.${language}.html`,
      await renderPage(
        <PageDocument page={contact} settings={settings} assets={assets} scripts={['contact']} hidden>
          <ContactPage page={contact} settings={settings} asAnswer />
        </PageDocument>,
      ),
    );
    files.set(`${home.path}404.html`, await notFoundPage(home, settings, assets));
    files.set(searchIndexPath(language), searchIndex(language));
    files.set(`${home.path}rss.xml`, feed(language, settings.siteUrl));
  }
  files.set('sitemap.xml', sitemap(settings.siteUrl));
  files.set('robots.txt', robots(settings.siteUrl));
  return files;
}

/** Returns the page for any unknown address; nothing in it may be relative to its own place. */
async function notFoundPage(home: SitePage, settings: SiteSettings, assets: SiteAssets): Promise<string> {
  const t = SITE_TEXTS[home.language].notFound;
  const page = await renderPage(
    <PageDocument page={home} title={t.title} settings={settings} assets={assets} scripts={[]} hidden>
      <article className="page">
        <h1>{t.title}</h1>
        <p className="lead">{t.text}</p>
        <p>
          <a className="button" href="./">
            {t.back}
          </a>
        </p>
      </article>
    </PageDocument>,
  );
  const base = new URL(home.path, settings.siteUrl);
  return page.replace(
    / (href|src)="(?!https?:|tel:|mailto:|#|\/)([^"]*)"/g,
    (_all, name: string, address: string) => {
      return ` ${name}="${new URL(address, base).pathname}"`;
    },
  );
}

function Content({ page, settings }: { readonly page: SitePage; readonly settings: SiteSettings }) {
  if (page.kind === 'article') return <ArticlePage page={page} />;
  switch (page.key) {
    case 'home':
      return <HomePage page={page} />;
    case 'knowledge':
      return <KnowledgePage page={page} />;
    case 'contact':
      return <ContactPage page={page} settings={settings} />;
    default:
      return <TextPage page={page} />;
  }
}

/** Returns which of our scripts a page needs. */
function scriptsOf({ key, body }: SitePage): readonly ScriptName[] {
  const figures = [...body.matchAll(/^```figure\n(.+)\n```$/gm)].map((match) => match[1] ?? '');
  return [
    ...(figures.some(isLiveFigure) ? (['figures'] as const) : []),
    ...(key === 'contact' ? (['contact'] as const) : []),
    ...(key === 'knowledge' ? (['search'] as const) : []),
  ];
}

/** Lists the picture of each page, with the text on it. */
export function listPictures(): readonly { readonly path: string; readonly title: string }[] {
  return SITE_PAGES.filter(({ key }) => key !== 'sent').map((page) => ({
    path: picturePath(page),
    title: page.head.title,
  }));
}

/** Returns every page that a search engine may show, each with its translation. */
function sitemap(siteUrl: string): string {
  const urls = SITE_PAGES.filter(({ key }) => key !== 'sent').map((page) => {
    const both = [page, translationOf(page)].map(
      ({ language, path }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(siteUrl + path)}"/>`,
    );
    const changed = page.kind === 'article' ? `<lastmod>${page.head.date}</lastmod>` : '';
    return `<url><loc>${escapeXml(siteUrl + page.path)}</loc>${changed}${both.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`;
}

/** A page that consists of its text. */
function TextPage({ page }: { readonly page: SitePage }) {
  return (
    <article className="page">
      <Breadcrumbs page={page} />
      <h1>{page.head.title}</h1>
      <p className="lead">{page.head.lead}</p>
      <PageBody page={page} />
    </article>
  );
}

/** Returns a complete document as HTML. An error in one of its parts fails the build. */
async function renderPage(document: ReactNode): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(document, { onError: (fault) => void faults.push(fault) });
  const html = await text(prelude);
  if (faults.length > 0) throw faults[0];
  return html;
}
