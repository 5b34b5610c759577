import { baselineFile, optimisationFile } from '../../fixtures/village-street.ts';
import { workbookFile } from '../../fixtures/workbook-file.ts';
import { tabOf } from '../../screens/addresses.ts';
import { calculationRow, checkOf, chooseFile } from '../../screens/calculations.ts';
import { completionDialog, typeDay } from '../../screens/completion.ts';
import { dropFiles } from '../../screens/drop-file.ts';
import { MUNICIPALITY } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

const CHECK = '**/api/v1/project-calculation/check/';
const UPLOAD = '**/api/v1/project-calculation/';

test('a dropped file is checked, one at a time, and another waits until it is done', async ({
  page,
  api,
}) => {
  const project = await api.createProject('Gesleept');
  const [file, other] = [await baselineFile('Gesleept.xlsx'), await optimisationFile('Erna.xlsx')];
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(
    CHECK,
    async (route) => {
      await seen;
      await route.continue().catch(() => {});
    },
    { times: 1 },
  );
  await page.goto(tabOf(project, 3));
  const zone = page.getByText('of sleep een Excel-bestand hierheen');
  await dropFiles(zone, [file]);
  await expect(page.getByRole('progressbar', { name: `Controleren van ${file.name}` })).toBeVisible();
  await dropFiles(zone, [other]);
  await expect(page.getByText('Er is al een bestand onderweg.')).toBeVisible();
  goOn();
  await expect(checkOf(page, file)).toContainText('Kan worden toegevoegd');

  // A user who drops another file wants that one.
  await dropFiles(zone, [other]);
  await expect(checkOf(page, other)).toContainText('Kan worden toegevoegd');
  await expect(checkOf(page, file)).toHaveCount(0);
  await dropFiles(zone, [file, other]);
  await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('Voeg één bestand tegelijk toe.');
  await dropFiles(zone, [workbookFile('foto.pdf', Buffer.from('%PDF'))]);
  await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText(
    'Dit bestand heeft niet de extensie',
  );
  expect(await api.listCalculations(project)).toEqual([]);
});

test('an upload whose answer is lost is tried again, and stored once', async ({ page, api }) => {
  const project = await api.createProject('Antwoord kwijt');
  const file = await baselineFile('Eenmaal.xlsx');
  await page.goto(tabOf(project, 3));
  const checked = page.waitForResponse(CHECK);
  await chooseFile(page, file);
  const { upload_key } = (await (await checked).json()) as { upload_key: string };
  // The server stores the file, but the browser never gets the answer.
  await page.route(
    UPLOAD,
    async (route) => {
      await api.upload(project, 'design-baseline', file, upload_key);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await checkOf(page, file).getByRole('checkbox', { name: 'Meteen actief maken' }).uncheck();
  await checkOf(page, file).getByRole('button', { name: 'Berekening toevoegen' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByText('Eenmaal is toegevoegd')).toBeVisible();
  await expect(calculationRow(page, 'Eenmaal')).toHaveCount(1);
  const stored = await api.listCalculations(project);
  expect(stored).toHaveLength(1);

  // When somebody else deletes a calculation meanwhile, the screen says so and removes it.
  for (const calculation of stored) await api.remove(calculation);
  await page.getByRole('checkbox', { name: 'Eenmaal actief maken' }).click();
  await expect(page.getByText('Eenmaal is intussen door iemand anders verwijderd')).toBeVisible();
  await expect(page.getByText('Er is nog geen baselineberekening')).toBeVisible();
});

test('a double click acts once', async ({ page, api }) => {
  const project = await api.createProject('Dubbel geklikt', MUNICIPALITY, {
    project_contract_type: 'NA',
    project_award_criteria: null,
  });
  await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
  await api.activate(await api.upload(project, 'design-optimization', await optimisationFile()));
  await api.upload(project, 'design-optimization', await optimisationFile('Weg.xlsx'));
  await page.goto(tabOf(project, 6));
  await page.getByRole('button', { name: 'Weg verwijderen' }).dblclick();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijder' }).dblclick();
  await expect(page.getByText('Weg is verwijderd')).toBeVisible();

  await page.getByRole('tabpanel').getByRole('button', { name: 'Project voltooien' }).dblclick();
  await typeDay(page, '10112026');
  await completionDialog(page).getByRole('button', { name: 'Voltooien' }).dblclick();
  await expect(page.getByText('Het project is voltooid', { exact: true })).toBeVisible();
});
