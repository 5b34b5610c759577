import type { Page } from '@playwright/test';
import { atPlace, dashboardOf, tabOf } from '../../screens/addresses.ts';
import { loginScreen, signIn } from '../../screens/login-screen.ts';
import { EMPTY_INSTALLATION, emptyOrigin, PROVINCE, WATER_AUTHORITY } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

/** The projects of Provincie Elders, last modified first, with the moments that the demonstration gives them. */
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

/** The cells of a column from top to bottom. */
function column(page: Page, field: string) {
  return page.locator(`[role=gridcell][data-field=${field}]`);
}

test.describe('the projects of Provincie Elders, which journeys only read', () => {
  test.use({ account: 'buiten' });

  test('show as cards, last modified first, each with contract type, status and day', async ({ page }) => {
    await page.goto(dashboardOf(PROVINCE));
    const cards = page.getByRole('region', { name: /^Projecten/ }).getByRole('listitem');
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText(
      // A locked project says so behind its name.
      PROVINCE_PROJECTS.map(([name]) => new RegExp(`^${name}`)),
    );
    await expect(page.getByRole('heading', { name: 'Projecten 5', level: 2 })).toBeVisible();
    const [first] = await cards.all();
    await expect(first ?? cards).toContainText('Ontwerpfase actief');
    await expect(first ?? cards).toContainText('UAV-contract met RAW-bestek');
    await expect(first ?? cards).toContainText('10-11-2026');
  });

  test('show as a table with the agreed columns, last modified first', async ({ page }) => {
    await page.goto(dashboardOf(PROVINCE));
    await showTable(page);
    await expect(page.getByRole('columnheader')).toHaveText([
      'Projectnaam',
      'MKI',
      'CO2',
      'Volgende stap',
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
  });

  test('are sorted by a click on a header, moments by time and not by text', async ({ page }) => {
    await page.goto(dashboardOf(PROVINCE));
    await showTable(page);
    const modified = page.getByRole('columnheader', { name: 'Laatst Bewerkt' });
    await expect(modified).toHaveAttribute('aria-sort', 'descending');
    await modified.click();
    await expect(modified).toHaveAttribute('aria-sort', 'ascending');
    // As text 09-06-2026 would come first; in time 30-01-2024 does.
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
  });

  test('are narrowed by every word of a search, and a search without result says so', async ({ page }) => {
    await page.goto(dashboardOf(PROVINCE));
    await showTable(page);
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
  });

  test('open in tab 3 by Bekijken', async ({ page }) => {
    await page.goto(dashboardOf(PROVINCE));
    await showTable(page);
    await page.getByRole('link', { name: 'Geleiderail aansluiting 22 bekijken' }).click();
    await expect(page).toHaveURL(new RegExp(`#/o/${PROVINCE}/project/[0-9a-f-]{36}/tab/3$`));
    await expect(page.getByRole('heading', { name: 'Geleiderail aansluiting 22', level: 1 })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Baseline' })).toHaveAttribute('aria-selected', 'true');
  });
});

test('more than twelve projects are shown twelve at a time, or as many as one chooses', async ({
  page,
  api,
}) => {
  for (let number = 1; number <= 35; number++)
    await api.createProject(`Bladerproef ${number}`, WATER_AUTHORITY);
  await page.goto(dashboardOf(WATER_AUTHORITY));
  await showTable(page);
  // The search sets these apart from what other journeys make.
  await page.getByRole('searchbox', { name: 'Zoek in projecten' }).fill('Bladerproef');
  await expect(page.getByText('1–12 van 35')).toBeVisible();
  await expect(column(page, 'project_name')).toHaveCount(12);
  await page.getByRole('button', { name: 'Volgende pagina' }).click();
  await expect(page.getByText('13–24 van 35')).toBeVisible();
  await expect(column(page, 'project_name')).toHaveCount(12);

  await page.getByRole('combobox', { name: 'Resultaten per pagina' }).click();
  await expect(page.getByRole('option')).toHaveText(['12', '24', '48', '96']);
  await page.getByRole('option', { name: '48' }).click();
  await expect(page.getByText('1–35 van 35')).toBeVisible();
  await expect(column(page, 'project_name')).toHaveCount(35);
});

test.describe('an organisation without projects', () => {
  test.use({ account: null, baseURL: emptyOrigin });

  test('says that there are none yet, to the first account of an empty installation', async ({ page }) => {
    const { username, password, organisation } = EMPTY_INSTALLATION;
    await page.goto('/');
    await signIn(page, username, password);
    await expect(
      page.getByText(
        'Er zijn nog geen projecten. Maak een project aan door op "Start nieuw project" te klikken.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start nieuw project' })).toHaveCount(1);
    await expect(page.getByRole('banner')).toContainText(organisation);
    await expect(page.getByRole('button', { name: 'Tabel', exact: true })).toHaveCount(0);
  });

  test('has none of the demonstration accounts', async ({ page }) => {
    await page.goto('/');
    await signIn(page, 'lid');
    await expect(loginScreen(page).problems).toBeVisible();
  });
});

test('a new project comes first among the cards and opens from there', async ({ page, api }) => {
  const project = await api.createProject('Vooraan in de rij', WATER_AUTHORITY);
  await page.goto(dashboardOf(WATER_AUTHORITY));
  await page.getByRole('link', { name: 'Vooraan in de rij' }).click();
  await expect(page).toHaveURL(atPlace(tabOf(project, 3)));
});
