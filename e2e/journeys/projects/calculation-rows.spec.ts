import { baselineFile, optimisationFile } from '../../fixtures/village-street.ts';
import { tabOf } from '../../screens/addresses.ts';
import { calculationRow, makeActive } from '../../screens/calculations.ts';
import { PROVINCE } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

test('a calculation is renamed, annotated, made active, deleted and brought back, in its own row', async ({
  page,
  api,
}) => {
  test.slow();
  const project = await api.createProject('Namen');
  await api.upload(project, 'design-baseline', await baselineFile('Eerste naam.xlsx'));
  await api.upload(project, 'design-baseline', await baselineFile('Blijft.xlsx'));
  await api.upload(project, 'design-optimization', await optimisationFile('Zuinig.xlsx'));
  await page.goto(tabOf(project, 3));
  const field = page.getByRole('textbox', { name: 'Naam berekening' });

  // Enter saves a name, Esc keeps the old one.
  await page.getByRole('button', { name: 'Naam wijzigen van Eerste naam' }).click();
  await expect(field).toBeFocused();
  await field.fill('Vergissing');
  await field.press('Escape');
  await expect(field).toBeHidden();
  await expect(calculationRow(page, 'Eerste naam')).toBeVisible();
  await page.getByRole('button', { name: 'Naam wijzigen van Eerste naam' }).click();
  await field.fill('Spijt');
  await field.press('Enter');
  await expect(calculationRow(page, 'Spijt')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Naam wijzigen van Spijt' })).toBeFocused();

  await page.getByRole('button', { name: 'Notitie toevoegen aan Spijt' }).click();
  const adding = page.getByRole('dialog', { name: 'Notitie toevoegen' });
  await expect(adding.getByText('0 van 500 tekens')).toBeVisible();
  await adding.getByPlaceholder('Notities').fill('Zonder de bermen, die komen later.');
  await expect(adding.getByText('34 van 500 tekens')).toBeVisible();
  await adding.getByRole('button', { name: 'Opslaan' }).click();
  await expect(adding).toBeHidden();
  await page.getByRole('button', { name: 'Notitie aanpassen van Spijt' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Zonder de bermen, di');
  await page.reload();
  // The file keeps the name that it was uploaded with.
  await expect(calculationRow(page, 'Spijt')).toContainText('Eerste naam.xlsx');
  await page.getByRole('button', { name: 'Notitie aanpassen van Spijt' }).click();
  const changing = page.getByRole('dialog', { name: 'Notitie aanpassen' });
  await expect(changing.getByPlaceholder('Notities')).toHaveValue('Zonder de bermen, die komen later.');
  await changing.getByPlaceholder('Notities').fill('Toch niet');
  await changing.getByRole('button', { name: 'Annuleren' }).click();
  await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
  await expect(changing).toBeHidden();
  await page.getByRole('button', { name: 'Notitie aanpassen van Spijt' }).click();
  await expect(changing.getByPlaceholder('Notities')).toHaveValue('Zonder de bermen, die komen later.');
  await page.keyboard.press('Escape');
  await expect(changing).toBeHidden();

  // Only one calculation is active at a time.
  await makeActive(page, 'Spijt');
  await makeActive(page, 'Blijft');
  await expect(page.getByRole('checkbox', { name: 'Spijt actief maken' })).not.toBeChecked();
  const active = (await api.listCalculations(project)).filter((calculation) => calculation.active);
  expect(active.map(({ name }) => name)).toEqual(['Blijft']);

  // The active one cannot be deleted, and says why, until it is inactive.
  const question = page.getByRole('alertdialog', { name: 'Berekening verwijderen' });
  const removeActive = page.getByRole('button', { name: 'Blijft verwijderen' });
  await expect(removeActive).toHaveAttribute('aria-disabled', 'true');
  await expect(removeActive).toHaveAccessibleDescription(
    'Een actieve berekening kan niet worden verwijderd. Vink eerst Actief uit.',
  );
  await removeActive.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Blijft is actief' }).click();
  await expect(page.getByRole('checkbox', { name: 'Blijft actief maken' })).not.toBeChecked();
  await expect(question).toHaveCount(0);
  await removeActive.click();
  await expect(question).toContainText('Weet u zeker dat u Blijft wilt verwijderen?');
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(question).toBeHidden();
  await expect(calculationRow(page, 'Blijft')).toBeVisible();

  // The keyboard restores a deleted calculation at once, and the list restores it later.
  const remove = page.getByRole('button', { name: 'Spijt verwijderen' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Annuleren' }).press('Tab');
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: 'Ongedaan maken' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Spijt is teruggezet en is niet actief')).toBeVisible();
  await expect(calculationRow(page, 'Spijt')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Baselineberekeningen' })).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Verwijder' }).click();
  await expect(calculationRow(page, 'Spijt')).toHaveCount(0);
  await expect(page.getByText('Spijt is verwijderd')).toBeVisible();
  await expect(calculationRow(page, 'Blijft')).toBeVisible();
  const left = (await api.listCalculations(project)).map(({ name }) => name);
  expect(left.toSorted()).toEqual(['Blijft', 'Zuinig']);
  await page.getByText('Onlangs verwijderd (1)').click();
  await expect(page.getByText(/Verwijderd op .* door Lars Visser\. Terug te zetten tot /)).toBeVisible();
  await page.getByRole('button', { name: 'Spijt terugzetten' }).click();
  await expect(calculationRow(page, 'Spijt')).toBeVisible();
  await expect(page.getByText('Onlangs verwijderd')).toHaveCount(0);

  // Tab 6 works like tab 3.
  await page.goto(tabOf(project, 6));
  await page.getByRole('button', { name: 'Naam wijzigen van Zuinig' }).click();
  await page.getByRole('textbox', { name: 'Naam berekening' }).fill('Zuiniger');
  await page.getByRole('button', { name: 'Naam opslaan' }).click();
  await expect(calculationRow(page, 'Zuiniger')).toBeVisible();
  await page.getByRole('button', { name: 'Zuiniger verwijderen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijder' }).click();
  await expect(page.getByText('Er is nog geen optimalisatieberekening')).toBeVisible();
});

test("the second author of a note or a name sees the first one's text, and chooses; typed text stays until then", async ({
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

  await page.keyboard.press('Escape');
  await expect(again).toBeHidden();
  await page.getByRole('button', { name: 'Naam wijzigen van Samen' }).click();
  const field = page.getByRole('textbox', { name: 'Naam berekening' });
  await field.fill('Mijn naam');
  await api.changeCalculation(calculation, { name: 'Naam van een collega' });
  await field.press('Enter');
  await expect(page.getByText(/De naam is nu ‘Naam van een collega’/)).toBeVisible();
  await expect(field).toHaveValue('Mijn naam');
  await field.press('Enter');
  await expect(calculationRow(page, 'Mijn naam')).toBeVisible();
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

  test('is read-only, and says whether it is locked or complete', async ({ page, api }) => {
    const projects = await api.listProjects(PROVINCE);
    for (const [name, calculation, sentence, tabs] of CLOSED) {
      const project = projects.find(({ project_name }) => project_name === name);
      if (!project) throw new Error(`The demonstration has no project ${name}`);
      await page.goto(tabOf(project, 3));
      // A lock is said once, above the tabs.
      await expect(page.getByRole('paragraph').filter({ hasText: new RegExp(`^${sentence}`) })).toBeVisible();
      const row = calculationRow(page, calculation);
      await expect(row.getByRole('checkbox')).toBeDisabled();
      await expect(row.getByRole('button')).toHaveCount(0);
      await expect(row.getByRole('cell', { name: '–', exact: true })).toHaveCount(2);
      await expect(page.getByRole('button', { name: 'Voeg berekening toe' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Volgende' })).toHaveCount(0);
      await expect(page.getByRole('tab')).toHaveText(tabs.map((name) => new RegExp(`^${name}`)));
      for (const tab of await page.getByRole('tab').all())
        await expect(tab).toHaveAccessibleName(/\(vergrendeld\)$/);
    }
  });
});
