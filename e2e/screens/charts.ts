import { expect, type Locator, type Page } from '@playwright/test';

export const CHARTS = {
  totalMki: 'Totale MKI in €',
  mkiPerModule: 'MKI per levenscyclusmodule in €',
  co2PerModule: 'CO2 per levenscyclusmodule in ton',
  materialPerGroup: 'Grondstoffen per productgroep in ton',
  goalCo2: 'CO2 in ton',
  goalMaterial: 'Grondstoffengebruik in ton',
  goalEnergy: 'Energie in GJ',
  goalEquipment: 'Materieel bouwplaats in uur',
  goalTransport: 'Materieel transport in tkm',
} as const;

/** Finds a chart with everything that belongs to it, by its title and unit. */
export function chart(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** On a phone, opens the folded groups of charts. */
export async function unfoldCharts(page: Page): Promise<void> {
  await expectDrawn(chart(page, CHARTS.totalMki));
  for (const name of ['Zwaartepuntanalyse', 'Beleidsdoelen']) {
    const fold = page.getByRole('button', { name, exact: true });
    if (await fold.isVisible()) await fold.click();
  }
}

/** Waits until a chart is really drawn. The code that draws it is fetched when the chart comes near the screen. */
export async function expectDrawn(region: Locator): Promise<void> {
  await region.scrollIntoViewIfNeeded();
  await expect(region.locator('canvas').first()).toBeVisible();
}

/** Opens the table behind a chart and compares every cell of it, header and footer included. */
export async function expectFigures(region: Locator, rows: readonly (readonly string[])[]): Promise<void> {
  const show = region.getByRole('button', { name: 'Toon tabel' });
  if (await show.isVisible()) await show.click();
  await expect.poll(() => cellsOf(region.getByRole('table'))).toEqual(rows);
}

async function cellsOf(table: Locator): Promise<string[][]> {
  const rows = await table.getByRole('row').all();
  return Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
}

/** Finds the path down in the total MKI, in which each earlier place is a way back. */
export function breadcrumb(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Niveaus van Totale MKI' });
}

/** Finds the entry of the legend that leads one level down. */
export function drillInto(page: Page, name: string): Locator {
  return chart(page, CHARTS.totalMki).getByRole('button', { name: new RegExp(`^${name}, .*onderliggende`) });
}

/**
 * Goes one level down by the legend. The browser takes a click right after another one for half of a double click, so
 * the click is tried again.
 */
export async function drillDown(page: Page, name: string): Promise<void> {
  const entry = drillInto(page, name);
  await expect(entry).toBeVisible();
  await expect(async () => {
    if (await entry.isVisible()) await entry.click();
    await expect(currentCrumb(page)).toHaveText(name, { timeout: 2_000 });
  }).toPass();
}

/** Finds the place that the total MKI shows. */
export function currentCrumb(page: Page): Locator {
  return breadcrumb(page).locator('[aria-current=page]');
}
