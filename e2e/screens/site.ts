import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { axeOf, RULES_OF_COLOUR } from './no-violations.ts';

const SITE_DIR = process.env.SITE_DIR ?? join(import.meta.dirname, '../../apps/site/dist');

/** Returns every page of the site in a language, as a path on the server. The list comes from the site map. */
export function sitePages(language: 'nl' | 'en'): string[] {
  const map = readFileSync(join(SITE_DIR, 'sitemap.xml'), 'utf8');
  const urls = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url));
  const [root] = urls;
  const paths = urls.map(({ pathname }) => `/site/${pathname.slice(root?.pathname.length ?? 0)}`);
  const pages = paths.filter((path) => path.startsWith('/site/en/') === (language === 'en'));
  if (pages.length === 0) throw new Error(`The site map names no page in ${language}`);
  return pages;
}

/**
 * Expects that axe finds no violation on the present page of the site, by day and by night. A page in English has the
 * elements and the colours of the page in Dutch, so no colours are judged there.
 */
export async function expectSiteWithoutViolations(
  page: Page,
  path: string,
  language: 'nl' | 'en',
): Promise<void> {
  const scan = async (colorScheme: 'light' | 'dark', axe: AxeBuilder) => {
    await page.emulateMedia({ colorScheme });
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
    expect.soft(found, `${path}, ${colorScheme}`).toEqual([]);
  };
  if (language === 'en') return scan('light', (await axeOf(page)).disableRules(RULES_OF_COLOUR));
  await scan('light', await axeOf(page));
  await scan('dark', (await axeOf(page)).withRules(RULES_OF_COLOUR));
}

export interface SiteMessage {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
}

/** Fills in all of the Dutch form except its subject. */
export async function fillSiteForm(page: Page, message: SiteMessage): Promise<void> {
  await page.getByLabel('Voornaam').fill(message.firstName);
  await page.getByLabel('Achternaam').fill(message.lastName);
  await page.getByLabel('E-mailadres').fill(message.email);
  await page.getByLabel('Naam van uw organisatie').fill(message.company);
  await page.getByRole('textbox', { name: /^Bericht/ }).fill(message.message);
}
