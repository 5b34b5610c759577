import { pavingFile } from '../../fixtures/village-street.ts';
import { atPlace, tabOf } from '../../screens/addresses.ts';
import { calculationRow, makeActive } from '../../screens/calculations.ts';
import { complete } from '../../screens/completion.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import { MUNICIPALITY } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

const RAW = { project_contract_type: 'RAW', project_award_criteria: false } as const;

test('recycled material goes from Kansen by a variant to what was built', async ({ page, api }, {
  retry,
}) => {
  test.slow();
  // No other journey knows paving of this sub-group.
  const subGroup = `Elementen van een kans ${retry}`;
  const known = await api.createProject('Plein van granulaat', MUNICIPALITY, RAW);
  await api.activate(await api.upload(known, 'design-baseline', await pavingFile('Nul.xlsx', subGroup)));
  await api.activate(
    await api.upload(known, 'design-optimization', await pavingFile('Granulaat.xlsx', subGroup, true)),
  );
  await api.changeProject(known, {
    project_status: 'Design_Phase_Complete',
    design_phase_complete_date: '2026-03-02',
  });
  const project = await api.createProject('Straat met een kans', MUNICIPALITY, RAW);
  await api.activate(await api.upload(project, 'design-baseline', await pavingFile('Straat.xlsx', subGroup)));

  await page.goto(tabOf(project, 3));
  const chances = page.getByRole('region', { name: 'Kansen' });
  await chances.getByRole('checkbox', { name: 'Kies post 1.3, Betonstraatsteen met betongranulaat' }).check();
  // 50 m2 of €16, of which €6 can be saved.
  await expect(chances.getByText('1 post gekozen, MKI €300,- lager')).toBeVisible();
  await expectNoViolations(page, 'opportunities of which some are chosen');
  await chances.getByRole('button', { name: 'Maak een variant' }).click();
  await expect(page).toHaveURL(/\/rekenblad\/[\da-f-]{36}$/);

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Kansen bij Straat');
  await expect(page.getByRole('region', { name: 'MKI (Set A1)' }).getByText('€1.500,-')).toBeVisible();
  await expect(page.getByText('profiel van post 1.3 uit ‘Granulaat’, Plein van granulaat')).toBeVisible();
  await page.getByRole('button', { name: 'Naam en soort' }).click();
  const settings = page.getByRole('dialog', { name: 'Naam en soort berekening' });
  await settings.getByRole('textbox', { name: 'Naam' }).fill('Straat van granulaat');
  await expectNoViolations(page, 'the name and type of a worksheet');
  await settings.getByRole('button', { name: 'Wijzigen' }).click();
  await expect(heading).toHaveText('Straat van granulaat');
  await expectNoViolations(page, 'a variant');

  await page.getByRole('button', { name: 'Opslaan als optimalisatie' }).click();
  await expectNoViolations(page, 'the check of a variant');
  // It is the first of its kind, and counts in no total until somebody says so.
  await expect(page.getByRole('checkbox', { name: /^Meteen actief maken/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Berekening toevoegen' }).click();
  await expect(page).toHaveURL(atPlace(tabOf(project, 6)));
  const row = calculationRow(page, 'Straat van granulaat');
  await expect(row.getByRole('cell', { name: '€1.500,-' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aanbestedingsfase voltooien' })).toHaveCount(0);
  await makeActive(page, 'Straat van granulaat');
  await complete(page, 'Aanbestedingsfase voltooien', '02032026');

  // What was built begins with the design, and gets the quantity that was laid.
  await expect(page).toHaveURL(atPlace(tabOf(project, 7)));
  for (const [name, type, total] of [
    ['Straat', 'as-built baseline', '€1.640,-'],
    ['Straat van granulaat', 'as-built optimalisatie', '€1.400,-'],
  ] as const) {
    await page.getByRole('button', { name: `Begin met ‘${name}’` }).click();
    const grid = page.getByRole('grid', { name: 'Posten' });
    await grid.getByRole('row').nth(1).getByText('50', { exact: true }).click();
    await page.keyboard.type('40');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'MKI (Set A1)' }).getByText(total)).toBeVisible();
    await page.getByRole('button', { name: `Opslaan als ${type}` }).click();
    await page.getByRole('button', { name: 'Berekening toevoegen' }).click();
    await expect(page).toHaveURL(atPlace(tabOf(project, 7)));
    // The name of an active one says so.
    const stored = page.getByRole('row', { name: new RegExp(`^${name}, as-built`) });
    await expect(stored.getByRole('cell', { name: total })).toBeVisible();
  }
  await makeActive(page, 'Straat van granulaat, as-built');
  await expectNoViolations(page, 'what was built');
  await complete(page, 'Project voltooien', '02092026');
  const card = page.getByRole('link', { name: /^Straat met een kans MKI 14,63\s% lager dan de baseline/ });
  await expect(card).toBeVisible();
});
