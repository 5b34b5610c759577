import type { Language } from '@milieuspoor/domain';
import { SITE_TEXTS } from '../text/site-texts.ts';
import { escapeXml } from './escape-xml.ts';
import { getPage, listArticles } from './site-pages.ts';

/** Returns the articles as RSS 2.0. */
export function feed(language: Language, siteUrl: string): string {
  const t = SITE_TEXTS[language];
  const items = listArticles(language).map(({ head, path }) =>
    [
      '<item>',
      `<title>${escapeXml(head.title)}</title>`,
      `<link>${escapeXml(siteUrl + path)}</link>`,
      `<guid>${escapeXml(siteUrl + path)}</guid>`,
      `<description>${escapeXml(head.description)}</description>`,
      `<pubDate>${new Date(`${head.date}T08:00:00Z`).toUTCString()}</pubDate>`,
      '</item>',
    ].join(''),
  );
  const self = `${siteUrl}${language === 'nl' ? '' : 'en/'}rss.xml`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(t.feedTitle)}</title>`,
    `<link>${escapeXml(siteUrl + getPage(language, 'knowledge').path)}</link>`,
    `<description>${escapeXml(t.feedDescription)}</description>`,
    `<language>${language}</language>`,
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
