import { escapeXml } from './escape-xml.ts';
import { SITE_PAGES, translationOf } from './site-pages.ts';

/** Returns every page that a search engine may show, each with its translation. */
export function sitemap(siteUrl: string): string {
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

export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`;
}
