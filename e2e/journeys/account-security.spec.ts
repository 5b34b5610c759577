import type { Page } from '@playwright/test';
import { atPlace, dashboardOf, LOGIN, viewerDashboardOf } from '../screens/addresses.ts';
import { atSize } from '../screens/at-size.ts';
import { tabAndPress, tabAndType } from '../screens/keyboard.ts';
import { loginScreen, signIn } from '../screens/login-screen.ts';
import { expectNoViolations } from '../screens/no-violations.ts';
import { settingsOf } from '../screens/organisation-pages.ts';
import { codeOf } from '../session/authenticator.ts';
import { MUNICIPALITY } from '../session/installations.ts';
import { placeMailedTo } from '../session/mailbox.ts';
import { addMember } from '../session/new-member.ts';
import { expect, test } from '../session/test.ts';

const FORGOTTEN = '/#/wachtwoord_vergeten';
const PROFILE = `/#/o/${MUNICIPALITY}/instellingen?tab=profiel`;
const NEW_PASSWORD = 'vier groene bruggen bij nacht';

test.use({ account: null });

test('a user who forgot the password sets a new one by the mailed link, with the keyboard alone', async ({
  page,
}) => {
  const { username, email } = await addMember();
  await page.goto(LOGIN);
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).press('Enter');
  await expect(page).toHaveURL(atPlace(FORGOTTEN));
  const field = page.getByRole('textbox', { name: 'E-mailadres' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dit veld is vereist')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolations(page, 'request');
  await page.keyboard.type('geen adres');
  await expect(page.getByText('Voer een geldig e-mailadres in')).toBeVisible();
  // When the request fails, the screen says so.
  await page.route('**/api/v1/reset-password/', (route) => route.abort(), { times: 1 });
  await field.fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Er is iets fout gegaan.');
  await field.press('Enter');
  await expect(page.getByText('Er is een e-mail verstuurd met een link')).toBeVisible();
  await page.getByRole('link', { name: 'Naar inloggen' }).press('Enter');
  await expect(page).toHaveURL(atPlace(LOGIN));
  // A user who comes back finds the empty form.
  await page.goto(FORGOTTEN);
  await expect(field).toHaveValue('');

  const link = await placeMailedTo(email, 'wachtwoord_vergeten');
  expect(link).toMatch(/^\/#\/wachtwoord_vergeten\/[\w-]{43}$/);
  await page.goto(link);
  const [first, repeated] = [
    page.getByRole('textbox', { name: 'Nieuw wachtwoord', exact: true }),
    page.getByRole('textbox', { name: 'Herhaal het nieuwe wachtwoord' }),
  ];
  await expect(first).toBeFocused();
  await first.fill('Welkom2026!!');
  await repeated.fill('Welkom2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wachtwoorden komen niet overeen')).toBeVisible();
  await expectNoViolations(page, 'confirm');
  await repeated.fill('Welkom2026!!');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dit wachtwoord is te makkelijk te raden')).toBeVisible();
  await first.fill(NEW_PASSWORD);
  await repeated.fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Uw wachtwoord is gewijzigd.')).toBeVisible();
  await page.getByRole('link', { name: 'Naar inloggen' }).press('Enter');
  await signIn(page, username, NEW_PASSWORD);
  await expect(page).toHaveURL(atPlace(dashboardOf(MUNICIPALITY)));

  // The link works only once.
  await page.goto(link);
  await first.fill('nog een andere lange zin');
  await repeated.fill('nog een andere lange zin');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Er is iets fout gegaan.');
  await expect(page.getByRole('link', { name: 'Nieuwe link aanvragen' })).toBeVisible();
});

test('a member saves the profile by keyboard, sets up a second factor, signs in with it and signs out everywhere', async ({
  page,
}) => {
  const member = await addMember();
  await page.goto(PROFILE);
  await signIn(page, member.username, member.password);
  await expect(page).toHaveURL(/tab=profiel/);

  await tabAndPress(page, page.getByRole('button', { name: 'Wijzigen', exact: true }));
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toBeFocused();
  await page.keyboard.type('Sarah');
  await tabAndType(page, page.getByRole('textbox', { name: 'Achternaam' }), 'Klavier');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Gegevens opgeslagen')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Sarah');
  await page.reload();
  await expect(page.getByRole('definition').first()).toHaveText('Sarah');
  await expect(page.getByRole('definition').getByText('Klavier')).toBeVisible();

  const reminders = page.getByRole('switch', { name: 'Herinner mij per e-mail aan geplande datums' });
  await expect(reminders).toBeChecked();
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await reminders.press('Space');
  expect((await kept).status()).toBe(200);
  await page.reload();
  await expect(reminders).not.toBeChecked();

  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).press('Enter');
  await expectNoViolations(page, 'profile');
  await page.getByRole('textbox', { name: 'Huidig wachtwoord' }).fill(member.password);
  await page.getByRole('textbox', { name: 'Nieuw wachtwoord', exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('textbox', { name: 'Herhaal het nieuwe wachtwoord' }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Wijzig wachtwoord' }).click();
  await expect(page.getByText('Uw wachtwoord is gewijzigd.')).toBeVisible();

  await page.getByRole('button', { name: 'Tweede factor instellen' }).press('Enter');
  await expect(page.getByRole('img', { name: /^QR-code/ })).toBeVisible();
  await expectNoViolations(page, 'setting up');
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Uw herstelcodes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectNoViolations(page, 'recovery codes');
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Ik heb de codes bewaard' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Nieuwe herstelcodes maken' })).toBeVisible();
  await expect(page.getByText('U hebt nog 10 herstelcodes.')).toBeVisible();

  await page.getByRole('button', { name: 'Overal uitloggen' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Overal uitloggen' }).press('Enter');
  await expect(page).toHaveURL(atPlace(LOGIN));

  await signIn(page, member.username, NEW_PASSWORD);
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await expectNoViolations(page, 'asked for a code');
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(loginScreen(page).problems).toContainText('Deze code klopt niet');
  await code.fill(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(atPlace(dashboardOf(MUNICIPALITY)));
});

test('a viewer finds the account from the dashboard, saves a name and ends the other sessions', async ({
  page,
}) => {
  const viewer = await addMember({ dashboardType: 'viewer' });
  await page.goto('/#/account');
  await signIn(page, viewer.username, viewer.password);
  await expect(page).toHaveURL(atPlace('/#/account'));
  await page.getByRole('link', { name: 'Terug' }).click();
  await expect(page).toHaveURL(atPlace(viewerDashboardOf(MUNICIPALITY)));
  await page.getByRole('link', { name: 'Account' }).click();

  await expect(page.getByText('Deze sessie')).toBeVisible();
  await page.getByRole('button', { name: 'Wijzigen', exact: true }).click();
  await expectNoViolations(page, 'account');
  await atSize(page, { width: 390, height: 900 });
  await expectNoViolations(page, 'account on a phone');
  await atSize(page, { width: 1440, height: 900 });
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Vera');
  await page.getByRole('textbox', { name: 'Telefoonnummer' }).fill('bel me');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Voer een geldig telefoonnummer in')).toBeVisible();
  await page.getByRole('textbox', { name: 'Telefoonnummer' }).fill('010 123 45 67');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('definition').first()).toHaveText('Vera');

  // Accepting the invitation opened no session, so this request opens one as another device does.
  const elsewhere = await page.request.post('/dj-rest-auth/login/', {
    data: { username: viewer.username, password: viewer.password },
    headers: await csrfHeaders(page),
  });
  expect(elsewhere.status()).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'Andere sessies uitloggen' }).click();
  await expectNoViolations(page, 'asked to end the other sessions');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Andere sessies uitloggen' })
    .press('Enter');
  await expect(page.getByText('Uw andere sessies zijn uitgelogd')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Andere sessies uitloggen' })).toHaveCount(0);
  await expect(page.getByText('Deze sessie')).toBeVisible();
});

/** Returns the headers that this browser sends with an unsafe call. */
async function csrfHeaders(page: Page): Promise<{ readonly 'X-CSRFToken': string }> {
  const cookies = await page.context().cookies();
  return { 'X-CSRFToken': cookies.find(({ name }) => name === 'csrftoken')?.value ?? '' };
}

for (const dashboardType of ['member', 'viewer'] as const)
  test(`a ${dashboardType} of an organisation that requires a second factor sets one up before anything else`, async ({
    page,
  }) => {
    const someone = await addMember({ ownStrictOrganisation: true, dashboardType });
    await page.goto(LOGIN);
    await signIn(page, someone.username, someone.password);
    await expect(page).toHaveURL(/#\/tweede_factor/);
    const onTheWayTo = dashboardType === 'viewer' ? null : settingsOf(someone.organisation, 'profiel');
    await page.goto(onTheWayTo ?? dashboardOf(someone.organisation));
    await expect(page).toHaveURL(/#\/tweede_factor/);
    await expect(page.getByRole('img', { name: /^QR-code/ })).toBeVisible();
    const secret = (await page.locator('code').textContent()) ?? '';
    await expectNoViolations(page, 'a second factor is required');
    await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Verder' }).press('Enter');
    await expect(page).toHaveURL(atPlace(onTheWayTo ?? viewerDashboardOf(someone.organisation)));
  });

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('the screens for a forgotten password have no violations', async ({ page }) => {
    await page.goto(FORGOTTEN);
    await page.getByRole('textbox').press('Enter');
    await expect(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await expectNoViolations(page, 'request');
    await page.goto(`${FORGOTTEN}/een-token-dat-niet-bestaat`);
    await page.getByRole('textbox').first().press('Enter');
    await expect(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
    await expectNoViolations(page, 'confirm');
  });

  test.describe('signed in', () => {
    test.use({ account: 'lid' });

    test('the profile has no violations', async ({ page }) => {
      await page.goto(PROFILE);
      await expect(page.getByText('This session')).toBeVisible();
      await page.getByRole('button', { name: 'Change password' }).click();
      await expectNoViolations(page, 'profile');
    });
  });

  test.describe('signed in as a viewer', () => {
    test.use({ account: 'viewer' });

    test('the account has no violations, wide and narrow', async ({ page }) => {
      await page.goto('/#/account');
      await expect(page.getByText('This session')).toBeVisible();
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      for (const width of [1440, 390]) {
        await atSize(page, { width, height: 900 });
        await expectNoViolations(page, `account, ${width} px`);
      }
    });
  });
});
