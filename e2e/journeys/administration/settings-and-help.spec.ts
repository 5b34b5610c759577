import type { Page } from '@playwright/test';
import { atPlace, dashboardOf } from '../../screens/addresses.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import {
  adminOf,
  contactOf,
  faqOf,
  guideOf,
  libraryOf,
  settingsOf,
} from '../../screens/organisation-pages.ts';
import { openApiSession } from '../../session/api-session.ts';
import { MUNICIPALITY, WATER_AUTHORITY } from '../../session/installations.ts';
import { openBrowser } from '../../session/remember.ts';
import { expect, test } from '../../session/test.ts';

function drawer(page: Page) {
  return page.getByRole('navigation', { name: 'Hoofdmenu' });
}

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate('document.activeElement?.textContent?.trim()');
    if (focused === name) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

test('the drawer leads to every page of the organisation, where a member reads its data, its members and its questions', async ({
  page,
}) => {
  await page.goto(dashboardOf(MUNICIPALITY));
  const places = drawer(page).getByRole('link');
  await expect(places).toHaveText([
    ...['Dashboard', 'Agenda', 'Bibliotheek', 'Instellingen', 'FAQ', 'Handleiding', 'Contact'],
  ]);
  await page.getByRole('button', { name: /^Profielmenu/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Instellingen' }).click();
  await expect(page).toHaveURL(atPlace(settingsOf(MUNICIPALITY)));
  for (const [name, address] of [
    ['Handleiding', guideOf(MUNICIPALITY)],
    ['Contact', contactOf(MUNICIPALITY)],
    ['Bibliotheek', libraryOf(MUNICIPALITY)],
    ['Instellingen', settingsOf(MUNICIPALITY)],
    ['FAQ', faqOf(MUNICIPALITY)],
  ] as const) {
    const place = drawer(page).getByRole('link', { name });
    await place.click();
    await expect(page).toHaveURL(atPlace(address));
    await expect(place).toHaveAttribute('aria-current', 'page');
  }
  // The cards are those of the titles that match; what the answers say stands below them.
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  await page.getByRole('searchbox', { name: 'Zoek in vragen en handleiding' }).fill('mKi');
  await expect(titles).toHaveText(['Wat is MKI?']);
  await page.getByRole('searchbox').fill('milieukostenindicator');
  await expect(titles).toHaveCount(0);
  await expect(page.getByText('Geen vraag gevonden')).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Veelgestelde vraag' }).getByRole('link'),
  ).toContainText(['Wat is MKI?']);

  await page.goto(settingsOf(MUNICIPALITY));
  await expect(page.getByRole('definition').first()).toHaveText('Gemeente Voorbeeld');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Wijzigen' })).toHaveCount(0);
  await page.goto(settingsOf(MUNICIPALITY, 'organisatieleden'));
  const card = page.getByRole('listitem').filter({ hasText: 'Esra Yilmaz' });
  await expect(card).toContainText('EY');
  await expect(card.getByRole('link', { name: /mailen/ })).toHaveAttribute(
    'href',
    'mailto:expert@gemeente-voorbeeld.example',
  );
  await expect(card.getByRole('link', { name: /bellen/ })).toHaveAttribute('href', 'tel:0850000113');
  // A member who is no administrator is offered no actions and no keys, also when a link leads there.
  await expect(page.getByRole('button', { name: 'Collega uitnodigen' })).toBeHidden();
  await expect(page.getByRole('button', { name: /schorsen$/ })).toBeHidden();
  await page.goto(`/#/o/${MUNICIPALITY}/instellingen?tab=koppelingen`);
  await expect(page.getByRole('tab', { name: 'Organisatie', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('tab', { name: 'Koppelingen' })).toHaveCount(0);
});

test.describe('staff', () => {
  test.use({ account: 'medewerker' });

  test('change the organisation’s data by keyboard, read at the field what is wrong, and keep what they typed when saving fails', async ({
    page,
  }) => {
    await page.goto(settingsOf(WATER_AUTHORITY));
    await page.getByRole('tab', { name: 'Organisatie', exact: true }).focus();
    await tabTo(page, 'Wijzigen');
    await page.keyboard.press('Enter');
    const contact = page.getByLabel('Contactpersoon');
    await expect(contact).toBeFocused();
    await expect(page.getByLabel('Bedrijfsnaam')).toHaveCount(0);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Femke Hoekstra, afdeling Waterkeringen');
    await page.keyboard.press('Enter');
    const saved = page.getByText('Gegevens opgeslagen');
    await expect(saved).toBeVisible();
    // This disappears sooner than a message of the usual length.
    await expect(saved).toBeHidden({ timeout: 3500 });
    await expect(page.getByRole('button', { name: 'Wijzigen' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('definition').nth(1)).toHaveText('Femke Hoekstra, afdeling Waterkeringen');

    await page.getByRole('button', { name: 'Wijzigen' }).click();
    const email = page.getByLabel('E-mailadres');
    await email.fill('geen adres');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('Voer een geldig e-mailadres in')).toBeVisible();
    await email.fill('nieuw@waterschap-voorbeeld.example');
    await page.route('**/api/v1/organization/**', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByRole('alert')).toContainText('Opslaan mislukt');
    await expect(email).toHaveValue('nieuw@waterschap-voorbeeld.example');
  });

  test('manage the questions, and see who did what, narrowed by filters that stay in the address', async ({
    page,
  }) => {
    await page.goto(adminOf(MUNICIPALITY, 'veelgestelde-vragen'));
    await page.getByRole('button', { name: 'Vraag toevoegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vraag toevoegen' });
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog.getByText('Dit veld is vereist')).toHaveCount(3);
    await dialog.getByRole('textbox', { name: 'Categorie', exact: true }).fill('Proef');
    await dialog.getByRole('textbox', { name: 'Titel', exact: true }).fill('Is dit een proef?');
    await dialog.getByRole('textbox', { name: 'Antwoord', exact: true }).fill('Ja.');
    await dialog.getByRole('textbox', { name: 'Titel in het Engels' }).fill('Is this a trial?');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog.getByText('Vul de Engelse tekst helemaal in')).toHaveCount(2);
    await dialog.getByRole('textbox', { name: 'Categorie in het Engels' }).fill('Trial');
    await dialog.getByRole('textbox', { name: 'Antwoord in het Engels' }).fill('It is.');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Is this a trial?')).toBeVisible();
    const up = page.getByRole('button', { name: 'Is dit een proef? omhoog' });
    await up.press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(-2)).toHaveText(
      'Is dit een proef?',
    );
    await expect(up).toBeFocused();
    await page.getByRole('button', { name: 'Is dit een proef? verwijderen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click();
    await expect(page.getByRole('heading', { name: 'Is dit een proef?' })).toHaveCount(0);

    await page.goto(adminOf(MUNICIPALITY, 'geschiedenis'));
    await page.getByRole('textbox', { name: 'Persoon' }).fill('bram');
    await page.getByRole('searchbox').fill('n348');
    const entries = page.getByRole('region', { name: 'Wijzigingen', exact: true }).getByRole('listitem');
    await expect(entries.first()).toContainText(
      'Bram Oosterling heeft berekening "N348 uitgevoerd" actief gemaakt',
    );
    await expect(page).toHaveURL(/persoon=bram/);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Persoon' })).toHaveValue('bram');
    await page.getByRole('button', { name: 'Filters wissen' }).click();
    await expect(page.getByRole('button', { name: 'Volgende pagina' })).toBeEnabled();
  });
});

test('a member sends the provider a message by keyboard, and staff find it', async ({ page, browser }) => {
  const words = `Kunt u project ${Date.now()} ontgrendelen?`;
  await page.goto(contactOf(MUNICIPALITY));
  await expect(page.getByRole('link', { name: 'info@milieuspoor.example' })).toBeVisible();
  const message = page.getByRole('textbox', { name: 'Bericht' });
  await message.focus();
  await tabTo(page, 'Verstuur bericht');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dit veld is vereist')).toBeVisible();
  await expect(message).toBeFocused();
  await page.keyboard.type(words);
  await tabTo(page, 'Verstuur bericht');
  await page.keyboard.press('Enter');
  const sent = page.getByText('Bericht verstuurd. We nemen z.s.m. contact met u op.');
  await expect(sent).toBeVisible();
  await expect(message).toHaveValue('');
  await expect(sent).toBeHidden({ timeout: 3500 });

  const staff = await openApiSession('medewerker');
  const office = await openBrowser(browser, staff);
  await office.goto(adminOf(MUNICIPALITY, 'berichten'));
  const received = office.getByRole('listitem').filter({ hasText: words });
  await expect(received).toContainText('lid@gemeente-voorbeeld.example');
  await received.getByRole('button').press('Enter');
  await expect(received).toHaveCount(0);
  await office.close();
  await staff.close();
});

for (const language of ['nl', 'en'] as const) {
  test.describe(`in ${language}, by day and by night`, () => {
    test.use({ account: 'medewerker', language });

    test('settings, help and the administration have no violations, with their dialogs', async ({ page }) => {
      test.slow();
      for (const address of [
        settingsOf(MUNICIPALITY),
        settingsOf(MUNICIPALITY, 'organisatieleden'),
        contactOf(MUNICIPALITY),
        faqOf(MUNICIPALITY),
      ]) {
        await page.goto(address);
        await expectLoaded(page);
        await expectNoViolations(page, address);
      }
      if (language === 'en') {
        await page.getByRole('searchbox').fill('what is mki');
        await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['What is MKI?']);
        await expect(page.getByRole('heading', { level: 2, name: 'Terms' })).toBeVisible();
        await expect(page.getByText('environmental cost indicator').first()).toBeVisible();
      }

      await page.goto(adminOf(MUNICIPALITY, 'veelgestelde-vragen'));
      await expectLoaded(page);
      await expectNoViolations(page, 'questions');
      await page.getByRole('button', { name: /^(Vraag toevoegen|Add question)$/ }).click();
      await page.getByRole('dialog').getByRole('textbox').first().press('Enter');
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      await expectNoViolations(page, 'a question that is incomplete');
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: /^Wat is MKI\? (verwijderen|delete)|Delete Wat is MKI/ })
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectNoViolations(page, 'deleting a question');
      await page.keyboard.press('Escape');

      await page.goto(adminOf(MUNICIPALITY, 'berichten'));
      await expectLoaded(page);
      await expectNoViolations(page, 'messages');
      // A few entries have everything that many entries have.
      await page.goto(`${adminOf(MUNICIPALITY, 'geschiedenis')}?zoek=n348`);
      await expectLoaded(page);
      await expectNoViolations(page, 'history');
      await page
        .getByRole('button', { name: /^(Kies datum|Choose date)/ })
        .first()
        .click();
      await expect(page.getByRole('grid')).toBeVisible();
      await expectNoViolations(page, 'calendar of a date');
    });
  });
}

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
