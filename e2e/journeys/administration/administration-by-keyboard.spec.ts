import { pressInRow, tabAndPress, tabAndType, tabTo } from '../../screens/keyboard.ts';
import { adminOf, contactOf } from '../../screens/organisation-pages.ts';
import { MUNICIPALITY } from '../../session/installations.ts';
import { register } from '../../session/new-member.ts';
import { expect, test } from '../../session/test.ts';

const PASSWORD = 'vier losse woorden samen';

test.describe('with the keyboard alone, staff', () => {
  test.use({ account: 'medewerker' });

  test('make an organisation, invite somebody, end a membership, and decide about registrations', async ({
    page,
  }) => {
    await page.goto(adminOf(MUNICIPALITY, 'organisaties'));
    await tabAndPress(page, page.getByRole('button', { name: 'Organisatie toevoegen' }));
    await expect(page.getByRole('dialog').getByLabel('Naam')).toBeFocused();
    await page.keyboard.type('Polder Oud');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Polder Oud is toegevoegd')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await tabTo(page, page.getByRole('searchbox'), 'Shift+Tab');
    await pressInRow(page, 'polder-oud', 'Polder Oud wijzigen');
    await expect(page.getByRole('dialog').getByLabel('Naam')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Polder Nieuw');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Gegevens opgeslagen')).toBeVisible();
    await expect(page.getByRole('gridcell', { name: 'Polder Nieuw', exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.goto(adminOf(MUNICIPALITY, 'gebruikers'));
    await tabAndPress(page, page.getByRole('button', { name: 'Gebruiker uitnodigen' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('E-mailadres')).toBeFocused();
    await page.keyboard.type('toetsen@voorbeeld.example');
    await tabAndType(page, dialog.getByLabel('Voornaam'), 'Tine');
    await tabAndType(page, dialog.getByLabel('Achternaam'), 'Toets');
    for (const name of ['Gemeente Voorbeeld', 'Provincie Elders']) {
      await tabAndType(page, dialog.getByRole('combobox', { name: 'Lid van' }), name);
      await expect(page.getByRole('option')).toHaveText([name]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('button', { name })).toBeVisible();
    }
    await tabAndPress(page, dialog.getByRole('button', { name: 'Uitnodiging versturen' }));
    await expect(
      page.getByText('De uitnodiging aan toetsen@voorbeeld.example wordt verstuurd'),
    ).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await tabTo(page, page.getByRole('searchbox'), 'Shift+Tab');
    await pressInRow(page, 'tine', 'Tine Toets wijzigen');
    const role = dialog.getByRole('combobox', { name: 'Rol' });
    await tabTo(page, role);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'Lid' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(role).toHaveText('Expert');
    await tabAndPress(page, dialog.getByRole('button', { name: 'Opslaan' }));
    await expect(page.getByText('Gegevens opgeslagen')).toBeVisible();
    const end = dialog.getByRole('button', { name: 'Lidmaatschap van Provincie Elders verwijderen' });
    await tabAndPress(page, end);
    const question = page.getByRole('alertdialog', { name: 'Lidmaatschap beëindigen?' });
    await expect(question).toContainText('Tine Toets');
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(end).toBeFocused();
    await page.keyboard.press('Enter');
    await tabAndPress(page, question.getByRole('button', { name: 'Verwijderen' }));
    await expect(end).toHaveCount(0);
    await expect(page.getByRole('dialog').getByText('Gemeente Voorbeeld')).toBeVisible();

    await Promise.all([
      register('erin@voorbeeld.example', PASSWORD),
      register('eruit@voorbeeld.example', PASSWORD),
    ]);
    await page.goto(adminOf(MUNICIPALITY, 'registraties'));
    await pressInRow(page, 'erin@', 'erin@voorbeeld.example toelaten');
    await expect(page.getByRole('combobox', { name: 'Kies organisatie' })).toBeFocused();
    await page.keyboard.type('elders');
    await expect(page.getByRole('option')).toHaveText(['Provincie Elders']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabAndPress(page, page.getByRole('dialog').getByRole('button', { name: 'Toelaten' }));
    await expect(page.getByText('erin@voorbeeld.example is toegelaten')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await tabTo(page, page.getByRole('searchbox'), 'Shift+Tab');
    await pressInRow(page, 'eruit@', 'eruit@voorbeeld.example afwijzen');
    await tabAndPress(page, page.getByRole('alertdialog').getByRole('button', { name: 'Afwijzen' }));
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('gridcell', { name: 'eruit@voorbeeld.example' })).toHaveCount(0);
  });

  test('keep a question, handle a message, and see in the history of today that it was done', async ({
    page,
  }) => {
    await page.goto(adminOf(MUNICIPALITY, 'veelgestelde-vragen'));
    await tabAndPress(page, page.getByRole('button', { name: 'Vraag toevoegen' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Categorie', exact: true })).toBeFocused();
    await page.keyboard.type('Toetsen');
    await tabAndType(
      page,
      dialog.getByRole('textbox', { name: 'Titel', exact: true }),
      'Kan het zonder muis?',
    );
    await tabAndType(page, dialog.getByRole('textbox', { name: 'Antwoord', exact: true }), 'Ja.');
    await tabAndPress(page, dialog.getByRole('button', { name: 'Opslaan' }));
    await expect(page.getByRole('heading', { name: 'Kan het zonder muis?' })).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await tabAndPress(page, page.getByRole('button', { name: 'Kan het zonder muis? wijzigen' }));
    await tabAndType(
      page,
      dialog.getByRole('textbox', { name: 'Titel', exact: true }),
      'Gaat alles zonder muis?',
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Gaat alles zonder muis?' })).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await tabAndPress(page, page.getByRole('button', { name: 'Gaat alles zonder muis? verwijderen' }));
    await tabAndPress(page, page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }));
    await expect(page.getByRole('heading', { name: 'Gaat alles zonder muis?' })).toHaveCount(0);

    const words = `Zonder muis ${Date.now()}`;
    await page.goto(contactOf(MUNICIPALITY));
    await tabAndType(page, page.getByRole('textbox', { name: 'Bericht' }), words);
    await tabAndPress(page, page.getByRole('button', { name: 'Verstuur bericht' }));
    await expect(page.getByText('Bericht verstuurd. We nemen z.s.m. contact met u op.')).toBeVisible();

    await page.goto(adminOf(MUNICIPALITY, 'berichten'));
    const message = page.getByRole('listitem').filter({ hasText: words });
    await tabAndPress(page, message.getByRole('button', { name: /^Markeer als afgehandeld/ }));
    await expect(message).toHaveCount(0);

    await page.goto(adminOf(MUNICIPALITY, 'geschiedenis'));
    await tabAndType(page, page.getByRole('textbox', { name: 'Persoon' }), 'marit');
    const today = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' });
    const [day = '', month = '', year = ''] = today.format(new Date()).split('-');
    const from = page.getByRole('group', { name: 'Van' });
    await tabTo(page, from.getByRole('spinbutton', { name: 'Dag' }));
    await page.keyboard.type(`${day.padStart(2, '0')}${month.padStart(2, '0')}${year}`);
    await expect(page).toHaveURL(new RegExp(`van=${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`));
    await expect(
      page.getByRole('region', { name: 'Wijzigingen', exact: true }).getByRole('listitem').first(),
    ).toContainText('Marit van Dam heeft');
    await tabAndPress(page, page.getByRole('button', { name: 'Filters wissen' }));
    await expect(from.getByRole('spinbutton', { name: 'Dag' })).toHaveText('DD');
  });
});
