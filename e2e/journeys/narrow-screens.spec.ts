import { fileWithBadCells } from '../fixtures/broken-workbooks.ts';
import { baselineFile, optimisationFile } from '../fixtures/village-street.ts';
import { dashboardOf, LOGIN, tabOf, viewerDashboardOf } from '../screens/addresses.ts';
import { addFile, calculationRow, checkOf, chooseFile } from '../screens/calculations.ts';
import { CHARTS, chart, drillDown, expectDrawn, unfoldCharts } from '../screens/charts.ts';
import { loginScreen } from '../screens/login-screen.ts';
import { projectCards } from '../screens/projects.ts';
import { expectNoSidewaysScrolling } from '../screens/sideways.ts';
import { MUNICIPALITY } from '../session/installations.ts';
import { expect, test } from '../session/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('on a telephone', () => {
  test.describe('a visitor', () => {
    test.use({ account: null });

    test('sees the login screen without scrolling sideways', async ({ page }) => {
      await page.goto(LOGIN);
      await expect(loginScreen(page).submit).toBeVisible();
      await expectNoSidewaysScrolling(page);
    });
  });

  test('the projects are read without scrolling sideways, and the menu opens over them', async ({ page }) => {
    await page.goto(dashboardOf(MUNICIPALITY));
    await expect(projectCards(page).first()).toBeVisible();
    await expectNoSidewaysScrolling(page);
    // There is no room for a table.
    await expect(page.getByRole('button', { name: 'Tabel', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu openen' }).click();
    const menu = page.getByRole('dialog', { name: 'Hoofdmenu' });
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: /^Profielmenu/ }).click();
    await expect(page.getByRole('link', { name: 'Uitloggen' })).toBeVisible();
    await expectNoSidewaysScrolling(page);
  });

  test('a project is worked on without scrolling sideways: upload, refusal, charts, tables', async ({
    page,
    api,
  }) => {
    const project = await api.createProject('Op de telefoon, met een naam die niet op een regel past');
    await page.goto(tabOf(project, 3));
    const name = 'Referentie_met_een_lange_naam_zonder_spaties_erin_versie_12';
    await addFile(page, await baselineFile(`${name}.xlsx`));
    await expect(calculationRow(page, name)).toBeVisible();
    await expectNoSidewaysScrolling(page);
    const broken = fileWithBadCells();
    await chooseFile(page, broken);
    await expect(checkOf(page, broken)).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await page.getByRole('checkbox', { name: `${name} actief maken` }).click();
    await unfoldCharts(page);
    for (const title of Object.values(CHARTS)) await expectDrawn(chart(page, title));
    await expectNoSidewaysScrolling(page);

    await api.activate(await api.upload(project, 'design-optimization', await optimisationFile()));
    await page.goto(tabOf(project, 6));
    await unfoldCharts(page);
    await drillDown(page, 'Verhardingen');
    // All charts went down with the total, and one of them says so in its title.
    const titles = Object.values({
      ...CHARTS,
      materialPerGroup: 'Grondstoffen per productsubgroep in ton',
    });
    for (const title of titles) await chart(page, title).getByRole('button', { name: 'Toon tabel' }).click();
    await expect(page.getByRole('button', { name: 'Verberg tabel' })).toHaveCount(Object.keys(CHARTS).length);
    await expectNoSidewaysScrolling(page);
  });

  test.describe('a viewer', () => {
    test.use({ account: 'viewer' });

    test('sees the viewer dashboard without scrolling sideways', async ({ page }) => {
      await page.goto(viewerDashboardOf(MUNICIPALITY));
      await expectDrawn(chart(page, CHARTS.totalMki));
      await expectNoSidewaysScrolling(page);
    });
  });
});
