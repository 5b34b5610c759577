import { getPage, type SitePage } from '../content/site-pages.ts';
import { SITE_TEXTS } from '../text/site-texts.ts';
import { relativeAddress } from './relative-address.ts';

/** Returns the pages from the home page down to the page itself. */
export function trailOf(page: SitePage): readonly SitePage[] {
  const home = getPage(page.language, 'home');
  if (page.key === 'home') return [home];
  if (page.kind === 'article') return [home, getPage(page.language, 'knowledge'), page];
  if (page.key === 'sent') return [home, getPage(page.language, 'contact'), page];
  return [home, page];
}

export function Breadcrumbs({ page }: { readonly page: SitePage }) {
  const trail = trailOf(page);
  return (
    <nav className="crumbs" aria-label={SITE_TEXTS[page.language].breadcrumbs}>
      <ol>
        {trail.map((each) => (
          <li key={each.path}>
            {each === page ? (
              <span aria-current="page">{each.head.nav}</span>
            ) : (
              <a href={relativeAddress(page.path, each.path)}>{each.head.nav}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
