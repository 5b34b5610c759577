import { baselineFile } from '../fixtures/village-street.ts';
import { atPlace, dashboardOf, LOGIN, tabOf } from '../screens/addresses.ts';
import { calculationRow } from '../screens/calculations.ts';
import { breadcrumb, currentCrumb, drillInto } from '../screens/charts.ts';
import { tabTo } from '../screens/keyboard.ts';
import { loginScreen } from '../screens/login-screen.ts';
import { openApiSession } from '../session/api-session.ts';
import { DEMO_PASSWORD, MUNICIPALITY } from '../session/installations.ts';
import { expect, test } from '../session/test.ts';

test.describe('with the keyboard alone', () => {
  test.use({ account: null });

  test('a member signs in, opens a project and goes down to the products and back', async ({ page }) => {
    const somebody = await openApiSession('lid');
    const project = await somebody.createProject('Zonder muis');
    await somebody.activate(await somebody.upload(project, 'design-baseline', await baselineFile()));
    await somebody.close();

    await page.goto(LOGIN);
    await expect(loginScreen(page).username).toBeFocused();
    await page.keyboard.type('lid');
    await tabTo(page, loginScreen(page).password);
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(atPlace(dashboardOf(MUNICIPALITY)));

    await tabTo(page, page.getByRole('link', { name: /^Zonder muis/ }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(atPlace(tabOf(project, 3)));

    await tabTo(page, drillInto(page, 'Verhardingen'));
    await page.keyboard.press('Enter');
    await expect(currentCrumb(page)).toHaveText('Verhardingen');
    // The next level comes after the element that had the focus.
    await tabTo(page, drillInto(page, 'Asfalt'));
    await page.keyboard.press('Enter');
    await expect(currentCrumb(page)).toHaveText('Asfalt');
    await tabTo(page, breadcrumb(page).getByRole('button', { name: 'Producten' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(drillInto(page, 'Riolering')).toBeVisible();
    await expect(currentCrumb(page)).toHaveText('Producten');
  });
});

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto(dashboardOf(MUNICIPALITY));
  await expect(page.getByRole('heading', { name: 'Statistieken', level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Naar de inhoud' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a calculation is made active and inactive with the space bar', async ({ page, api }) => {
  const project = await api.createProject('Actief zonder muis');
  await api.upload(project, 'design-baseline', await baselineFile('Ref.xlsx'));
  await page.goto(tabOf(project, 3));
  await expect(calculationRow(page, 'Ref')).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: 'Ref actief maken' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Ref is actief' })).toBeChecked();
  await tabTo(page, page.getByRole('checkbox', { name: 'Ref is actief' }), 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Ref actief maken' })).not.toBeChecked();
});
