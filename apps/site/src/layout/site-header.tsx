import { BRAND_MARK } from '@milieuspoor/look';
import { getPage, type SitePage, translationOf } from '../content/site-pages.ts';
import { BAR_PAGES } from '../pages/page-list.ts';
import type { SiteSettings } from '../site-settings.ts';
import { SITE_TEXTS } from '../text/site-texts.ts';
import { relativeAddress } from './relative-address.ts';

interface SiteHeaderProps {
  readonly page: SitePage;
  readonly settings: SiteSettings;
}

/** The bar at the top of every page. On a phone a button opens its links, without JavaScript. */
export function SiteHeader({ page, settings }: SiteHeaderProps) {
  const { language, path } = page;
  const t = SITE_TEXTS[language];
  const other = translationOf(page);
  const inside = page.kind === 'article' ? 'knowledge' : page.key;
  return (
    <header className="top-bar">
      <a className="skip" href="#content">
        {t.skip}
      </a>
      <div className="bar-inner">
        <a className="brand" href={relativeAddress(path, getPage(language, 'home').path)}>
          <BrandMark />
          <span>{t.brand}</span>
        </a>
        <button type="button" className="menu-button" popoverTarget="menu">
          {t.menu}
        </button>
        <nav id="menu" className="menu" popover="auto" aria-label={t.navigation}>
          <ul>
            {BAR_PAGES.map((key) => {
              const to = getPage(language, key);
              return (
                <li key={key}>
                  <a
                    href={relativeAddress(path, to.path)}
                    aria-current={to.path === path ? 'page' : key === inside ? 'true' : undefined}
                  >
                    {to.head.nav}
                  </a>
                </li>
              );
            })}
            <li>
              <a href={relativeAddress(path, other.path)} lang={other.language} hrefLang={other.language}>
                {t.otherLanguage}
              </a>
            </li>
            <li>
              <a className="sign-in" href={`${settings.appUrl}/#/login`}>
                {t.signIn}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** Our mark on a background of its own colour. The name stands beside it, so the mark has no text of its own. */
function BrandMark() {
  const { size, strokes } = BRAND_MARK;
  return (
    <svg width="44" height="44" viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
      {strokes.map(({ path, width, color }) => (
        <path
          key={path}
          d={path}
          fill="none"
          stroke={color}
          strokeWidth={width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
