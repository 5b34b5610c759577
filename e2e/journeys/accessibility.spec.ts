import { fileWithBadCells } from '../fixtures/broken-workbooks.ts';
import { baselineFile, optimisationFile } from '../fixtures/village-street.ts';
import { dashboardOf, tabOf } from '../screens/addresses.ts';
import { checkOf, chooseFile } from '../screens/calculations.ts';
import { openDial } from '../screens/chart-export.ts';
import { CHARTS, chart, expectDrawn } from '../screens/charts.ts';
import { expectNoViolations } from '../screens/no-violations.ts';
import { PROVINCE } from '../session/installations.ts';
import { expect, test } from '../session/test.ts';

// This file judges what opens on a screen. at-first-sight judges the screens themselves, and so do the journeys that
// pass them.

test('dialogs, refusals, an open chart and the open profile have no violations', async ({ page, api }) => {
  test.slow();
  const project = await api.createProject('Toegankelijke dialogen');
  await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
  await api.activate(await api.upload(project, 'design-optimization', await optimisationFile()));
  await api.upload(project, 'design-baseline', await baselineFile('Tweede.xlsx'));
  const file = fileWithBadCells();
  await page.goto(tabOf(project, 3));
  await expectDrawn(chart(page, CHARTS.totalMki));

  await page.getByRole('button', { name: 'Totale MKI schermvullend tonen' }).click();
  await expect(page.getByRole('dialog', { name: 'Totale MKI (€)' }).locator('canvas')).toBeVisible();
  await openDial(page.getByRole('dialog', { name: 'Totale MKI (€)' }));
  await expectNoViolations(page, 'full screen, with all that can be done');
  // The first Escape closes the dial, the second closes the dialog.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Totale MKI opslaan', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Opslaan als CSV' })).toBeVisible();
  await expectNoViolations(page, 'saving a chart');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Profielmenu/ }).click();
  await expect(page.getByRole('link', { name: 'Uitloggen' })).toBeVisible();
  await expectNoViolations(page, 'profile menu');
  await page.keyboard.press('Escape');

  await chooseFile(page, file);
  await expect(checkOf(page, file)).toBeVisible();
  await expectNoViolations(page, 'check of a file with errors');
  await page.getByRole('button', { name: 'Naam wijzigen van Tweede' }).click();
  await expectNoViolations(page, 'renaming');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Notitie toevoegen aan Tweede' }).click();
  await expect(page.getByRole('dialog', { name: 'Notitie toevoegen' })).toBeVisible();
  await expectNoViolations(page, 'note');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Tweede verwijderen' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoViolations(page, 'deletion');
});

test.describe('a closed project and a project of another organisation', () => {
  test.use({ account: 'buiten' });

  test('have no violations', async ({ page }) => {
    await page.goto(tabOf({ organization: PROVINCE, uuid: '00000000-0000-4000-8000-000000000000' }, 3));
    await expect(page.getByRole('heading', { name: 'Dit project bestaat niet (meer)' })).toBeVisible();
    await expectNoViolations(page, 'missing project');
    await page.goto(dashboardOf(PROVINCE));
    await page.getByRole('link', { name: /Verbreding Twentekanaal/ }).click();
    await expectDrawn(chart(page, CHARTS.totalMki));
    await expectNoViolations(page, 'locked project');
  });
});
