import { readFile } from 'node:fs/promises';
import { workbookFile } from '../fixtures/workbook-file.ts';
import { atPlace, tabOf } from '../screens/addresses.ts';
import { expectNoViolations } from '../screens/no-violations.ts';
import { MUNICIPALITY } from '../session/installations.ts';
import { expect, test } from '../session/test.ts';

const layoutOf = (organisation: string) => `/#/o/${organisation}/faq/excel-indeling`;

test('a user goes from an upload to the page that explains the workbook, and to its parts', async ({
  page,
  api,
}) => {
  const project = await api.createProject('Uitleg bij het uploaden');
  await page.goto(tabOf(project, 3));
  await page.getByRole('link', { name: 'Uitleg van de Excel-indeling' }).first().click();
  await expect(page).toHaveURL(atPlace(layoutOf(MUNICIPALITY)));
  await expect(page.getByRole('heading', { level: 1, name: 'Excel-indeling' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Hoeveelheid' })).toBeVisible();

  const indicators = page.getByRole('region', { name: 'Tabel met indicatoren van Set A2' });
  await expect(indicators.getByRole('row', { name: /^GWP-total/ })).toContainText('0,116');
  // A calculation with its MKI in Posten is read too, and this is how it must look.
  const columns = page.getByRole('region', {
    name: 'Tabel met het begin van een voorbeeld: De MKI op het blad Posten',
  });
  await expect(columns.getByRole('columnheader')).toHaveText([
    ...['Postnummer', 'Hoeveelheid', 'MKI A1-A3', 'MKI A4', 'GWP A1-A3', 'GWP A4', '…'],
  ]);
  await page.getByRole('link', { name: 'De rij MKI' }).click();
  await expect(page.getByRole('region', { name: 'De rij MKI' })).toBeFocused();
  // Every part has its own address, which a user can send to a colleague.
  await page.reload();
  await expect(page.getByRole('region', { name: 'De rij MKI' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'De rij MKI' })).toBeInViewport();

  await expectNoViolations(page, 'workbook layout');

  // The filled-in example can be uploaded unchanged.
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download een ingevuld voorbeeld' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Milieuspoor-berekening-voorbeeld.xlsx');
  const bytes = await readFile(await download.path());

  const calculation = await api.upload(project, 'design-baseline', workbookFile('voorbeeld.xlsx', bytes));
  expect(calculation).toMatchObject({ sets: ['a1', 'a2'], item_count: 4, warnings: [] });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('fits, and says so when its figures cannot be fetched', async ({ page }) => {
    await page.route('**/api/v1/workbook-layout/', (route) => route.abort());
    await page.goto(layoutOf(MUNICIPALITY));
    const retry = page.getByRole('button', { name: 'Opnieuw proberen' });
    await expect(retry).toBeVisible();
    await page.unroute('**/api/v1/workbook-layout/');
    await retry.click();
    await expect(page.getByRole('heading', { name: 'Blad Posten', exact: true })).toBeVisible();
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBe(390);
  });
});
