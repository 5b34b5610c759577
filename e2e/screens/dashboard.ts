import { expect, type Locator, type Page } from '@playwright/test';
import { CHARTS, chart } from './charts.ts';

/** Expects this MKI of Baseline and Optimalisatie in the band of a dashboard. */
export async function expectMki(page: Page, baseline: string, optimization?: string): Promise<void> {
  // The optimisation is on the left, as its dot is on the track.
  const sides = page.getByRole('region', { name: 'Kerncijfers' }).locator('dl').first();
  await expect(sides.getByRole('term')).toHaveText(['Optimalisatie', 'Baseline']);
  await expect(sides.getByRole('definition')).toHaveText([optimization ?? /\S/, baseline]);
}

/** Finds the panel with the filters. */
export function filters(page: Page): Locator {
  return page.getByRole('region', { name: 'Filters' });
}

/** Finds the box of a year in the filter. */
export function yearBox(page: Page, year: number): Locator {
  return filters(page).getByRole('checkbox', { name: String(year) });
}

/** Finds the total MKI's list of the next level down. */
export function levelList(page: Page): Locator {
  return chart(page, CHARTS.totalMki).getByRole('combobox', { name: 'Ga naar' });
}

/** Returns a list of the queries of the statistics calls that the page makes from now on. */
export function askedStatistics(page: Page): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.pathname.includes('/internal_')) asked.push(address.searchParams);
  });
  return asked;
}
