import type { Page } from '@playwright/test';
import { dashboardOf, LOGIN, viewerDashboardOf } from '../screens/addresses.ts';
import { signIn } from '../screens/login-screen.ts';
import { expectNoViolations } from '../screens/no-violations.ts';
import { openApiSession } from '../session/api-session.ts';
import { MUNICIPALITY, PROVINCE } from '../session/installations.ts';
import { addMember } from '../session/new-member.ts';
import { openBrowser } from '../session/remember.ts';
import { expect, test } from '../session/test.ts';

test.describe('an administrator', () => {
  test.use({ account: 'medewerker' });

  test('sets a goal, and one click answers whether the works are on course for it', async ({ page }) => {
    await page.goto(dashboardOf(MUNICIPALITY));
    await page.getByRole('tab', { name: 'Voortgang' }).click();
    const goals = page.getByRole('region', { name: 'Eigen doelen' });
    await goals.getByRole('button', { name: 'Doel stellen voor CO2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Doel voor CO2' });
    const step = dialog.getByRole('group', { name: 'Stap 1' });
    await step.getByRole('textbox', { name: 'Jaar' }).fill('2030');
    await step.getByRole('textbox', { name: 'Percentage' }).fill('55');
    await dialog.getByRole('textbox', { name: 'Nummer van het besluit' }).fill('2026-18');
    await expectNoViolations(page, 'the dialog of a goal');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog).toHaveCount(0);

    await page.goto(dashboardOf(MUNICIPALITY));
    await page.getByRole('tab', { name: 'Voortgang' }).click();
    const answer = goals.getByRole('listitem').filter({ hasText: 'CO2' }).first();
    await expect(answer).toContainText('van 55 % in 2030');
    await expect(answer).toContainText(/op koers|achter op doel|niet te zeggen/);
    await expect(answer).toContainText('2026-18');

    await answer.getByRole('button', { name: 'Doel voor CO2 wijzigen' }).click();
    await dialog.getByRole('button', { name: 'Doel weghalen' }).click();
    await page
      .getByRole('alertdialog', { name: 'Doel voor CO2 weghalen?' })
      .getByRole('button', { name: 'Doel weghalen' })
      .click();
    await expect(answer).toContainText('geen doel');
  });
});

test.describe('a reader', () => {
  test.use({ account: 'buiten' });

  test('finds a project on the map, and opens it', async ({ page }) => {
    await page.goto(dashboardOf(PROVINCE));
    await page.getByRole('button', { name: 'Op de kaart' }).click();
    const map = page.getByRole('region', { name: 'Kaart van de projecten' });
    await expect(map).toBeVisible();
    await page.getByRole('button', { name: /^Tabel van deze kaart/ }).click();
    const project = page.getByRole('table').getByRole('link').first();
    const name = await project.textContent();
    await project.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '-');
  });
});

/** The explanation of a first visit. */
const explanation = (page: Page) => page.getByRole('region', { name: 'Welkom op het dashboard' });

test.describe('a new viewer', () => {
  test.use({ account: null });

  test('reads once what the dashboard shows, on whatever device, and finds the figures per sector', async ({
    browser,
  }) => {
    const { username, password } = await addMember({ dashboardType: 'viewer' });
    const session = await openApiSession(username, { password });
    const [office, train] = [await openBrowser(browser, session), await openBrowser(browser, session)];
    await office.goto(viewerDashboardOf(MUNICIPALITY));
    await expect(explanation(office)).toBeVisible();
    const kept = office.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await explanation(office).getByRole('button', { name: 'Begrepen' }).click();
    await kept;
    await expect(explanation(office)).toHaveCount(0);

    await train.goto(viewerDashboardOf(MUNICIPALITY));
    const again = train.getByRole('button', { name: 'Uitleg van het dashboard' });
    await expect(again).toBeVisible();
    await expect(explanation(train)).toHaveCount(0);
    const asked = train.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await again.click();
    await expect(explanation(train)).toBeVisible();
    await asked;
    await office.reload();
    await expect(explanation(office)).toBeVisible();

    await office.getByRole('tab', { name: 'Voortgang' }).click();
    await expect(office.getByRole('region', { name: 'Beloofd en gebouwd' })).toBeVisible();
    await expect(office.getByRole('region', { name: 'Wat ontbreekt' })).toHaveCount(0);
    const sectors = office.getByRole('region', { name: /^MKI per sector, alle organisaties/ });
    await expect(sectors).toContainText('Cijfers over anderen zijn vastgelegd op');
    await expectNoViolations(office, 'the tab Voortgang of a viewer');
    await session.close();
  });
});

test.describe('a new member', () => {
  test.use({ account: null });

  test('begins with a saved view after logging in, and keeps a choice of mails', async ({ page }) => {
    const member = await addMember();
    await page.goto(LOGIN);
    await signIn(page, member.username, member.password);
    await expect(page.getByRole('tab', { name: 'Voortgang' })).toBeVisible();
    await page.getByRole('tab', { name: 'Voortgang' }).click();
    await page.getByRole('button', { name: 'Weergaven' }).click();
    await page.getByRole('menuitem', { name: 'Deze weergave bewaren…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Weergave bewaren' });
    await dialog.getByRole('textbox', { name: 'Naam' }).fill('Onze voortgang');
    await dialog.getByLabel('Hiermee beginnen na het inloggen').check();
    await expectNoViolations(page, 'the dialog of a view');
    await dialog.getByRole('button', { name: 'Bewaren' }).click();
    await expect(dialog).toHaveCount(0);

    await page.goto('/#/account');
    const mails = page.getByLabel(/^Stuur mij op de eerste werkdag van elke maand/);
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await mails.check();
    await kept;
    await page.reload();
    await expect(mails).toBeChecked();

    await page.getByRole('button', { name: /^Profiel/ }).click();
    await page.getByRole('link', { name: 'Uitloggen' }).click();
    await signIn(page, member.username, member.password);
    await expect(page.getByRole('tab', { name: 'Voortgang' })).toHaveAttribute('aria-selected', 'true');
  });
});
