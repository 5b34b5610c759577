import type { Page } from '@playwright/test';
import { dashboardOf } from '../../screens/addresses.ts';
import { PROVINCE } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

/** The projects of Provincie Elders, the last modified first, with the day of each last change in the demonstration. */
const PROVINCE_PROJECTS = [
  ['Natuurverbinding Veldzicht', '10-11-2026'],
  ['Spoorverdubbeling en halte Elders-Noord', '13-10-2026'],
  ['N348 groot onderhoud Zutphen - Deventer', '25-09-2026'],
  ['Geleiderail aansluiting 22', '09-06-2026'],
  ['Verbreding Twentekanaal zijtak', '30-01-2024'],
] as const;

async function showTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tabel', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Projecten' })).toBeVisible();
}

/** Finds the cells of a column, from top to bottom. */
function column(page: Page, field: string) {
  return page.locator(`[role=gridcell][data-field=${field}]`);
}

test.describe('the projects of Provincie Elders, which journeys only read', () => {
  test.use({ account: 'buiten' });

  test('appear as cards and as a table, the last modified first, and are sorted, narrowed and opened there', async ({
    page,
  }) => {
    await page.goto(dashboardOf(PROVINCE));
    const cards = page.getByRole('region', { name: /^Projecten/ }).getByRole('listitem');
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText(
      // A locked project has that word behind its name.
      PROVINCE_PROJECTS.map(([name]) => new RegExp(`^${name}`)),
    );
    await expect(page.getByRole('heading', { name: 'Projecten 5', level: 2 })).toBeVisible();
    const [first] = await cards.all();
    await expect(first ?? cards).toContainText('Ontwerpfase actief');
    await expect(first ?? cards).toContainText('UAV-contract met RAW-bestek');
    await expect(first ?? cards).toContainText('10-11-2026');

    await showTable(page);
    await expect(page.getByRole('columnheader')).toHaveText([
      'Projectnaam',
      'Status',
      'Laatst Bewerkt',
      'Contractvorm',
      'Sector',
      'Acties',
    ]);
    await expect(column(page, 'project_name')).toContainText(PROVINCE_PROJECTS.map(([name]) => name));
    await expect(column(page, 'modified')).toHaveText(PROVINCE_PROJECTS.map(([, modified]) => modified));
    await page.reload();
    await expect(page.getByRole('grid', { name: 'Projecten' })).toBeVisible();

    // Times are sorted as times and not as texts.
    const modified = page.getByRole('columnheader', { name: 'Laatst Bewerkt' });
    await expect(modified).toHaveAttribute('aria-sort', 'descending');
    await modified.click();
    await expect(modified).toHaveAttribute('aria-sort', 'ascending');
    // As text, 09-06-2026 would come first; as a time, 30-01-2024 does.
    await expect(column(page, 'modified')).toHaveText(
      PROVINCE_PROJECTS.map(([, modified]) => modified).toReversed(),
    );
    await page.getByRole('columnheader', { name: 'Projectnaam' }).click();
    await expect(column(page, 'project_name')).toContainText([
      'Geleiderail aansluiting 22',
      'N348 groot onderhoud Zutphen - Deventer',
      'Natuurverbinding Veldzicht',
      'Spoorverdubbeling en halte Elders-Noord',
      'Verbreding Twentekanaal zijtak',
    ]);

    // Every word of a search narrows the list.
    const search = page.getByRole('searchbox', { name: 'Zoek in projecten' });
    await search.fill('VOLTOOID uav-gc');
    await expect(column(page, 'project_name')).toContainText([
      'Spoorverdubbeling en halte Elders-Noord',
      'Verbreding Twentekanaal zijtak',
    ]);
    await search.fill('zwembad');
    await expect(page.getByText('Geen project gevonden voor "zwembad"')).toBeVisible();
    await page.getByRole('button', { name: 'Zoekopdracht wissen' }).click();
    await expect(column(page, 'project_name')).toHaveCount(PROVINCE_PROJECTS.length);

    await page.getByRole('link', { name: 'Geleiderail aansluiting 22 bekijken' }).click();
    await expect(page).toHaveURL(new RegExp(`#/o/${PROVINCE}/project/[0-9a-f-]{36}/tab/3$`));
    await expect(page.getByRole('heading', { name: 'Geleiderail aansluiting 22', level: 1 })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Baseline' })).toHaveAttribute('aria-selected', 'true');
  });
});
