import { read } from '@e965/xlsx';
import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import { checkContainer } from '../container/check-container.ts';
import { unpackText } from '../container/unpack-entry.ts';
import { readCalculation } from '../read-calculation.ts';
import { buildWorkbook, workbookEntries } from '../testing/build-workbook.ts';
import { buildXls } from '../testing/build-xls.ts';
import { buildZip } from '../testing/build-zip.ts';
import { POSTEN_HEADER, postenRow, profileRows, SET_HEADER, validSheets } from '../testing/example-rows.ts';
import { seededNumbers } from '../testing/seeded-numbers.ts';
import { createXmlScanner } from '../xlsx/xml-scanner.ts';
import { markProblems } from './mark-problems.ts';

const SHEETS = {
  Posten: [POSTEN_HEADER, postenRow('1', { quantity: 0 }), postenRow('2', { unit: 'm2 & <m3>' })],
  'Set A1': [SET_HEADER, ...profileRows('a1', '1')],
};
/** Pieces that a careless writer of XML, or a hostile one, leaves in a part. */
const PIECES = [
  '<',
  '>',
  '&',
  '"',
  '</row>',
  '<c>',
  '<row>',
  '<!-- a',
  ' r="1"',
  '&amp',
  ']]>',
  '<x:y/>',
  '\u0001',
  '',
];

/** Reads a file, marks it, and holds the copy against two readers when there is one. Says whether there was. */
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
  const opened = read(marked.bytes, { type: 'array' });
  expect(opened.SheetNames).toContain('Problemen');
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
  // What a person can see or a calculation is read from; the lists of parts are as their writer left them.
  const parts = entries.filter(({ name }) => /styles|worksheets/.test(name));
  let copies = 0;
  for (let round = 0; round < 250; round++) {
    const changed = entries.indexOf(parts[Math.floor(random() * parts.length)] ?? { name: '', data: '' });
    const bytes = buildZip(
      entries.map((entry, index) => {
        if (index !== changed) return entry;
        const text = String(entry.data);
        // Behind the root's tag: a name space of another program makes another document of it, which is no damage.
        const from = text.indexOf('>') + 1;
        const at = from + Math.floor(random() * (text.length - from));
        const piece = PIECES[Math.floor(random() * PIECES.length)] ?? '';
        return { ...entry, data: text.slice(0, at) + piece + text.slice(at + Math.floor(random() * 4)) };
      }),
    );
    if (await markAndOpen(bytes, 'a.xlsx')) copies++;
  }
  // Most changes damage the file; some do not, and those are the ones that count.
  expect(copies).toBeGreaterThan(20);
});

it('a marked copy of an .xls with bytes changed at random is a valid file, or there is none', async () => {
  const random = seededNumbers(7);
  const original = buildXls({ Posten: SHEETS.Posten, 'Set A1': SHEETS['Set A1'] });
  let copies = 0;
  for (let round = 0; round < 60; round++) {
    const bytes = original.slice();
    bytes[512 + Math.floor(random() * (bytes.length - 512))] = Math.floor(random() * 256);
    if (await markAndOpen(bytes, 'a.xls')) copies++;
  }
  expect(copies).toBeGreaterThan(10);
});

it('a workbook with an ill-formed part is not marked, because the copy would be damaged', async () => {
  const ill = buildWorkbook({ sheets: validSheets(), afterRows: { 'Set A1': '<x></y>' } });
  expect(await markProblems(ill, 'a.xlsx', [], 'nl')).toBeNull();
  const whole = buildWorkbook({ sheets: validSheets(), afterRows: { 'Set A1': '<x></x>' } });
  expect(await markProblems(whole, 'a.xlsx', [], 'nl')).not.toBeNull();
});
