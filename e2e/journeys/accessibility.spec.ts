import { fileWithBadCells } from '../fixtures/broken-workbooks.ts';
import { baselineFile, optimisationFile } from '../fixtures/village-street.ts';
import { dashboardOf, LOGIN, tabOf, viewerDashboardOf } from '../screens/addresses.ts';
import { checkOf, chooseFile } from '../screens/calculations.ts';
import { openDial } from '../screens/chart-export.ts';
import { CHARTS, chart, expectDrawn } from '../screens/charts.ts';
import { expectNoViolations } from '../screens/no-violations.ts';
import { projectCards } from '../screens/projects.ts';
import type { ApiSession, ProjectRecord } from '../session/api-session.ts';
import { MUNICIPALITY, PROVINCE } from '../session/installations.ts';
import { expect, test } from '../session/test.ts';

/** A project with both sides active, so that its screens show all they have. */
async function comparedProject(api: ApiSession, name: string): Promise<ProjectRecord> {
  const project = await api.createProject(name);
  await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
  await api.activate(await api.upload(project, 'design-optimization', await optimisationFile()));
  return project;
}

for (const language of ['nl', 'en'] as const) {
  test.describe(`in ${language}, by day and by night`, () => {
    test.use({ language });

    test.describe('to a visitor', () => {
      test.use({ account: null });

      test('the login screen has no violations', async ({ page }) => {
        await page.goto(LOGIN);
        await expect(page.getByRole('button', { name: /Inloggen|Log in/ })).toBeVisible();
        await expectNoViolations(page, 'login');
      });
    });

    test('the projects have no violations, as cards and as a table', async ({ page }) => {
      await page.goto(dashboardOf(MUNICIPALITY));
      await expect(projectCards(page).first()).toBeVisible();
      await expectNoViolations(page, 'cards');
      await page.getByRole('button', { name: /^(Tabel|Table)$/ }).click();
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      await expectNoViolations(page, 'table');
    });

    test('the tabs Baseline and Optimalisatie have no violations, charts and tables included', async ({
      page,
      api,
    }) => {
      const project = await comparedProject(api, `Toegankelijk ${language}`);
      for (const tab of [3, 6]) {
        // A tab of the same project would keep the table open.
        await page.goto('about:blank');
        await page.goto(tabOf(project, tab));
        await expect(page.locator('canvas').first()).toBeVisible();
        await page.getByRole('button', { name: /^(Toon tabel|Show table): (Totale|Total) MKI$/ }).click();
        await expect(page.getByRole('table')).toHaveCount(2);
        await expectNoViolations(page, `tab ${tab}`);
      }
    });
  });
}

test('dialogs and refusals have no violations', async ({ page, api }) => {
  const project = await comparedProject(api, 'Toegankelijke dialogen');
  await api.upload(project, 'design-baseline', await baselineFile('Tweede.xlsx'));
  const file = fileWithBadCells();
  await page.goto(tabOf(project, 3));
  await expectDrawn(chart(page, CHARTS.totalMki));

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

test('what a chart and the profile open has no violations', async ({ page, api }) => {
  const project = await comparedProject(api, 'Toegankelijke grafiek');
  await page.goto(tabOf(project, 3));
  await expectDrawn(chart(page, CHARTS.totalMki));
  await page.getByRole('button', { name: 'Totale MKI schermvullend tonen' }).click();
  await expect(page.getByRole('dialog', { name: 'Totale MKI (€)' }).locator('canvas')).toBeVisible();
  await openDial(page.getByRole('dialog', { name: 'Totale MKI (€)' }));
  await expectNoViolations(page, 'full screen, with all that can be done');
  // The first closes the dial, the second the dialog.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Totale MKI opslaan', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Opslaan als CSV' })).toBeVisible();
  await expectNoViolations(page, 'saving a chart');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Profielmenu/ }).click();
  await expect(page.getByRole('link', { name: 'Uitloggen' })).toBeVisible();
  await expectNoViolations(page, 'profile menu');
});

test.describe('to a viewer', () => {
  test.use({ account: 'viewer' });

  test('the viewer dashboard has no violations', async ({ page }) => {
    await page.goto(viewerDashboardOf(MUNICIPALITY));
    await expectDrawn(chart(page, CHARTS.totalMki));
    await expectNoViolations(page, 'viewer dashboard');
  });
});

test('a project of others shows a screen without violations', async ({ page }) => {
  const nowhere = { organization: MUNICIPALITY, uuid: '00000000-0000-4000-8000-000000000000' };
  await page.goto(tabOf(nowhere, 3));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolations(page, 'missing project');
});

test.describe('a closed project', () => {
  test.use({ account: 'buiten' });

  test('has no violations', async ({ page }) => {
    await page.goto(dashboardOf(PROVINCE));
    await page.getByRole('link', { name: /Verbreding Twentekanaal/ }).click();
    await expectDrawn(chart(page, CHARTS.totalMki));
    await expectNoViolations(page, 'locked project');
  });
});
