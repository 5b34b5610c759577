import { expect, it } from 'vitest';
import { checkContainer } from '../container/check-container.ts';
import { workbookEntries } from '../testing/build-workbook.ts';
import { buildZip } from '../testing/build-zip.ts';
import { validSheets } from '../testing/example-rows.ts';
import { markProblems } from './mark-problems.ts';
import { openPackage } from './workbook-package.ts';

const TYPES = '[Content_Types].xml';

/** Marks a workbook with changed parts; null when it is not marked. */
async function markChanged(change: (name: string, data: string) => string | null, fileName = 'a.xlsx') {
  const entries = workbookEntries({ sheets: validSheets(), styles: '<cellXfs/>' }).flatMap((entry) => {
    const data = change(entry.name, String(entry.data));
    return data === null ? [] : [{ ...entry, data }];
  });
  const marked = await markProblems(buildZip(entries), fileName, [], 'nl');
  if (!marked) return null;
  const container = checkContainer(marked.bytes, 'a.xlsx');
  return container.kind === 'zip' ? openPackage(container) : null;
}
const changeTypes = (change: (xml: string) => string) =>
  markChanged((name, data) => (name === TYPES ? change(data) : data));
const without = (path: string) => (xml: string) =>
  xml.replace(new RegExp(`<Override PartName="/${path}"[^>]*/>`), '');
const count = (text: string, piece: string) => text.split(piece).length - 1;

it.each(['xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/styles.xml'])(
  'a part that states no content type gets its own: %s',
  async (path) => {
    const file = await changeTypes(without(path));
    expect(count((await file?.text(TYPES)) ?? '', `PartName="/${path}"`)).toBe(1);
  },
);

it.each([
  ['a.xlsx', 'spreadsheetml.sheet.main+xml'],
  ['a.xlsm', 'sheet.macroEnabled.main+xml'],
])('a workbook that states no content type gets the one of its name: %s', async (fileName, type) => {
  const bare = (name: string, data: string) => (name === TYPES ? without('xl/workbook.xml')(data) : data);
  const file = await markChanged(bare, fileName);
  expect(await file?.text(TYPES)).toMatch(
    new RegExp(`"/xl/workbook.xml" ContentType="[^"]*${type.replace('+', '.')}"`),
  );
});

it.each<[string, (xml: string) => string]>([
  ['of the workbook is another one', (xml) => xml.replace('sheet.main+xml', 'sheet.mein+xml')],
  ['of a sheet is that of a style sheet', (xml) => xml.replace('worksheet+xml', 'styles+xml')],
  ['of a part is stated twice', (xml) => xml.replace(/(<Override [^>]*sheet1[^>]*>)/, '$1$1')],
  ['has another name space', (xml) => xml.replace('2006/content-types', '2007/content-types')],
])('a workbook is not marked when a content type %s, for its copy would be damaged', async (_, change) => {
  expect(await changeTypes(change)).toBeNull();
});

const changePart = (path: string, from: string | RegExp, to: string) =>
  markChanged((name, data) => (name === path ? data.replace(from, to) : data));
const WORKBOOK = 'xl/workbook.xml';
const RELATIONSHIPS = 'xl/_rels/workbook.xml.rels';

it.each<[string, () => Promise<unknown>]>([
  [
    'has a sheet under a name space of no workbook',
    () => changePart('xl/worksheets/sheet1.xml', '2006/main', '2006/mian'),
  ],
  ['is itself under a name space of no workbook', () => changePart(WORKBOOK, '2006/main', '2006/mian')],
  [
    'has a relationship of no known family',
    () => changePart(RELATIONSHIPS, '2006/relationships/worksheet', '206/relationships/worksheet'),
  ],
  [
    'has relationships under another name space',
    () => changePart(RELATIONSHIPS, 'package/2006/relationships', 'package/2007/relationships'),
  ],
  ['has two sheets of one name', () => changePart(WORKBOOK, 'name="Set A1"', 'name="posten"')],
  ['has two sheets of one number', () => changePart(WORKBOOK, 'sheetId="2"', 'sheetId="1"')],
  ['has a sheet without a name', () => changePart(WORKBOOK, 'name="Set A1"', 'naam="Set A1"')],
  [
    'names a sheet that is not there',
    () => markChanged((name, data) => (name.includes('sheet2') ? null : data)),
  ],
])('a workbook is not marked when it %s', async (_, changed) => {
  expect(await changed()).toBeNull();
});

it('a content type of a part that is not there is taken out', async () => {
  const file = await changeTypes((xml) =>
    xml.replace('</Types>', '<Override PartName="/xl/gone.xml" ContentType="a/b"/></Types>'),
  );
  expect(await file?.text(TYPES)).not.toContain('gone.xml');
  expect(await file?.text(TYPES)).toContain('PartName="/xl/worksheets/sheet2.xml"');
});

it('a style sheet that is named and not there is added in its place, once', async () => {
  const file = await markChanged((name, data) => (name === 'xl/styles.xml' ? null : data));
  expect(count((await file?.text(TYPES)) ?? '', 'PartName="/xl/styles.xml"')).toBe(1);
  const related = (await file?.relationships('xl/workbook.xml')) ?? [];
  expect(related.filter(({ type }) => type === 'styles')).toHaveLength(1);
  expect(file?.has('xl/styles.xml')).toBe(true);
});
