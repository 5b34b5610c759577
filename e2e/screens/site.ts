import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SITE_DIR = process.env.SITE_DIR ?? join(import.meta.dirname, '../../apps/site/dist');

/** Every page of the site, as its own site map names them: paths on the server. */
export function sitePages(): string[] {
  const map = readFileSync(join(SITE_DIR, 'sitemap.xml'), 'utf8');
  const urls = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url));
  const [root] = urls;
  return urls.map(({ pathname }) => `/site/${pathname.slice(root?.pathname.length ?? 0)}`);
}

/** What axe has against a page of the site as it stands, by day and by night. */
export async function expectSiteWithoutViolations(page: Page, path: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
    expect.soft(found, `${path}, ${colorScheme}`).toEqual([]);
  }
}

export interface SiteMessage {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
}

/** Fills in the Dutch form, but for what it is about. */
export async function fillSiteForm(page: Page, message: SiteMessage): Promise<void> {
  await page.getByLabel('Voornaam').fill(message.firstName);
  await page.getByLabel('Achternaam').fill(message.lastName);
  await page.getByLabel('E-mailadres').fill(message.email);
  await page.getByLabel('Naam van uw organisatie').fill(message.company);
  await page.getByRole('textbox', { name: /^Bericht/ }).fill(message.message);
}
