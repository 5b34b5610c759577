import { randomUUID } from 'node:crypto';
import { atPlace, dashboardOf, LOGIN, viewerDashboardOf } from '../screens/addresses.ts';
import { loginScreen, signIn } from '../screens/login-screen.ts';
import { expectNoViolations } from '../screens/no-violations.ts';
import { MUNICIPALITY } from '../session/installations.ts';
import { placeMailedTo } from '../session/mailbox.ts';
import { addMember } from '../session/new-member.ts';
import { openBrowser } from '../session/remember.ts';
import { expect, test } from '../session/test.ts';

const PROFILE = `/#/o/${MUNICIPALITY}/instellingen?tab=profiel`;
test.use({ account: null });

test('a member changes the address, and confirms the change at both addresses', async ({ page, browser }) => {
  const { username, email, password } = await addMember({ dashboardType: 'viewer' });
  const wanted = `${randomUUID()}@verhuisd.example`;
  await page.goto(LOGIN);
  await signIn(page, username, password);
  // Signing in leads to the first screen in two steps, of which the second would overtake another address.
  await expect(page).toHaveURL(atPlace(viewerDashboardOf(MUNICIPALITY)));
  await page.goto('/#/account');
  const card = page.getByRole('region', { name: 'E-mailadres', exact: true });
  await expect(card).toContainText(email);
  await card.getByRole('button', { name: 'E-mailadres wijzigen' }).click();
  await card.getByLabel('Nieuw e-mailadres').fill(wanted);
  await card.getByLabel('Huidig wachtwoord').fill('niet het wachtwoord');
  await card.getByRole('button', { name: 'Verstuur bevestigingen' }).click();
  await expect(card).toContainText('Dit wachtwoord klopt niet');
  await expect(card.getByLabel('Nieuw e-mailadres')).toHaveValue(wanted);
  await card.getByLabel('Huidig wachtwoord').fill(password);
  await card.getByRole('button', { name: 'Verstuur bevestigingen' }).click();
  await expect(card).toContainText(`Uw nieuwe adres ${wanted} wacht op bevestiging`);
  await expectNoViolations(page, 'account page, an address that waits');

  // The mail is read on another device, where nobody is signed in.
  const elsewhere = await openBrowser(browser);
  await elsewhere.goto(await placeMailedTo(wanted, 'e-mailadres'));
  await expect(elsewhere.getByRole('status')).toContainText(`Bevestig dat ${wanted}`);
  await expectNoViolations(elsewhere, 'link of a changed address');
  await elsewhere.getByRole('button', { name: 'Bevestigen' }).click();
  await expect(elsewhere.getByRole('status')).toContainText(
    'Nu nog de link in de e-mail op het andere adres',
  );
  await page.reload();
  await expect(card).toContainText(`${wanted}: bevestigd`);
  await expect(card).toContainText(`${email}: nog te bevestigen`);

  await elsewhere.goto(await placeMailedTo(email, 'e-mailadres'));
  await elsewhere.getByRole('button', { name: 'Bevestigen' }).click();
  await expect(elsewhere.getByRole('status')).toContainText(`${wanted} is nu het e-mailadres`);
  // The member who asked is still signed in. Anybody else who opens the link comes to the login screen.
  await page.reload();
  await expect(card).toContainText(wanted);
  await expect(card.getByRole('button', { name: 'E-mailadres wijzigen' })).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Naar Milieuspoor' }).click();
  await expect(loginScreen(elsewhere).username).toBeVisible();
  await signIn(elsewhere, wanted, password);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  await elsewhere.close();
});

test('a request can be withdrawn, and a stale link says what to do', async ({ page }) => {
  const { username, email, password } = await addMember();
  await page.goto(LOGIN);
  await signIn(page, username, password);
  await expect(page).toHaveURL(atPlace(dashboardOf(MUNICIPALITY)));
  await page.goto(PROFILE);
  const card = page.getByRole('region', { name: 'E-mailadres', exact: true });
  await card.getByRole('button', { name: 'E-mailadres wijzigen' }).click();
  await card.getByLabel('Nieuw e-mailadres').fill(`${randomUUID()}@verhuisd.example`);
  await card.getByLabel('Huidig wachtwoord').fill(password);
  await card.getByRole('button', { name: 'Verstuur bevestigingen' }).click();
  const link = await placeMailedTo(email, 'e-mailadres');
  await card.getByRole('button', { name: 'Intrekken' }).click();
  await expect(card.getByRole('button', { name: 'E-mailadres wijzigen' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('status')).toContainText('Deze link is niet meer geldig');
  await expect(page.getByRole('button', { name: 'Bevestigen' })).toHaveCount(0);
});

test.describe('staff', () => {
  test.use({ account: 'medewerker' });

  test('correct an address at once, and read why an address is refused', async ({ page }) => {
    const { email, password } = await addMember();
    const wanted = `${randomUUID()}@verhuisd.example`;
    await page.goto(`/#/o/${MUNICIPALITY}/beheer/gebruikers?search=${email}`);
    await page
      .getByRole('button', { name: new RegExp(email) })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'E-mailadres wijzigen' }).click();
    await dialog.getByLabel('Nieuw e-mailadres').fill('lid@gemeente-voorbeeld.example');
    await dialog.getByRole('button', { name: 'E-mailadres wijzigen' }).click();
    await expect(dialog).toContainText('Er is al een account met dit e-mailadres');
    await expectNoViolations(page, 'correcting an address');
    await dialog.getByLabel('Nieuw e-mailadres').fill(wanted);
    await dialog.getByRole('button', { name: 'E-mailadres wijzigen' }).click();
    await expect(dialog.getByRole('heading', { level: 2 })).toContainText(wanted);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.removeItem('milieuspoor.token'));
    await page.goto(LOGIN);
    await page.reload();
    await signIn(page, wanted, password);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
