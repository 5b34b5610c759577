import { read } from '@e965/xlsx';
import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import { checkContainer } from '../container/check-container.ts';
import { unpackText } from '../container/unpack-entry.ts';
import { readCalculation } from '../read-calculation.ts';
import { buildWorkbook, workbookEntries } from '../testing/build-workbook.ts';
import { buildZip } from '../testing/build-zip.ts';
import { drawnExample } from '../testing/drawn-example.ts';
import { POSTEN_HEADER, postenRow, profileRows, SET_HEADER, validSheets } from '../testing/example-rows.ts';
import { mutateBytes, mutateParts, mutateRecords, XML_PIECES } from '../testing/mutate.ts';
import type { Random } from '../testing/random-sheets.ts';
import { writeRandomXls } from '../testing/random-xls.ts';
import { randomXlsxEntries } from '../testing/random-xlsx.ts';
import { seededNumbers } from '../testing/seeded-numbers.ts';
import { openXlsx } from '../xlsx/open-xlsx.ts';
import { createXmlScanner } from '../xlsx/xml-scanner.ts';
import { markProblems } from './mark-problems.ts';

const SHEETS = {
  Posten: [POSTEN_HEADER, postenRow('1', { quantity: 0 }), postenRow('2', { unit: 'm2 & <m3>' })],
  'Set A1': [SET_HEADER, ...profileRows('a1', '1')],
};

/** Returns the sheets that the library finds in a file, including our list. */
function sheetsFound(bytes: Uint8Array): string[] {
  const { SheetNames, Sheets } = read(bytes, { type: 'array' });
  return ['Problemen', ...SheetNames.filter((name) => Sheets[name] !== undefined)];
}

/** Reads a file, marks it, and checks the copy with two readers when there is one. Tells whether there was. */
async function markAndOpen(bytes: Uint8Array, fileName: string): Promise<boolean> {
  const reading = await readCalculation(bytes, fileName, FIRST_WEIGHTED_SETS);
  const problems = reading.kind === 'refused' ? reading.problems : reading.warnings;
  const marked = await markProblems(bytes, fileName, problems, 'nl');
  if (marked === null) return false;
  const container = checkContainer(marked.bytes, 'a.xlsx');
  if (container.kind !== 'zip') throw new Error('A marked copy is a zip archive');
  for (const name of [
    '[content_types].xml',
    'xl/workbook.xml',
    'xl/styles.xml',
    'xl/worksheets/problems.xml',
  ]) {
    const entry = container.entries.get(name);
    if (!entry) throw new Error(`${name} is missing`);
    const scanner = createXmlScanner({ open() {}, text() {}, close() {} });
    for await (const text of unpackText(container.bytes, entry)) scanner.write(text);
    scanner.end();
  }
  // Excel uses content types, and so does the library: it doesn't find a sheet under a wrong one.
  const opened = read(marked.bytes, { type: 'array' });
  expect(opened.SheetNames).toContain('Problemen');
  const workbook = await openXlsx(container);
  expect(opened.SheetNames).toEqual(workbook.sheets.map(({ name }) => name));
  // A word in a part that no reader knows was in the file and remains; an .xls is rewritten.
  const before = fileName.endsWith('.xlsx') ? sheetsFound(bytes) : null;
  for (const name of opened.SheetNames)
    if (before === null || before.includes(name)) expect(opened.Sheets[name], name).toBeDefined();
  const codes = await readCalculation(marked.bytes, 'a.xlsx', FIRST_WEIGHTED_SETS);
  expect(codes.kind === 'refused' ? codes.problems.map(({ code }) => code) : []).not.toContain(
    'file-damaged',
  );
  return true;
}

it('a marked copy of an .xlsx with a part changed at random is a valid file, or there is none', async () => {
  const random = seededNumbers(6);
  const entries = workbookEntries({
    sheets: SHEETS,
    styles: '<cellXfs count="1"><xf numFmtId="0"/></cellXfs>',
  });
  // Parts that a person can see or that a calculation is read from; the lists of parts remain as their writer left
  // them.
  const parts = entries.filter(({ name }) => /styles|worksheets/.test(name));
  let copies = 0;
  for (let round = 0; round < 250; round++) {
    const changed = entries.indexOf(parts[Math.floor(random() * parts.length)] ?? { name: '', data: '' });
    const bytes = buildZip(
      entries.map((entry, index) => {
        if (index !== changed) return entry;
        const text = String(entry.data);
        // After the root's tag: a namespace of another program there makes another document, which is not damage.
        const from = text.indexOf('>') + 1;
        const at = from + Math.floor(random() * (text.length - from));
        const piece = XML_PIECES[Math.floor(random() * XML_PIECES.length)] ?? '';
        return { ...entry, data: text.slice(0, at) + piece + text.slice(at + Math.floor(random() * 4)) };
      }),
    );
    if (await markAndOpen(bytes, 'a.xlsx')) copies++;
  }
  // Most changes damage the file; the test is about the others.
  expect(copies).toBeGreaterThan(20);
});

/** The mutations of the test that reads a thousand of them, with their own seed: some of each kind must give a copy. */
const SEED = Number(process.env.TEST_SEED ?? 1);
const MUTATIONS = 120;

it.each<[string, string, (round: number, random: Random) => Uint8Array]>([
  [
    '.xls with bytes',
    'a.xls',
    (round, random) => mutateBytes(writeRandomXls(drawnExample(round), round), random),
  ],
  [
    '.xls with records',
    'a.xls',
    (round, random) => mutateRecords(writeRandomXls(drawnExample(round), round), random),
  ],
  [
    '.xlsx with parts',
    'a.xlsx',
    (round, random) => mutateParts(randomXlsxEntries(drawnExample(round), round), random),
  ],
])(
  'a marked copy of an %s that were mutated is a valid file, or there is none',
  async (_, fileName, mutated) => {
    const random = seededNumbers(SEED + 7);
    let copies = 0;
    for (let round = 0; round < MUTATIONS; round++)
      if (await markAndOpen(mutated(round, random), fileName)) copies++;
    expect(copies).toBeGreaterThan(MUTATIONS / 20);
  },
);

it('a workbook with an ill-formed part is not marked, because the copy would be damaged', async () => {
  const ill = buildWorkbook({ sheets: validSheets(), afterRows: { 'Set A1': '<x></y>' } });
  expect(await markProblems(ill, 'a.xlsx', [], 'nl')).toBeNull();
  const whole = buildWorkbook({ sheets: validSheets(), afterRows: { 'Set A1': '<x></x>' } });
  expect(await markProblems(whole, 'a.xlsx', [], 'nl')).not.toBeNull();
});
