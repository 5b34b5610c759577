import { LOGIN } from '../screens/addresses.ts';
import { signIn } from '../screens/login-screen.ts';
import { expectNoViolations } from '../screens/no-violations.ts';
import { MUNICIPALITY, origin } from '../session/installations.ts';
import { addMember } from '../session/new-member.ts';
import { plugInAuthenticator } from '../session/passkey-device.ts';
import { expect, test } from '../session/test.ts';

// A passkey belongs to the address that is set for the installation.
test.use({ account: null, baseURL: origin.replace('127.0.0.1', 'localhost') });

test('a member adds a passkey, signs in with it, and removes it with a recovery code', async ({ page }) => {
  const { username, password } = await addMember();
  await plugInAuthenticator(page);
  await page.goto(LOGIN);
  await signIn(page, username, password);
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`/#/o/${MUNICIPALITY}/instellingen?tab=profiel`);
  const card = page.getByRole('region', { name: 'Toegangssleutels' });
  await card.getByRole('button', { name: 'Toegangssleutel toevoegen' }).click();
  await card.getByRole('textbox', { name: 'Naam van de toegangssleutel' }).fill('Telefoon');
  await card.getByRole('button', { name: 'Toegangssleutel toevoegen' }).click();
  await expect(card.getByText('Bewaar deze codes')).toBeVisible();
  const code = await card
    .getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    .first()
    .textContent();
  await card.getByRole('button', { name: 'Ik heb de codes bewaard' }).click();
  await expect(card.getByText('Telefoon', { exact: true })).toBeVisible();
  await expect(card.getByText('nog niet gebruikt')).toBeVisible();
  await card.getByRole('button', { name: 'Naam wijzigen van Telefoon' }).click();
  await card.getByRole('textbox', { name: 'Naam van de toegangssleutel' }).fill('Toestel');
  await card.getByRole('button', { name: 'Opslaan' }).click();
  await expect(card.getByText('Toestel', { exact: true })).toBeVisible();

  await page.goto('/#/logout');
  await expect(page).toHaveURL(/login/);
  await signIn(page, username, password);
  await page.getByRole('button', { name: 'Toegangssleutel gebruiken' }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`/#/o/${MUNICIPALITY}/instellingen?tab=profiel`);
  await expect(card.getByText('laatst gebruikt')).toBeVisible();
  await card.getByRole('button', { name: 'Toestel verwijderen' }).click();
  await card.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill(password);
  await card.getByRole('textbox', { name: 'Code' }).fill(code ?? '');
  await card.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(card.getByRole('button', { name: 'Toestel verwijderen' })).toBeHidden();
});

test('a member who must have a second factor makes a passkey for it, and goes on', async ({ page }) => {
  const { username, password, organisation } = await addMember({ ownStrictOrganisation: true });
  await plugInAuthenticator(page);
  await page.goto(LOGIN);
  await signIn(page, username, password);
  await expect(page).toHaveURL(/#\/tweede_factor/);
  await page.getByRole('button', { name: 'Liever een toegangssleutel' }).click();
  await expectNoViolations(page, 'a passkey as compulsory second factor');
  await page.getByRole('button', { name: 'Liever een authenticator-app' }).click();
  await expect(page.getByRole('img', { name: /^QR-code/ })).toBeVisible();
  await page.getByRole('button', { name: 'Liever een toegangssleutel' }).click();
  await page.getByRole('textbox', { name: 'Naam van de toegangssleutel' }).fill('Sleutelhanger');
  await page.getByRole('button', { name: 'Toegangssleutel toevoegen' }).click();
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.goto(`/#/o/${organisation}/instellingen?tab=profiel`);
  await expect(
    page.getByRole('region', { name: 'Toegangssleutels' }).getByText('Sleutelhanger'),
  ).toBeVisible();
});
