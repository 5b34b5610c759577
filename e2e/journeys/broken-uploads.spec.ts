import {
  CELL_PROBLEMS,
  fileWithBadCells,
  fileWithoutQuantityColumn,
  fileWithoutSetSheet,
  renamedTextFile,
} from '../fixtures/broken-workbooks.ts';
import { baselineFile } from '../fixtures/village-street.ts';
import type { WorkbookFile } from '../fixtures/workbook-file.ts';
import { tabOf } from '../screens/addresses.ts';
import { calculationRow, chooseFile, refusalOf } from '../screens/calculations.ts';
import { expect, test } from '../session/test.ts';

test('a broken workbook is refused with every problem at once, each with sheet, row and column', async ({
  page,
  api,
}) => {
  const project = await api.createProject('Vol fouten');
  const file = fileWithBadCells();
  await page.goto(tabOf(project, 3));
  await chooseFile(page, file);
  const refusal = refusalOf(page, file);
  await expect(refusal).toContainText('6 problemen gevonden. Er is niets opgeslagen.');
  await expect(refusal.getByRole('list', { name: 'Problemen in Vol fouten.xlsx' })).toBeVisible();
  await expect(refusal.getByRole('listitem')).toHaveText([...CELL_PROBLEMS]);
  await expect(page.getByText('Er is nog geen baselineberekening')).toBeVisible();
  expect(await api.listCalculations(project)).toEqual([]);
});

const REFUSED: readonly [which: string, file: WorkbookFile, sentence: string][] = [
  [
    'a workbook without a sheet of profiles',
    fileWithoutSetSheet(),
    "Werkblad 'Set A1' kon niet worden gevonden in het Excel-bestand",
  ],
  [
    'a workbook without a required column',
    fileWithoutQuantityColumn(),
    "Kolom 'Hoeveelheid' kon niet worden gevonden in het Excel-bestand",
  ],
  [
    'a text with the name of a workbook',
    renamedTextFile(),
    'De inhoud is geen Excel-bestand, ook al eindigt de naam op .xlsx. Kies het juiste bestand of sla het in Excel op als .xlsx.',
  ],
];

for (const [which, file, sentence] of REFUSED) {
  test(`${which} is refused with what is wrong with it`, async ({ page, api }) => {
    const project = await api.createProject(`Geweigerd: ${file.name}`);
    await page.goto(tabOf(project, 3));
    await chooseFile(page, file);
    await expect(refusalOf(page, file).getByRole('listitem')).toHaveText([sentence]);
    expect(await api.listCalculations(project)).toEqual([]);
  });
}

test('a file of another kind is refused before it is sent, and only another file can be chosen', async ({
  page,
  api,
}) => {
  const project = await api.createProject('Verkeerde soort');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto(tabOf(project, 3));
  await expect(page.locator('input[type=file]')).toHaveAttribute('accept', '.xlsx,.xlsm,.xls');
  const file = { name: 'Tekening.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await chooseFile(page, file);
  const refusal = refusalOf(page, file);
  await expect(refusal.getByRole('listitem')).toHaveText([
    'Dit bestand heeft niet de extensie .xlsx, .xlsm of .xls.',
  ]);
  await expect(refusal.getByRole('button', { name: 'Opnieuw proberen' })).toHaveCount(0);
  expect(sent).toEqual([]);

  const picker = page.waitForEvent('filechooser');
  await refusal.getByRole('button', { name: 'Kies een ander bestand' }).click();
  await (await picker).setFiles(await baselineFile());
  await expect(calculationRow(page, 'Dorpsstraat referentie')).toBeVisible();
  await expect(refusal).toBeHidden();
});

test('an upload that the server could not take is taken when it is tried again', async ({ page, api }) => {
  const project = await api.createProject('Tweede poging');
  const file = await baselineFile();
  await page.goto(tabOf(project, 3));
  await page.route(
    '**/api/v1/project-calculation/',
    (route) => (route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue()),
    { times: 1 },
  );
  await chooseFile(page, file);
  const refusal = refusalOf(page, file);
  await expect(refusal.getByRole('listitem')).toHaveText([
    'De server is niet bereikbaar. Controleer uw verbinding en probeer het opnieuw.',
  ]);
  await refusal.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(calculationRow(page, 'Dorpsstraat referentie')).toBeVisible();
  await expect(refusal).toBeHidden();
});

test('a refusal can be closed, and the next file is taken', async ({ page, api }) => {
  const project = await api.createProject('Melding gesloten');
  const file = fileWithoutSetSheet();
  await page.goto(tabOf(project, 3));
  await chooseFile(page, file);
  const refusal = refusalOf(page, file);
  await refusal.getByRole('button', { name: 'Melding sluiten' }).click();
  await expect(refusal).toBeHidden();
  await chooseFile(page, await baselineFile());
  await expect(calculationRow(page, 'Dorpsstraat referentie')).toBeVisible();
});
