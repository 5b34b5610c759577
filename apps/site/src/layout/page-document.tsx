import { SITE_POLICY } from '@milieuspoor/contract';
import { LOCALES } from '@milieuspoor/domain';
import { darkPalette, lightPalette } from '@milieuspoor/look';
import type { ReactNode } from 'react';
import { type SitePage, translationOf } from '../content/site-pages.ts';
import type { ScriptName, SiteAssets, SiteSettings } from '../site-settings.ts';
import { SITE_TEXTS } from '../text/site-texts.ts';
import { relativeAddress } from './relative-address.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { picturePath, structuredData } from './structured-data.ts';

export interface DocumentProps {
  readonly page: SitePage;
  readonly settings: SiteSettings;
  readonly assets: SiteAssets;
  readonly scripts: readonly ScriptName[];
  /** true to hide it from search engines, as an answer to a form */
  readonly hidden?: boolean;
  /** in place of the page's own title, for a page that is not in the list */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Returns the policy of a page that another server serves. Some rules can only be given in a header. */
function policyOf({ appUrl }: SiteSettings): string {
  return [...SITE_POLICY, `form-action 'self'${appUrl ? ` ${appUrl}` : ''}`].join('; ');
}

/** A complete page: head, bar, content, footer. */
export function PageDocument({
  page,
  settings,
  assets,
  scripts,
  hidden = false,
  title,
  children,
}: DocumentProps) {
  const { language, path, head } = page;
  const { siteUrl } = settings;
  const t = SITE_TEXTS[language];
  const at = (to: string) => relativeAddress(path, to);
  const other = translationOf(page);
  const picture = `${siteUrl}${picturePath(page)}`;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policyOf(settings)} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title ?? head.head}</title>
        <meta name="description" content={head.description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={lightPalette.bar.ground} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={darkPalette.bar.ground} media="(prefers-color-scheme: dark)" />
        {hidden ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={`${siteUrl}${path}`} />
            <link rel="alternate" hrefLang={language} href={`${siteUrl}${path}`} />
            <link rel="alternate" hrefLang={other.language} href={`${siteUrl}${other.path}`} />
            <link
              rel="alternate"
              hrefLang="x-default"
              href={`${siteUrl}${language === 'nl' ? path : other.path}`}
            />
          </>
        )}
        <link rel="icon" type="image/svg+xml" href={at(assets.mark)} />
        <link rel="preload" as="font" type="font/woff2" href={at(assets.font)} crossOrigin="anonymous" />
        <link rel="stylesheet" href={at(assets.style)} />
        <link
          rel="alternate"
          type="application/rss+xml"
          title={t.feedTitle}
          href={at(language === 'nl' ? 'rss.xml' : 'en/rss.xml')}
        />
        <meta property="og:type" content={page.kind === 'article' ? 'article' : 'website'} />
        <meta property="og:site_name" content={t.brand} />
        <meta property="og:locale" content={LOCALES[language].replace('-', '_')} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:url" content={`${siteUrl}${path}`} />
        <meta property="og:image" content={picture} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={head.title} />
        <meta name="twitter:card" content="summary_large_image" />
        {!hidden && (
          <script
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with nothing left in it that ends a script
            dangerouslySetInnerHTML={{ __html: ldJson(page, siteUrl) }}
          />
        )}
        {scripts.map((name) => (
          <script key={name} type="module" src={at(assets.scripts[name])} />
        ))}
      </head>
      <body>
        <SiteHeader page={page} settings={settings} />
        <main id="content">{children}</main>
        <SiteFooter page={page} settings={settings} />
      </body>
    </html>
  );
}

function ldJson(page: SitePage, siteUrl: string): string {
  const data = { '@context': 'https://schema.org', '@graph': structuredData(page, siteUrl) };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
