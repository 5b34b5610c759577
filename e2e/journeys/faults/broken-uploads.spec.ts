import {
  CELL_PROBLEMS,
  fileWithBadCells,
  fileWithoutQuantityColumn,
  fileWithoutSetSheet,
  renamedTextFile,
} from '../../fixtures/broken-workbooks.ts';
import { baselineFile } from '../../fixtures/village-street.ts';
import type { WorkbookFile } from '../../fixtures/workbook-file.ts';
import { tabOf } from '../../screens/addresses.ts';
import { addFile, calculationRow, checkOf, chooseFile, refusalOf } from '../../screens/calculations.ts';
import { expect, test } from '../../session/test.ts';

test('a broken workbook is refused with every problem at once, each with sheet, row and column', async ({
  page,
  api,
}) => {
  const project = await api.createProject('Vol fouten');
  const file = fileWithBadCells();
  await page.goto(tabOf(project, 3));
  await chooseFile(page, file);
  const check = checkOf(page, file);
  await expect(check).toContainText(/\d+ fouten?: niets opgeslagen/);
  await expect(check.getByText('6 fouten: niets opgeslagen')).toBeVisible();
  for (const [sheet, problems] of Object.entries(CELL_PROBLEMS))
    await expect(
      check.getByRole('list', { name: `6 fouten in Blad ${sheet}` }).getByRole('listitem'),
    ).toHaveText([...problems]);
  await expect(check.getByRole('button', { name: 'Berekening toevoegen' })).toHaveCount(0);
  await check.getByRole('button', { name: 'Annuleren' }).click();
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
    await expect(checkOf(page, file).getByRole('listitem')).toContainText([sentence]);
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
  const other = await baselineFile();
  await (await picker).setFiles(other);
  await expect(refusal).toBeHidden();
  await expect(checkOf(page, other)).toBeVisible();
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
  await addFile(page, file);
  const refusal = refusalOf(page, file);
  await expect(refusal.getByRole('listitem')).toHaveText([
    'De server is niet bereikbaar. Controleer uw verbinding en probeer het opnieuw.',
  ]);
  await refusal.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(calculationRow(page, 'Dorpsstraat referentie')).toBeVisible();
  await expect(refusal).toBeHidden();
});

test('a check can be left, and the next file is taken', async ({ page, api }) => {
  const project = await api.createProject('Melding gesloten');
  const file = fileWithoutSetSheet();
  await page.goto(tabOf(project, 3));
  await chooseFile(page, file);
  await checkOf(page, file).getByRole('button', { name: 'Annuleren' }).click();
  await expect(checkOf(page, file)).toBeHidden();
  await addFile(page, await baselineFile());
  await expect(calculationRow(page, 'Dorpsstraat referentie')).toBeVisible();
});
