import type { Page } from '@playwright/test';
import { dashboardOf } from '../../screens/addresses.ts';
import { signIn } from '../../screens/login-screen.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import { MUNICIPALITY } from '../../session/installations.ts';
import { placeMailedTo } from '../../session/mailbox.ts';
import { register } from '../../session/new-member.ts';
import { openBrowser } from '../../session/remember.ts';
import { expect, test } from '../../session/test.ts';

const PASSWORD = 'vier losse woorden samen';

function adminOf(section: string): string {
  return `/#/o/${MUNICIPALITY}/beheer/${section}`;
}

async function typeAndTab(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

test.describe('with the help of staff', () => {
  test.use({ account: 'medewerker' });

  test('a visitor registers by keyboard, confirms the address, is admitted, and works in the organisation', async ({
    page,
    browser,
  }) => {
    const visitor = await openBrowser(browser);
    await visitor.goto('/#/registeren');
    const email = visitor.getByRole('textbox', { name: 'E-mailadres' });
    await expect(email).toBeFocused();
    await visitor.keyboard.type('geen adres');
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByText('Voer een geldig e-mailadres in')).toBeVisible();
    await email.fill('nieuwkomer@voorbeeld.example');
    await visitor.getByRole('textbox', { name: 'Organisatie' }).fill('De haven van Súd');
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByLabel(/^Wachtwoord/).first()).toBeFocused();
    await typeAndTab(visitor, PASSWORD);
    await visitor.keyboard.press('Tab');
    await visitor.keyboard.type('iets heel anders');
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByText('Wachtwoorden komen niet overeen')).toBeVisible();
    await visitor.getByLabel(/^Herhaal wachtwoord/).fill(PASSWORD);
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByRole('heading', { name: 'Kijk in uw e-mail' })).toBeFocused();

    const first = await placeMailedTo('nieuwkomer@voorbeeld.example', 'registeren');
    await visitor.getByRole('button', { name: 'Verstuur opnieuw' }).press('Enter');
    await expect(visitor.getByText('is er een nieuwe e-mail onderweg')).toBeVisible();
    await visitor.goto(first);
    await expect(visitor.getByText('Deze link is verlopen of vervangen door een nieuwere.')).toBeVisible();
    const newest = () => placeMailedTo('nieuwkomer@voorbeeld.example', 'registeren');
    await expect.poll(newest).not.toBe(first);
    await visitor.goto(await newest());
    await expect(visitor.getByLabel(/^Wachtwoord/).first()).toBeFocused();
    await visitor.keyboard.type('van iemand anders');
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByText('Dit is niet het wachtwoord van deze registratie.')).toBeVisible();
    await visitor
      .getByLabel(/^Wachtwoord/)
      .first()
      .fill(PASSWORD);
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByText('Uw e-mailadres is bevestigd')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('Uw e-mailadres was al bevestigd')).toBeVisible();
    await visitor.getByRole('link', { name: 'Naar het inlogscherm' }).press('Enter');
    await signIn(visitor, 'nieuwkomer@voorbeeld.example', PASSWORD);
    await expect(visitor.getByRole('heading', { name: 'Uw aanvraag is ontvangen' })).toBeVisible();

    await page.goto(adminOf('organisaties'));
    await page.getByRole('button', { name: 'Organisatie toevoegen' }).press('Enter');
    await page.keyboard.type('Zeehaven Súd');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('gridcell', { name: 'zeehaven-sud' })).toBeVisible();
    await page.getByRole('link', { name: /^Registraties/ }).click();
    await page.getByRole('button', { name: 'nieuwkomer@voorbeeld.example toelaten' }).click();
    await expect(page.getByRole('combobox', { name: 'Kies organisatie' })).toBeFocused();
    await expect(page.getByRole('dialog')).toContainText('De haven van Súd');
    await page.keyboard.type('zeehaven');
    await page.getByRole('option', { name: 'Zeehaven Súd' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Toelaten' }).click();
    await expect(page.getByText('nieuwkomer@voorbeeld.example is toegelaten')).toBeVisible();

    await visitor.reload();
    await expect(visitor).toHaveURL(new RegExp(`${dashboardOf('zeehaven-sud')}$`));
    await visitor.context().close();
  });

  test('the first person of a new organisation is admitted to one that is made from the registration', async ({
    page,
    browser,
  }) => {
    await register('eva@veenmeer.example', PASSWORD, 'Gemeente Veenmeer');

    // The mail to staff has this address.
    await page.goto('/#/beheer/registraties');
    await expect(page).toHaveURL(/\/o\/[\w-]+\/beheer\/registraties/);
    await page.getByRole('button', { name: 'eva@veenmeer.example toelaten' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Nieuwe organisatie' }).check();
    await expect(dialog.getByRole('textbox', { name: 'Naam van de organisatie' })).toHaveValue(
      'Gemeente Veenmeer',
    );
    await expectNoViolations(page, 'the dialog that admits to a new organisation');
    await dialog.getByRole('button', { name: 'Toelaten' }).click();
    await expect(page.getByText('eva@veenmeer.example is toegelaten')).toBeVisible();

    const visitor = await openBrowser(browser);
    await visitor.goto('/#/login');
    await signIn(visitor, 'eva@veenmeer.example', PASSWORD);
    await expect(visitor).toHaveURL(new RegExp(`${dashboardOf('gemeente-veenmeer')}$`));
    await visitor.context().close();
  });

  test('an invited person sets a password, signs in, and is shut out when deactivated', async ({
    page,
    browser,
  }) => {
    await page.goto(adminOf('gebruikers'));
    await page.getByRole('button', { name: 'Gebruiker uitnodigen' }).press('Enter');
    await typeAndTab(page, 'genodigde@voorbeeld.example');
    await typeAndTab(page, 'Guus');
    await typeAndTab(page, 'Genodigde');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('De uitnodiging aan genodigde@voorbeeld.example wordt verstuurd'),
    ).toBeVisible();

    const visitor = await openBrowser(browser);
    await visitor.goto(await placeMailedTo('genodigde@voorbeeld.example', 'uitnodiging'));
    await visitor
      .getByLabel(/^Wachtwoord/)
      .first()
      .fill(PASSWORD);
    await visitor.getByLabel(/^Herhaal wachtwoord/).fill(PASSWORD);
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByText('U kunt nu inloggen als genodigde@voorbeeld.example.')).toBeVisible();
    await visitor.getByRole('link', { name: 'Naar het inlogscherm' }).click();
    await signIn(visitor, 'genodigde@voorbeeld.example', PASSWORD);
    await expect(visitor.getByRole('heading', { name: 'U hoort nog bij geen organisatie' })).toBeVisible();

    await page.getByRole('searchbox').fill('guus');
    await page.getByRole('button', { name: 'Guus Genodigde wijzigen' }).click();
    await page.getByRole('button', { name: 'Deactiveren' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deactiveren' }).click();
    await expect(page.getByText('Guus Genodigde is gedeactiveerd')).toBeVisible();
    await visitor.reload();
    await expect(visitor).toHaveURL(/#\/login/);
    await visitor.context().close();
  });
});

/** The answer of the server to somebody who opens the link of an invitation. */
const INVITATION = {
  username: 'ina@gemeente.example',
  sender: 'Lars Visser',
  organizations: ['Gemeente Voorbeeld'],
  dashboard_type: 'member',
  is_staff: false,
  administrator: true,
};

for (const language of ['nl', 'en'] as const)
  test.describe(`in ${language}, by day and by night`, () => {
    test.use({ account: 'medewerker', language });

    test('registering and accepting an invitation have no violations', async ({ page }) => {
      await page.goto('/#/registeren');
      await expect(page.getByRole('textbox').first()).toBeFocused();
      await expectNoViolations(page, 'registration');
      await page.getByRole('textbox').first().fill('iemand@voorbeeld.example');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(/^(Wachtwoord|Password)/).first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      await expectNoViolations(page, 'password of a registration');
      await page.route('**/registration/', (route) => route.fulfill({ json: { open: false } }));
      await page.reload();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNoViolations(page, 'registration closed');
      await page.goto('/#/registeren/verlopen');
      await expect(page.getByRole('textbox', { name: /^(E-mailadres|E-mail address)/ })).toBeVisible();
      await expectNoViolations(page, 'a link that is over');
      await page.route('**/verify-email/state/', (route) => route.fulfill({ json: { state: 'open' } }));
      await page.goto('/#/registeren/open');
      await expect(page.getByLabel(/^(Wachtwoord|Password)/).first()).toBeFocused();
      await expectNoViolations(page, 'confirmation of an address');
      await page.goto('/#/uitnodiging/verlopen');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNoViolations(page, 'an invitation that is over');
      await page.route('**/api/v1/invitation/', (route) => route.fulfill({ json: INVITATION }));
      await page.goto('/#/uitnodiging/open');
      await expect(page.getByRole('textbox').first()).toBeFocused();
      await expectNoViolations(page, 'invitation');
    });

    test('organisations, users and registrations have no violations, with their dialogs', async ({
      page,
    }) => {
      test.slow();
      for (const [section, adding] of [
        ['organisaties', /^(Organisatie toevoegen|Add organisation)$/],
        ['gebruikers', /^(Gebruiker uitnodigen|Invite user)$/],
      ] as const) {
        await openSection(page, section);
        await expectNoViolations(page, section);
        await page.getByRole('button', { name: adding }).click();
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
        await expectNoViolations(page, `adding to ${section}`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await page.getByRole('button', { name: /Lars Visser/ }).click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
      await expectNoViolations(page, 'user');
      await page
        .getByRole('button', { name: /Waterschap Voorbeeld/ })
        .last()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectNoViolations(page, 'ending a membership');
      await openSection(page, 'registraties');
      await expectNoViolations(page, 'registrations');
    });
  });

async function openSection(page: Page, section: string): Promise<void> {
  await page.goto(adminOf(section));
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
