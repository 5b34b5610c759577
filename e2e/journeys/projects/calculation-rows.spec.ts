import { baselineFile, optimisationFile } from '../../fixtures/village-street.ts';
import { tabOf } from '../../screens/addresses.ts';
import { calculationRow, makeActive } from '../../screens/calculations.ts';
import { PROVINCE } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

test('a name is changed in its place: Enter saves it, Esc leaves it as it was', async ({ page, api }) => {
  const project = await api.createProject('Namen');
  await api.upload(project, 'design-baseline', await baselineFile('Eerste naam.xlsx'));
  await page.goto(tabOf(project, 3));
  const field = page.getByRole('textbox', { name: 'Naam berekening' });

  await page.getByRole('button', { name: 'Naam wijzigen van Eerste naam' }).click();
  await expect(field).toBeFocused();
  await expect(page.getByText('11 van 100 tekens')).toBeVisible();
  await field.fill('Vergissing');
  await field.press('Escape');
  await expect(field).toBeHidden();
  await expect(calculationRow(page, 'Eerste naam')).toBeVisible();

  await page.getByRole('button', { name: 'Naam wijzigen van Eerste naam' }).click();
  await field.fill('Tweede naam');
  await field.press('Enter');
  await expect(calculationRow(page, 'Tweede naam')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Naam wijzigen van Tweede naam' })).toBeFocused();

  await page.reload();
  await expect(calculationRow(page, 'Tweede naam')).toBeVisible();
  // The file keeps the name that it came with.
  await expect(calculationRow(page, 'Tweede naam')).toContainText('Eerste naam.xlsx');
});

test('a name has at least one character and at most a hundred', async ({ page, api }) => {
  const project = await api.createProject('Lengte van namen');
  await api.upload(project, 'design-baseline', await baselineFile('Kort.xlsx'));
  await page.goto(tabOf(project, 3));
  await page.getByRole('button', { name: 'Naam wijzigen van Kort' }).click();
  const field = page.getByRole('textbox', { name: 'Naam berekening' });
  await field.fill('   ');
  await expect(page.getByText('Dit veld is vereist')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Naam opslaan' })).toBeDisabled();
  await field.fill('');
  await field.pressSequentially('x'.repeat(101));
  await expect(field).toHaveValue('x'.repeat(100));
  await expect(page.getByText('100 van 100 tekens')).toBeVisible();
  await page.getByRole('button', { name: 'Naam opslaan' }).click();
  await expect(calculationRow(page, 'x'.repeat(100))).toBeVisible();
});

test('a note is added and changed in a dialog that counts its characters', async ({ page, api }) => {
  const project = await api.createProject('Notities');
  await api.upload(project, 'design-baseline', await baselineFile('Ref.xlsx'));
  await page.goto(tabOf(project, 3));

  await page.getByRole('button', { name: 'Notitie toevoegen aan Ref' }).click();
  const adding = page.getByRole('dialog', { name: 'Notitie toevoegen' });
  const text = adding.getByPlaceholder('Notities');
  await expect(adding.getByText('0 van 500 tekens')).toBeVisible();
  await text.fill('n'.repeat(501));
  await expect(adding.getByText('Een notitie is hooguit 500 tekens lang')).toBeVisible();
  await expect(adding.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
  await text.fill('Zonder de bermen, die komen later.');
  await expect(adding.getByText('34 van 500 tekens')).toBeVisible();
  await adding.getByRole('button', { name: 'Opslaan' }).click();
  await expect(adding).toBeHidden();

  await page.getByRole('button', { name: 'Notitie aanpassen van Ref' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Zonder de bermen, di');
  await page.reload();
  await page.getByRole('button', { name: 'Notitie aanpassen van Ref' }).click();
  const changing = page.getByRole('dialog', { name: 'Notitie aanpassen' });
  await expect(changing.getByPlaceholder('Notities')).toHaveValue('Zonder de bermen, die komen later.');
  await changing.getByPlaceholder('Notities').fill('Toch niet');
  await changing.getByRole('button', { name: 'Annuleren' }).click();
  await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
  await expect(changing).toBeHidden();
  await page.getByRole('button', { name: 'Notitie aanpassen van Ref' }).click();
  await expect(changing.getByPlaceholder('Notities')).toHaveValue('Zonder de bermen, die komen later.');
});

test('who writes a note second sees the first one, and chooses; what was typed stays until then', async ({
  page,
  api,
}) => {
  const project = await api.createProject('Twee notities');
  const calculation = await api.upload(project, 'design-baseline', await baselineFile('Samen.xlsx'));
  await page.goto(tabOf(project, 3));
  await page.getByRole('button', { name: 'Notitie toevoegen aan Samen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notitie toevoegen' });
  const text = dialog.getByPlaceholder('Notities');
  await text.fill('van mij');
  await api.changeCalculation(calculation, { notes: 'van een collega' });
  await dialog.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('heeft deze berekening intussen gewijzigd');
  await expect(dialog.getByRole('alert')).toContainText('van een collega');
  await expect(text).toHaveValue('van mij');

  await api.changeCalculation(calculation, { notes: 'van nog een collega' });
  await dialog.getByRole('button', { name: 'Mijn notitie opslaan' }).click();
  await expect(dialog.getByRole('alert')).toContainText('van nog een collega');
  await dialog.getByRole('button', { name: 'Mijn notitie opslaan' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Notitie aanpassen van Samen' }).click();
  const again = page.getByRole('dialog', { name: 'Notitie aanpassen' });
  await expect(again.getByPlaceholder('Notities')).toHaveValue('van mij');

  await again.getByPlaceholder('Notities').fill('nog eens van mij');
  await api.changeCalculation(calculation, { notes: 'het laatste woord' });
  await again.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await again.getByRole('button', { name: 'Nieuwste notitie laden' }).click();
  await expect(again.getByPlaceholder('Notities')).toHaveValue('het laatste woord');
  await expect(again.getByRole('alert')).toHaveCount(0);
});

test('who renames second reads the newer name, and keeps the own one by saving again', async ({
  page,
  api,
}) => {
  const project = await api.createProject('Twee namen');
  const calculation = await api.upload(project, 'design-baseline', await baselineFile('Oud.xlsx'));
  await page.goto(tabOf(project, 3));
  await page.getByRole('button', { name: 'Naam wijzigen van Oud' }).click();
  const field = page.getByRole('textbox', { name: 'Naam berekening' });
  await field.fill('Mijn naam');
  await api.changeCalculation(calculation, { name: 'Naam van een collega' });
  await field.press('Enter');
  await expect(page.getByText(/De naam is nu ‘Naam van een collega’/)).toBeVisible();
  await expect(field).toHaveValue('Mijn naam');
  await field.press('Enter');
  await expect(calculationRow(page, 'Mijn naam')).toBeVisible();
});

test('a calculation is deleted after a confirmation that names it', async ({ page, api }) => {
  const project = await api.createProject('Weg ermee');
  await api.upload(project, 'design-baseline', await baselineFile('Blijft.xlsx'));
  await api.upload(project, 'design-baseline', await baselineFile('Verdwijnt.xlsx'));
  await page.goto(tabOf(project, 3));
  const question = page.getByRole('alertdialog', { name: 'Berekening verwijderen' });

  await page.getByRole('button', { name: 'Verdwijnt verwijderen' }).click();
  await expect(question).toContainText('Weet u zeker dat u Verdwijnt wilt verwijderen?');
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(question).toBeHidden();
  await expect(calculationRow(page, 'Verdwijnt')).toBeVisible();

  await page.getByRole('button', { name: 'Verdwijnt verwijderen' }).click();
  await question.getByRole('button', { name: 'Verwijder' }).click();
  await expect(calculationRow(page, 'Verdwijnt')).toHaveCount(0);
  await expect(page.getByText('Verdwijnt is verwijderd')).toBeVisible();
  await expect(calculationRow(page, 'Blijft')).toBeVisible();
  expect((await api.listCalculations(project)).map(({ name }) => name)).toEqual(['Blijft']);
});

test('the active calculation cannot be deleted and says why, until it is inactive', async ({ page, api }) => {
  const project = await api.createProject('Actief blijft');
  await api.activate(await api.upload(project, 'design-baseline', await baselineFile('Ref.xlsx')));
  await page.goto(tabOf(project, 3));
  const remove = page.getByRole('button', { name: 'Ref verwijderen' });
  const question = page.getByRole('alertdialog', { name: 'Berekening verwijderen' });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await expect(remove).toHaveAccessibleDescription(
    'Een actieve berekening kan niet worden verwijderd. Vink eerst Actief uit.',
  );
  await remove.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Ref is actief' }).click();
  await expect(page.getByRole('checkbox', { name: 'Ref actief maken' })).not.toBeChecked();
  await expect(question).toHaveCount(0);
  await remove.click();
  await expect(question).toBeVisible();
});

test('one calculation of a type is active at a time', async ({ page, api }) => {
  const project = await api.createProject('Een tegelijk');
  await api.upload(project, 'design-baseline', await baselineFile('Oud.xlsx'));
  await api.upload(project, 'design-baseline', await baselineFile('Nieuw.xlsx'));
  await page.goto(tabOf(project, 3));
  await makeActive(page, 'Oud');
  await makeActive(page, 'Nieuw');
  await expect(page.getByRole('checkbox', { name: 'Oud actief maken' })).not.toBeChecked();
  const active = (await api.listCalculations(project)).filter((calculation) => calculation.active);
  expect(active.map(({ name }) => name)).toEqual(['Nieuw']);
});

test('the calculations of tab 6 are handled like those of tab 3', async ({ page, api }) => {
  const project = await api.createProject('Ook in tab 6');
  await api.upload(project, 'design-optimization', await optimisationFile('Zuinig.xlsx'));
  await page.goto(tabOf(project, 6));
  await page.getByRole('button', { name: 'Naam wijzigen van Zuinig' }).click();
  await page.getByRole('textbox', { name: 'Naam berekening' }).fill('Zuiniger');
  await page.getByRole('button', { name: 'Naam opslaan' }).click();
  await expect(calculationRow(page, 'Zuiniger')).toBeVisible();
  await page.getByRole('button', { name: 'Zuiniger verwijderen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijder' }).click();
  await expect(page.getByText('Er is nog geen optimalisatieberekening')).toBeVisible();
});

test.describe('a project that is closed', () => {
  test.use({ account: 'buiten' });

  const CLOSED = [
    [
      'Verbreding Twentekanaal zijtak',
      'Zijtak referentie',
      'Dit project is vergrendeld.',
      ['Projectgegevens', 'Baseline', 'Aanbestedingsdocumenten', 'Optimalisatie', 'As-built'],
    ],
    [
      'Geleiderail aansluiting 22',
      'Aansluiting 22 een op een vervangen',
      'Dit project is voltooid.',
      ['Projectgegevens', 'Baseline', 'Optimalisatie'],
    ],
  ] as const;

  for (const [name, calculation, sentence, tabs] of CLOSED) {
    test(`can be read only, and says: ${sentence}`, async ({ page, api }) => {
      const project = (await api.listProjects(PROVINCE)).find(({ project_name }) => project_name === name);
      expect(project, `${name} is part of the demonstration`).toBeDefined();
      if (!project) return;
      await page.goto(tabOf(project, 3));
      await expect(page.getByRole('tabpanel').getByText(new RegExp(`^${sentence}`))).toBeVisible();
      const row = calculationRow(page, calculation);
      await expect(row.getByRole('checkbox')).toBeDisabled();
      await expect(row.getByRole('button')).toHaveCount(0);
      await expect(row.getByRole('cell', { name: '–', exact: true })).toHaveCount(2);
      await expect(page.getByRole('button', { name: 'Voeg berekening toe' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Volgende' })).toHaveCount(0);
      await expect(page.getByRole('tab')).toHaveText(tabs.map((name) => new RegExp(`^${name}`)));
      for (const tab of await page.getByRole('tab').all())
        await expect(tab).toHaveAccessibleName(/\(vergrendeld\)$/);
    });
  }
});
