import { renderSite } from '../render-site.tsx';

export const SITE_URL = 'https://www.voorbeeld.example/site/';

export const EXAMPLE_PROVIDER = {
  name: 'Voorbeeld Advies BV',
  address: ['Proefkade 1', '1234 AB Proefstad'],
  phone: '030 123 45 67',
  email: 'post@voorbeeld.example',
  kvk: '12345678',
};

/** Returns the site as a build makes it, with names in place of what the build makes beside the pages. */
export function renderedSite(appUrl = ''): Promise<ReadonlyMap<string, string>> {
  return renderSite(
    { siteUrl: SITE_URL, appUrl, provider: EXAMPLE_PROVIDER },
    {
      style: 'assets/site.css',
      font: 'assets/font.woff2',
      mark: 'mark.svg',
      scripts: { figures: 'assets/figures.js', contact: 'assets/contact.js', search: 'assets/search.js' },
    },
  );
}

/** The files that the build puts beside the pages. */
export const BUILT_FILES = [
  'assets/site.css',
  'assets/font.woff2',
  'assets/figures.js',
  'assets/contact.js',
  'assets/search.js',
  'mark.svg',
];

/** Returns every value of an attribute in a page. */
export function valuesOf(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'gi'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );
}

/** Returns the headings in their order: level and words. */
export function headingsOf(html: string): { readonly level: number; readonly text: string }[] {
  return [...html.matchAll(/<h([1-6])[^>]*>([\s\S]*?)<\/h\1>/g)].map(([, level, inside = '']) => ({
    level: Number(level),
    text: inside.replace(/<[^>]*>/g, ''),
  }));
}
