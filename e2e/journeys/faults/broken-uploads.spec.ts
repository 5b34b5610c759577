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
import { calculationRow, checkOf, chooseFile, refusalOf } from '../../screens/calculations.ts';
import { expect, test } from '../../session/test.ts';

const REFUSED: readonly [file: WorkbookFile, sentence: string][] = [
  [
    // a workbook without a sheet of profiles
    fileWithoutSetSheet(),
    "Werkblad 'Set A1' kon niet worden gevonden in het Excel-bestand",
  ],
  [
    // a workbook without a required column
    fileWithoutQuantityColumn(),
    "Kolom 'Hoeveelheid' kon niet worden gevonden in het Excel-bestand",
  ],
  [
    // a text file with the name of a workbook
    renamedTextFile(),
    'De inhoud is geen Excel-bestand, ook al eindigt de naam op .xlsx. Kies het juiste bestand of sla het in Excel op als .xlsx.',
  ],
];

test('the faults of a file are listed with sheet, row and column, and the next file is accepted, also when it is sent again', async ({
  page,
  api,
}) => {
  test.slow();
  const project = await api.createProject('Vol fouten');
  await page.goto(tabOf(project, 3));
  await expect(page.locator('input[type=file]')).toHaveAttribute('accept', '.xlsx,.xlsm,.xls');

  const bad = fileWithBadCells();
  await chooseFile(page, bad);
  const check = checkOf(page, bad);
  await expect(check).toContainText(/\d+ fouten?: niets opgeslagen/);
  await expect(check.getByText('6 fouten: niets opgeslagen')).toBeVisible();
  for (const [sheet, problems] of Object.entries(CELL_PROBLEMS))
    await expect(
      check.getByRole('list', { name: `6 fouten in Blad ${sheet}` }).getByRole('listitem'),
    ).toHaveText([...problems]);
  await expect(check.getByRole('button', { name: 'Berekening toevoegen' })).toHaveCount(0);
  await check.getByRole('button', { name: 'Annuleren' }).click();
  // It stays in the table, with its first fault, to be uploaded again.
  const again = page.getByRole('button', {
    name: /^Opnieuw uploaden: Blad 'Posten', rij 2, kolom 'Hoeveelheid'/,
  });
  await expect(again).toBeVisible();

  for (const [file, sentence] of REFUSED) {
    await chooseFile(page, file);
    await expect(checkOf(page, file).getByRole('listitem')).toContainText([sentence]);
    await checkOf(page, file).getByRole('button', { name: 'Annuleren' }).click();
    await expect(checkOf(page, file)).toBeHidden();
  }
  expect(await api.listCalculations(project)).toEqual([]);

  // A file of another kind is refused before it is sent, and the only choice is another file.
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const drawing = { name: 'Tekening.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await chooseFile(page, drawing);
  const refusal = refusalOf(page, drawing);
  await expect(refusal.getByRole('listitem')).toHaveText([
    'Dit bestand heeft niet de extensie .xlsx, .xlsm of .xls.',
  ]);
  await expect(refusal.getByRole('button', { name: 'Opnieuw proberen' })).toHaveCount(0);
  expect(sent).toEqual([]);
  const picker = page.waitForEvent('filechooser');
  await refusal.getByRole('button', { name: 'Kies een ander bestand' }).click();
  const file = await baselineFile();
  await (await picker).setFiles(file);
  await expect(refusal).toBeHidden();

  await page.route(
    '**/api/v1/project-calculation/',
    (route) => (route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue()),
    { times: 1 },
  );
  await checkOf(page, file).getByRole('button', { name: 'Berekening toevoegen' }).click();
  const unreached = refusalOf(page, file);
  await expect(unreached.getByRole('listitem')).toHaveText([
    'De server is niet bereikbaar. Controleer uw verbinding en probeer het opnieuw.',
  ]);
  await unreached.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(calculationRow(page, 'Dorpsstraat referentie')).toBeVisible();
  await expect(unreached).toBeHidden();
});
