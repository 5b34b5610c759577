import { fileWithoutSetSheet } from '../fixtures/broken-workbooks.ts';
import { baselineFile } from '../fixtures/village-street.ts';
import { dashboardOf, LOGIN, tabOf } from '../screens/addresses.ts';
import { expectNoViolations } from '../screens/no-violations.ts';
import { EMPTY_INSTALLATION, MUNICIPALITY } from '../session/installations.ts';
import { expect, test } from '../session/test.ts';

test.describe('a visitor with an English browser', () => {
  test.use({ account: null, locale: 'en-GB' });

  test('sees Dutch at first and English after a click, also in messages of the server', async ({ page }) => {
    await page.goto(LOGIN);
    await expect(page.getByRole('heading', { name: 'Inloggen', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Inloggen · Milieuspoor');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');

    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Log in · Milieuspoor');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectNoViolations(page, 'login in English');
    await page.getByRole('textbox', { name: 'Username' }).fill(EMPTY_INSTALLATION.username);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('list', { name: 'Logging in failed' })).toHaveText(
      'The username or password is incorrect',
    );
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
  });
});

test('the profile menu changes the whole screen to English and back', async ({ page }) => {
  await page.goto(dashboardOf(MUNICIPALITY));
  // The first nine cards may not include it, because other journeys make projects too.
  await page.getByRole('searchbox').fill('Reconstructie Kanaalweg');
  const card = page.getByRole('link', { name: /^Reconstructie Kanaalweg/ });
  await expect(card).toContainText('Project voltooid');
  await expect(page).toHaveTitle('Statistieken · Milieuspoor');
  await page.getByRole('button', { name: 'Profielmenu van Lars Visser' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Statistics', level: 1 })).toBeVisible();
  // The server translates the status, so the page asks it again.
  await expect(card).toContainText('Project complete');
  await expect(page).toHaveTitle('Statistics · Milieuspoor');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Contract type' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Results per page' })).toBeVisible();

  await page.getByRole('button', { name: 'Profile menu of Lars Visser' }).click();
  await page.getByRole('button', { name: 'Nederlands' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Resultaten per pagina' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('a project has its name as title, figures keep their Dutch notation, and a refusal is explained in English', async ({
    page,
    api,
  }) => {
    const project = await api.createProject('Engelse straat');
    await api.activate(await api.upload(project, 'design-baseline', await baselineFile('Ref.xlsx')));
    await page.goto(tabOf(project, 3));
    await expect(page).toHaveTitle('Engelse straat · Milieuspoor');
    for (const tab of ['Project data', 'Baseline', 'Tender documents', 'Optimisation', 'As-built'])
      await expect(page.getByRole('tab', { name: tab, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Baseline calculations' })).toBeVisible();
    const keyFigures = page.getByRole('region', { name: 'Key figures' });
    for (const figure of ['€5.000,-', '20,00 t'])
      await expect(keyFigures.getByText(figure, { exact: true })).toBeVisible();
    await expect(page.getByText('Dutch notation', { exact: false })).toHaveCount(0);
    await page.getByRole('button', { name: 'Profile menu of Lars Visser' }).click();
    await expect(page.getByText('Figures stay in Dutch notation: 1.234,56 means 1,234.56.')).toBeVisible();
    await page.keyboard.press('Escape');

    const picker = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add calculation' }).click();
    await (await picker).setFiles(fileWithoutSetSheet());
    await expect(page.getByRole('list', { name: '1 error in The whole file' })).toHaveText(
      "Worksheet 'Set A1' could not be found in the Excel file. A sheet with environmental profiles is missing: " +
        "'Set A1' or that of another set. Give the sheet with your profiles that name, or add it. If the MKI is on " +
        'the sheet Posten, give it a column for each module there: MKI A1-A3, MKI A4 and so on.',
    );
  });
});
