import { fileWithBadCells } from '../../fixtures/broken-workbooks.ts';
import { fileWithMkiInPosten } from '../../fixtures/mki-in-posten.ts';
import { baselineFile, newerSetFile, optimisationFile } from '../../fixtures/village-street.ts';
import { atPlace, dashboardOf, tabOf } from '../../screens/addresses.ts';
import { calculationRow, checkOf, chooseFile } from '../../screens/calculations.ts';
import { axeOf } from '../../screens/no-violations.ts';
import type { ApiSession, ProjectRecord } from '../../session/api-session.ts';
import { MUNICIPALITY } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

/** Makes a project with an active baseline of €5.000. */
async function projectWithBaseline(api: ApiSession, name: string): Promise<ProjectRecord> {
  const project = await api.createProject(name);
  await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
  return project;
}

const CHECK = '**/api/v1/project-calculation/check/';

test('a chosen file is checked while its user looks elsewhere, and stored when its user adds it; both can be cancelled', async ({
  page,
  api,
}) => {
  test.slow();
  const project = await api.createProject('Eerst kijken');
  const file = await baselineFile();
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(CHECK, async (route) => {
    await seen;
    await route.continue().catch(() => {});
  });
  await page.goto(tabOf(project, 3));
  await chooseFile(page, file);
  await expect(page.getByRole('progressbar', { name: `Controleren van ${file.name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Controle annuleren' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await chooseFile(page, file);
  await expect(page.getByRole('progressbar', { name: `Controleren van ${file.name}` })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL(atPlace(dashboardOf(MUNICIPALITY)));
  goOn();
  await expect(page.getByText(`De controle van ${file.name} is klaar`)).toBeVisible();
  await page.goBack();
  const check = checkOf(page, file);
  await check.getByRole('button', { name: 'Annuleren' }).click();
  await expect(check).toBeHidden();
  expect(await api.listCalculations(project)).toEqual([]);

  await chooseFile(page, file);
  await expect(check).toContainText('Kan worden toegevoegdEr is nog niets opgeslagen.');
  await expect(check.getByRole('definition')).toHaveText(['4', 'Set A1', '€5.000,-', '20,00 ton']);
  await expect(check.getByRole('checkbox', { name: 'Meteen actief maken' })).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'MKI €5.000,- (Set A1)' })).toBeAttached();
  expect(await api.listCalculations(project)).toEqual([]);
  // When the user cancels adding, the check stays.
  const STORE = '**/api/v1/project-calculation/';
  await page.route(STORE, (route) => (route.request().method() === 'POST' ? undefined : route.continue()));
  await check.getByRole('button', { name: 'Berekening toevoegen' }).click();
  await page.getByRole('button', { name: 'Toevoegen annuleren' }).click();
  await expect(check.getByRole('button', { name: 'Berekening toevoegen' })).toBeVisible();
  await page.unroute(STORE);
  await check.getByRole('button', { name: 'Berekening toevoegen' }).click();
  await expect(calculationRow(page, 'Dorpsstraat referentie')).toContainText('€5.000,-');
  await expect(check).toBeHidden();

  // The user downloads the file with its problems marked, and checks the file again.
  const broken = fileWithBadCells();
  await chooseFile(page, broken);
  const download = page.waitForEvent('download');
  await checkOf(page, broken).getByRole('button', { name: 'Download met gemarkeerde cellen' }).click();
  expect((await download).suggestedFilename()).toBe('Vol fouten - problemen.xlsx');
  const again = page.waitForRequest(CHECK);
  await checkOf(page, broken).getByRole('button', { name: 'Opnieuw controleren' }).click();
  await again;
  await expect(checkOf(page, broken).getByText('6 fouten: niets opgeslagen')).toBeVisible();
});

test('a check tells what changes against the active calculation, down to the items, and is repeated when another one becomes active', async ({
  page,
  api,
}) => {
  const project = await projectWithBaseline(api, 'Wat verandert er');
  const file = await optimisationFile('Nieuwe baseline.xlsx');
  await page.goto(tabOf(project, 3));
  await chooseFile(page, file);
  const check = checkOf(page, file);
  const rows = check.getByRole('table', { name: 'Verschil per productgroep' }).getByRole('row');
  // 5.000 - 3.500 = 1.500 of 5.000 is 30 %, 20 - 14 = 6 ton of 20
  await expect(rows).toHaveText([
    'ProductgroepMKI nuMKI straksVerschil MKICO2 nuCO2 straksVerschil CO2',
    'Totaal€5.000,-€3.500,--€1.500,- (-30,00 %)20,00 ton14,00 ton-6,00 ton (-30,00 %)',
    'Verhardingen€4.000,-€2.600,--€1.400,- (-35,00 %)15,00 ton10,00 ton-5,00 ton (-33,33 %)',
    'Riolering€1.000,-€900,--€100,- (-10,00 %)5,00 ton4,00 ton-1,00 ton (-20,00 %)',
  ]);
  await expect(check).toContainText('1 post gelijk gebleven');
  await check.getByText('1 post vervallen').click();
  await expect(check.getByRole('list', { name: '1 post vervallen' })).toHaveText(
    '1.3Betonstraatsteen-€800,-',
  );
  await check.getByText('2 posten gewijzigd').click();
  await expect(check.getByRole('list', { name: 'Wijzigingen van post 2.1' })).toHaveText(
    'MKI per m: €10,00 wordt €9,00CO2 per m (kg): 50,00 wordt 40,00',
  );
  // axe judges the panel alone, because another test judges the rest of the tab.
  const { violations } = await (await axeOf(page)).include('section:has(> section dl)').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  // Another active calculation makes this check outdated.
  await expect(check).toContainText('Vergeleken met de actieve berekening Dorpsstraat referentie');
  await page.getByRole('checkbox', { name: 'Dorpsstraat referentie is actief' }).click();
  await expect(check).toContainText('De actieve berekening is intussen een andere.');
  await check.getByRole('button', { name: 'Opnieuw controleren' }).click();
  await expect(check.getByRole('checkbox', { name: 'Meteen actief maken' })).toBeChecked();
  await check.getByRole('button', { name: 'Annuleren' }).click();
  await expect(check).toBeHidden();

  // A failure in a row appears there, and the next attempt works.
  await page.route(
    '**/api/v1/project-calculation/*/',
    (route) => (route.request().method() === 'PATCH' ? route.abort('connectionreset') : route.continue()),
    { times: 1 },
  );
  await page.getByRole('checkbox', { name: 'Dorpsstraat referentie actief maken' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'De server is niet bereikbaar.' });
  await problem.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('checkbox', { name: 'Dorpsstraat referentie is actief' })).toBeChecked();
  await expect(problem).toHaveCount(0);

  const newer = await newerSetFile();
  await chooseFile(page, newer);
  await expect(checkOf(page, newer)).toContainText('De actieve berekening staat in een andere set.');
});

test('a file with its MKI in Posten is read once its user says of which set it is and what it is for', async ({
  page,
  api,
}) => {
  const project = await api.createProject('MKI in Posten');
  const file = fileWithMkiInPosten();
  await page.goto(tabOf(project, 3));
  await chooseFile(page, file);
  const check = checkOf(page, file);
  await check
    .getByRole('group', { name: /Van welke set is de MKI/ })
    .getByRole('radio', { name: 'Set A2' })
    .check();
  for (const column of ['MKI', 'CO2'])
    await check
      .getByRole('group', { name: new RegExp(`waarden van de kolommen '${column}.*per Unit of voor`) })
      .getByRole('radio', { name: /^Voor de hele hoeveelheid/ })
      .check();
  // 1.200 + 400 - 100 + 450 + 50 euro and 9 + 3 + 2,5 + 0,5 ton, whatever the quantities are
  await expect(check.getByRole('definition')).toHaveText(['2', 'Set A2', /€2\.000,-/, /15,00 ton/]);
  await check.getByRole('button', { name: 'Berekening toevoegen' }).click();
  await expect(calculationRow(page, 'MKI in Posten')).toContainText('€2.000,-');
  expect(await api.listCalculations(project)).toMatchObject([{ sets: ['a2'], item_count: 2 }]);
});
