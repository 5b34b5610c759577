import { type IdentityProvider, startIdentityProvider } from '@milieuspoor/api/identity-provider';
import type { Page } from '@playwright/test';
import { atPlace, dashboardOf, LOGIN } from '../../screens/addresses.ts';
import { loginScreen, signIn } from '../../screens/login-screen.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import { MUNICIPALITY, origin, PORTS } from '../../session/installations.ts';
import { plugInAuthenticator } from '../../session/passkey-device.ts';
import { expect, test } from '../../session/test.ts';

// The provider sends people back to the address that is set for the installation.
const ADDRESS = origin.replace('127.0.0.1', 'localhost');
const CALLBACK = `${ADDRESS}/api/v1/auth/oidc/callback/`;
const DOMAIN = 'inloggen-via.example';
const VIA = 'Inloggen via Gemeente Voorbeeld';

test.use({ account: null, baseURL: ADDRESS });

/** A user who entered through the organisation has no password to type. */
async function addAndRemovePasskey(page: Page): Promise<void> {
  await plugInAuthenticator(page);
  const card = page.getByRole('region', { name: 'Toegangssleutels' });
  await card.getByRole('button', { name: 'Toegangssleutel toevoegen' }).click();
  await card.getByRole('textbox', { name: 'Naam van de toegangssleutel' }).fill('Telefoon');
  await card.getByRole('button', { name: 'Toegangssleutel toevoegen' }).click();
  await expect(card.getByText('Bewaar deze codes')).toBeVisible();
  const code = card.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/).first();
  const typed = (await code.textContent()) ?? '';
  await card.getByRole('button', { name: 'Ik heb de codes bewaard' }).click();
  await card.getByRole('button', { name: 'Telefoon verwijderen' }).click();
  await expect(card.getByRole('textbox', { name: 'Wachtwoord' })).toBeHidden();
  await card.getByRole('textbox', { name: 'Code' }).fill(typed);
  await card.getByRole('button', { name: 'Verwijderen' }).click();
  // An account that still has the passkey is asked for a code when it comes back.
  await expect(page.getByText('De toegangssleutel is verwijderd')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Telefoon verwijderen' })).toBeHidden();
}

let provider: IdentityProvider;
test.beforeAll(async () => {
  provider = await startIdentityProvider({ redirectUri: CALLBACK, withPage: true, port: PORTS.identity });
});
test.afterAll(() => provider.close());

test('staff set up single sign-on, a member enters by it and arrives at the wanted page, and a stranger reads why not', async ({
  page,
  browser,
}) => {
  // The journey has three people, a provider and the provider's pages.
  test.slow();
  await page.goto(LOGIN);
  await signIn(page, 'medewerker');
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`/#/o/${MUNICIPALITY}/beheer/organisaties/${MUNICIPALITY}`);
  const card = page.getByRole('region', { name: 'Inloggen via de organisatie' });
  const remove = async () => {
    await card.getByRole('button', { name: 'Verwijderen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click();
    await expect(card.getByText('Niet ingesteld: iedereen logt in met een wachtwoord.')).toBeVisible();
  };
  await expect(card.getByRole('button', { name: /^(Instellen|Verwijderen)$/ })).toBeVisible();
  // An attempt that broke off left what it had set up.
  if (await card.getByRole('button', { name: 'Verwijderen' }).isVisible()) await remove();
  await page.getByRole('button', { name: 'Instellen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Inloggen via de organisatie instellen' });
  const field = (name: string | RegExp) => dialog.getByRole('textbox', { name });
  await expect(field(/redirect URI/)).toHaveValue(CALLBACK);
  await field(/issuer/).fill(provider.issuer);
  await field('Client-ID').fill('milieuspoor');
  await dialog.getByLabel(/^Clientgeheim/).fill('een verkeerd geheim');
  await dialog.getByRole('button', { name: 'Verbinding testen' }).click();
  await expect(dialog.getByText(/weigert het client-ID of het clientgeheim/)).toBeVisible();
  await dialog.getByLabel(/^Clientgeheim/).fill(provider.clientSecret);
  await dialog.getByRole('button', { name: 'Verbinding testen' }).click();
  await expect(dialog.getByText(/aanvaardt het client-ID en het clientgeheim/)).toBeVisible();
  await field('Domeinen').fill('gmail.com');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(field('Domeinen')).toHaveAccessibleDescription(/kan iedereen een e-mailadres krijgen/);
  await field('Domeinen').fill(DOMAIN);
  await dialog.getByRole('combobox', { name: 'Nieuwe mensen' }).click();
  await page.getByRole('option', { name: 'Toelaten als lid' }).click();
  await expectNoViolations(page, 'dialog of single sign-on');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(DOMAIN, { exact: true })).toBeVisible();

  const visitor = await browser.newContext({ baseURL: ADDRESS, locale: 'nl-NL' });
  const screen = await visitor.newPage();
  const agenda = `/#/o/${MUNICIPALITY}/agenda`;
  await screen.goto(agenda);
  await expect(screen.getByText('Log in om verder te gaan waar u was.')).toBeVisible();
  await loginScreen(screen).username.fill(`noor@${DOMAIN}`);
  await expect(screen.getByRole('button', { name: VIA })).toBeVisible();
  await expectNoViolations(screen, 'login with an offer');

  provider.person = null;
  await screen.getByRole('button', { name: VIA }).click();
  await expect(screen.getByRole('heading', { name: 'Inlogpagina van de organisatie' })).toBeVisible();
  await screen.getByRole('link', { name: 'Doorgaan' }).click();
  await expect(loginScreen(screen).problems).toContainText('Gemeente Voorbeeld heeft u niet toegelaten');
  await expect(screen).not.toHaveURL(/aanmelding=/);

  provider.person = { subject: 'noor', email: `noor@${DOMAIN}`, firstName: 'Noor', lastName: 'Nieuw' };
  await loginScreen(screen).username.fill(`noor@${DOMAIN}`);
  await screen.getByRole('button', { name: VIA }).click();
  await expect(screen.getByText(`noor@${DOMAIN}`)).toBeVisible();
  await screen.getByRole('link', { name: 'Doorgaan' }).click();
  await expect(screen).toHaveURL(atPlace(agenda));
  await expect(screen.getByRole('heading', { name: 'Agenda', level: 1 })).toBeVisible();
  await screen.reload();
  await expect(screen).toHaveURL(atPlace(agenda));
  await screen.goto(`/#/o/${MUNICIPALITY}/instellingen?tab=profiel`);
  await expect(
    screen.getByText(/Ingelogd via Gemeente Voorbeeld\. Uitloggen beëindigt de sessie hier/),
  ).toBeVisible();
  await addAndRemovePasskey(screen);
  await screen.goto('/#/logout');
  await expect(loginScreen(screen).username).toBeVisible();

  // From now on single sign-on is required, and a password is refused with a sentence.
  await page.reload();
  await card.getByRole('button', { name: 'Wijzigen' }).click();
  await dialog.getByRole('switch', { name: /^Verplicht voor leden/ }).click();
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
  await screen.goto(LOGIN);
  await screen.reload();
  await loginScreen(screen).username.fill(`noor@${DOMAIN}`);
  await expect(screen.getByRole('button', { name: VIA })).toBeVisible();
  await expect(loginScreen(screen).password).toBeHidden();
  // A user who is still signed in at the organisation needs only this.
  await loginScreen(screen).username.press('Enter');
  await expect(screen).toHaveURL(atPlace(dashboardOf(MUNICIPALITY)));
  await visitor.close();

  await page.reload();
  await remove();
});
