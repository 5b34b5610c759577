import { getPage, type SitePage } from '../content/site-pages.ts';
import { FOOT_PAGES } from '../pages/page-list.ts';
import type { SiteSettings } from '../site-settings.ts';
import { SITE_TEXTS } from '../text/site-texts.ts';
import { ProviderDetails } from './provider-details.tsx';
import { relativeAddress } from './relative-address.ts';

interface SiteFooterProps {
  readonly page: SitePage;
  readonly settings: SiteSettings;
}

/** Links to every page, what the site does not do, and who runs it. */
export function SiteFooter({ page: { language, path }, settings }: SiteFooterProps) {
  const t = SITE_TEXTS[language];
  return (
    <footer className="foot">
      <div className="foot-inner">
        <div>
          <p className="foot-name">{t.brand}</p>
          <p>{t.tagline}</p>
          <p>{t.noCookies}</p>
          <ProviderDetails provider={settings.provider} language={language} />
        </div>
        <nav aria-label={t.footNavigation}>
          <ul>
            {FOOT_PAGES.map((key) => (
              <li key={key}>
                <a href={relativeAddress(path, getPage(language, key).path)}>
                  {getPage(language, key).head.nav}
                </a>
              </li>
            ))}
            <li>
              <a href={relativeAddress(path, language === 'nl' ? 'rss.xml' : 'en/rss.xml')}>{t.feed}</a>
            </li>
            <li>
              <a href={`${settings.appUrl}/#/login`}>{t.signIn}</a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
