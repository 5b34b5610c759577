import { expect, type Locator, type Page } from '@playwright/test';
import { CHARTS, chart } from './charts.ts';

/** The MKI of Baseline and Optimalisatie as the band of a dashboard states it. */
export async function expectMki(page: Page, baseline: string, optimization?: string): Promise<void> {
  // The optimisation stands at the left, as its dot does on the track.
  const sides = page.getByRole('region', { name: 'Kerncijfers' }).locator('dl').first();
  await expect(sides.getByRole('term')).toHaveText(['Optimalisatie', 'Baseline']);
  await expect(sides.getByRole('definition')).toHaveText([optimization ?? /\S/, baseline]);
}

/** The panel with the filters. */
export function filters(page: Page): Locator {
  return page.getByRole('region', { name: 'Filters' });
}

/** The box of a year in the filter. */
export function yearBox(page: Page, year: number): Locator {
  return filters(page).getByRole('checkbox', { name: String(year) });
}

/** The total MKI's list of what is one level down. */
export function levelList(page: Page): Locator {
  return chart(page, CHARTS.totalMki).getByRole('combobox', { name: 'Ga naar' });
}

/** The queries of the statistics calls that the page makes from now on, by what they ask for. */
export function askedStatistics(page: Page): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.pathname.includes('/internal_')) asked.push(address.searchParams);
  });
  return asked;
}
