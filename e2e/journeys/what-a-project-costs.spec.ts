import { baselineFile, newerSetFile, optimisationFile } from '../fixtures/village-street.ts';
import { atPlace, dashboardOf, tabOf } from '../screens/addresses.ts';
import { addFile, calculationRow, checkOf, chooseFile, makeActive } from '../screens/calculations.ts';
import {
  breadcrumb,
  CHARTS,
  chart,
  currentCrumb,
  drillDown,
  drillInto,
  expectDrawn,
  expectFigures,
} from '../screens/charts.ts';
import type { ApiSession, ProjectRecord } from '../session/api-session.ts';
import { MUNICIPALITY } from '../session/installations.ts';
import { expect, test } from '../session/test.ts';

/** Makes a project with an active baseline of €5.000. */
async function projectWithBaseline(api: ApiSession, name: string): Promise<ProjectRecord> {
  const project = await api.createProject(name);
  await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
  return project;
}

test('an uploaded baseline shows its costs once it is active', async ({ page, api }) => {
  const project = await api.createProject('Dorpsstraat van begin tot eind');
  await page.goto(dashboardOf(MUNICIPALITY));
  await page.getByRole('link', { name: 'Dorpsstraat van begin tot eind' }).click();
  await expect(page).toHaveURL(atPlace(tabOf(project, 3)));
  await expect(page.getByRole('button', { name: 'Voeg eerst een baseline berekening toe' })).toBeDisabled();

  // The answer of the server is delayed until the test has seen the progress.
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/v1/project-calculation/', async (route) => {
    if (route.request().method() === 'POST') await seen;
    await route.continue();
  });
  await addFile(page, await baselineFile(), { activates: false });
  await expect(
    page.getByRole('progressbar', { name: 'Toevoegen van Dorpsstraat referentie.xlsx' }),
  ).toBeVisible();
  goOn();

  const row = calculationRow(page, 'Dorpsstraat referentie');
  await expect(row.getByRole('cell', { name: '€5.000,-' })).toBeVisible();
  await expect(row).toContainText(/\d{2}-\d{2}-\d{4} \d{2}:\d{2}/);
  // The row shows the last 25 characters, and the whole name when the mouse points at them.
  await row.getByText('rpsstraat referentie.xlsx', { exact: true }).hover();
  await expect(page.getByRole('tooltip', { name: 'Dorpsstraat referentie.xlsx' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Maak eerst een baseline berekening actief' }),
  ).toBeDisabled();
  await expect(page.locator('canvas')).toHaveCount(0);

  await makeActive(page, 'Dorpsstraat referentie');
  const total = chart(page, CHARTS.totalMki);
  await expectDrawn(total);
  // A click on a bar leads one level down. The browser takes a click right after another one for half of a double
  // click.
  const canvas = total.locator('canvas').first();
  const box = await canvas.boundingBox();
  // The only bar is in the middle. The pavements are its lower four fifths.
  const position = { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) * 0.6 };
  await expect(async () => {
    await canvas.click({ position });
    await expect(breadcrumb(page).getByText('Verhardingen')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await total.getByRole('combobox', { name: 'Ga naar' }).click();
  await page.getByRole('option', { name: 'Elementen' }).click();
  await expectFigures(total, [
    ['Producten', 'Baseline'],
    ['Betonstraatsteen', '€800,-'],
    ['Totaal', '€800,-'],
  ]);
  await breadcrumb(page).getByRole('button', { name: 'Producten' }).click();
  // A double click leads one level down, not two. The next step starts at the new level.
  await drillInto(page, 'Verhardingen').dblclick();
  await expect(currentCrumb(page)).toHaveText('Verhardingen');
  await drillDown(page, 'Elementen');
  await expect(breadcrumb(page).getByRole('button')).toHaveText(['Producten', 'Verhardingen']);

  await page.getByRole('button', { name: 'Volgende' }).click();
  await expect(page).toHaveURL(atPlace(tabOf(project, 5)));
});

test('every chart of the baseline states the figures of the workbook, down to its products and back by the breadcrumb', async ({
  page,
  api,
}) => {
  const project = await projectWithBaseline(api, 'Dorpsstraat in cijfers');
  await page.goto(tabOf(project, 3));
  for (const title of Object.values(CHARTS)) await expectDrawn(chart(page, title));

  await expectFigures(chart(page, CHARTS.totalMki), [
    ['Productgroepen', 'Baseline'],
    ['Verhardingen', '€4.000,-'],
    ['Riolering', '€1.000,-'],
    ['Totaal', '€5.000,-'],
  ]);
  await expectFigures(chart(page, CHARTS.mkiPerModule), [
    ['Levenscyclusmodule', 'Baseline'],
    // 100 x 16 + 40 x 24 + 50 x 12 + 100 x 8
    ['A1-A3 Productie', '€3.960,-'],
    // 100 x 2 + 40 x 3 + 50 x 2 + 100 x 1
    ['A4 Transport naar bouwplaats', '€520,-'],
    ['A5 Bouw en installatie', '€0,-'],
    ['B1 Gebruik', '€0,-'],
    ['B4 Vervanging', '€0,-'],
    ['C1 Sloop', '€0,-'],
    ['C2 Transport naar verwerking', '€0,-'],
    ['C3 Afvalverwerking', '€520,-'],
    ['C4 Stort', '€0,-'],
    ['D Baten en lasten buiten de systeemgrens', '€0,-'],
    ['Totaal', '€5.000,-'],
  ]);
  await expectFigures(chart(page, CHARTS.co2PerModule), [
    ['Levenscyclusmodule', 'Baseline'],
    // 8 + 4 + 1 + 4,5
    ['A1-A3 Productie', '17,50 ton'],
    ['A4 Transport naar bouwplaats', '2,50 ton'],
    ['A5 Bouw en installatie', '0,00 ton'],
    ['B1 Gebruik', '0,00 ton'],
    ['B4 Vervanging', '0,00 ton'],
    ['C1 Sloop', '0,00 ton'],
    ['C2 Transport naar verwerking', '0,00 ton'],
    ['C3 Afvalverwerking', '0,00 ton'],
    ['C4 Stort', '0,00 ton'],
    ['D Baten en lasten buiten de systeemgrens', '0,00 ton'],
    ['Totaal', '20,00 ton'],
  ]);
  await expectFigures(chart(page, CHARTS.materialPerGroup), [
    ['Productgroep', 'Primair materiaal', 'Secundair materiaal', 'Biobased materiaal'],
    // 70 + 40 + 10, and 30
    ['Verhardingen', '120,00 ton', '30,00 ton', '0,00 ton'],
    ['Riolering', '50,00 ton', '0,00 ton', '0,00 ton'],
    ['Totaal', '170,00 ton', '30,00 ton', '0,00 ton'],
  ]);
  await expectFigures(chart(page, CHARTS.goalCo2), [
    ['Onderdeel', 'Baseline'],
    ['CO2', '20,00 ton'],
    ['Totaal', '20,00 ton'],
  ]);
  await expectFigures(chart(page, CHARTS.goalMaterial), [
    ['Onderdeel', 'Baseline'],
    ['Primair materiaal', '170,00 ton'],
    ['Secundair materiaal', '30,00 ton'],
    ['Biobased materiaal', '0,00 ton'],
  ]);
  await expectFigures(chart(page, CHARTS.goalEnergy), [
    ['Onderdeel', 'Baseline'],
    ['Fossiel', '20,00 GJ'],
    ['Hernieuwbaar', '5,00 GJ'],
  ]);
  await expectFigures(chart(page, CHARTS.goalEquipment), [
    ['Onderdeel', 'Baseline'],
    ['Niet-emissieloos', '50,00 uur'],
    ['Emissieloos', '10,00 uur'],
  ]);
  await expectFigures(chart(page, CHARTS.goalTransport), [
    ['Onderdeel', 'Baseline'],
    ['Niet-emissieloos', '3.000,00 tkm'],
    ['Emissieloos', '1.000,00 tkm'],
  ]);

  const total = chart(page, CHARTS.totalMki);
  await drillDown(page, 'Verhardingen');
  await expect(total.getByText('Productsubgroepen (€)')).toBeVisible();
  await drillDown(page, 'Asfalt');
  await expect(total.getByText('Producten (€)')).toBeVisible();
  await expect(breadcrumb(page).getByRole('button')).toHaveText(['Producten', 'Verhardingen']);
  const products = [
    ['Producten', 'Baseline'],
    ['AC 16 base', '€2.000,-'],
    ['AC 11 surf', '€1.200,-'],
    ['Totaal', '€3.200,-'],
  ];
  await expectFigures(total, products);
  // A product is the lowest level.
  await expect(drillInto(page, 'AC 16 base')).toHaveCount(0);
  await expect(total.getByRole('combobox', { name: 'Ga naar' })).toHaveAttribute('aria-disabled', 'true');

  await page.reload();
  await expectDrawn(total);
  await expectFigures(total, products);

  await breadcrumb(page).getByRole('button', { name: 'Verhardingen' }).click();
  await expectFigures(total, [
    ['Productsubgroepen', 'Baseline'],
    ['Asfalt', '€3.200,-'],
    ['Elementen', '€800,-'],
    ['Totaal', '€4.000,-'],
  ]);
  await breadcrumb(page).getByRole('button', { name: 'Producten' }).click();
  await expectFigures(total, [
    ['Productgroepen', 'Baseline'],
    ['Verhardingen', '€4.000,-'],
    ['Riolering', '€1.000,-'],
    ['Totaal', '€5.000,-'],
  ]);
});

test('an uploaded optimisation is shown beside the baseline with the difference, at every level, if it is in the same set', async ({
  page,
  api,
}) => {
  const project = await projectWithBaseline(api, 'Dorpsstraat vergeleken');
  await page.goto(tabOf(project, 6));
  const newer = await newerSetFile();
  await chooseFile(page, newer);
  const check = checkOf(page, newer);
  await expect(check).toContainText(
    'De waarden van deze berekening staan in Set A2, maar in Set A1 is in dit project actief: baseline ‘Dorpsstraat referentie’. Waarden uit verschillende sets worden niet vergeleken. Gebruik een berekening met Set A1, of maak eerst inactief wat in Set A1 staat (een as-built baseline verwijdert u).',
  );
  await expect(check.getByRole('button', { name: 'Berekening toevoegen' })).toHaveCount(0);
  const stored = await api.listCalculations(project);
  expect(stored.map(({ name }) => name)).toEqual(['Dorpsstraat referentie']);
  await check.getByRole('button', { name: 'Annuleren' }).click();
  await expect(check).toBeHidden();

  await addFile(page, await optimisationFile());
  const row = calculationRow(page, 'Dorpsstraat zuinig');
  await expect(row.getByRole('cell', { name: '€3.500,-' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Dorpsstraat zuinig is actief' })).toBeChecked();

  const total = chart(page, CHARTS.totalMki);
  await expectDrawn(total);
  await expectFigures(total, [
    ['Productgroepen', 'Baseline', 'Optimalisatie', 'Verschil'],
    // 4.000 becomes 1.400 + 1.200, which is 35 % less; 1.000 becomes 900
    ['Verhardingen', '€4.000,-', '€2.600,-', '-€1.400,- (-35,00 %)'],
    ['Riolering', '€1.000,-', '€900,-', '-€100,- (-10,00 %)'],
    ['Totaal', '€5.000,-', '€3.500,-', '-€1.500,- (-30,00 %)'],
  ]);
  const keyFigures = page.getByRole('region', { name: 'Kerncijfers' });
  await expect(keyFigures).toContainText(
    '€1.500,- minder▼ 30,00 %Omvang verschilt: 1 post minderBaseline€5.000,-Optimalisatie€3.500,-',
  );
  await expect(keyFigures).toContainText('6,00 ton minder▼ 30,00 %Baseline20,00 tonOptimalisatie14,00 ton');

  await page.getByRole('button', { name: 'Energie schermvullend tonen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Energie (GJ)' });
  await expect(dialog.locator('canvas')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Fossiel/ })).toHaveText(
    'Fossiel20,00 GJ20,00 GJ0,00 GJ (0,00 %)',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // The chart shows both sides, also where one of them has nothing.
  await drillDown(page, 'Verhardingen');
  await drillDown(page, 'Elementen');
  await expectFigures(total, [
    ['Producten', 'Baseline', 'Optimalisatie', 'Verschil'],
    ['Betonstraatsteen', '€800,-', '-', '-€800,- (-100,00 %)'],
    ['Totaal', '€800,-', '-', '-€800,- (-100,00 %)'],
  ]);
});
