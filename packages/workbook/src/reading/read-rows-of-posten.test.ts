import { describe, expect, it } from 'vitest';
import type { TestCell } from '../testing/build-workbook.ts';
import {
  POSTEN_HEADER,
  postenRow,
  problemsOf,
  profileRows,
  readExampleSheets,
  SET_HEADER,
} from '../testing/example-rows.ts';
import { problemMessage } from '../text/problem-message.ts';

const HEADER = [...POSTEN_HEADER, 'NMD-categorie', 'Soort werk', 'RAW-code', 'Primair materiaal (ton)'];
const read = (rows: readonly TestCell[][], merged = '') =>
  readExampleSheets(
    { Posten: [HEADER, ...rows], 'Set A1': [SET_HEADER, ...profileRows('a1', '1')] },
    { afterRows: { Posten: merged } },
  );
const itemOf = async (...cells: readonly TestCell[]) => {
  const reading = await read([[...postenRow('1'), ...cells]]);
  return reading.kind === 'read' ? { ...reading.items[0]?.item, notes: problemsOf(reading) } : reading;
};

describe('a row with neither number, product nor unit', () => {
  const chapter = [null, 'Hoofdstuk 1: Verhardingen'];
  const total = [null, null, null, null, null, 1_234.5];
  const signature = [null, 'Opgesteld door', 'J. de Vries', '-', null];

  it('is no item, and one note lists such rows', async () => {
    const reading = await read([chapter, postenRow('1'), total, signature]);
    expect(reading).toMatchObject({
      kind: 'read',
      items: [{ item: { postNumber: '1' } }],
      warnings: [
        { code: 'no-item-rows', severity: 'note', sheet: 'Posten', row: 2, rows: '2, 4-5', count: 3 },
      ],
    });
    expect(problemsOf(reading)).toHaveLength(1);
  });

  it('may be merged over its columns', async () => {
    const merged = '<mergeCells count="1"><mergeCell ref="B2:F2"/></mergeCells>';
    expect(problemsOf(await read([chapter, postenRow('1')], merged))).toEqual(['no-item-rows Posten B2']);
  });

  it.each([
    ['number', ['9', 'Groep', 'Subgroep'], 'missing-field'],
    ['product', [null, 'Groep', null, 'Zand'], 'missing-post-number'],
    ['unit', [null, 'Groep', null, null, 'm3'], 'missing-post-number'],
  ] as const)('but with a %s it is an item, and what it misses is an error', async (_, row, code) => {
    const reading = await read([postenRow('1'), [...row]]);
    expect(reading.kind).toBe('refused');
    expect(problemsOf(reading).some((problem) => problem.startsWith(`${code} Posten`))).toBe(true);
  });
});

describe('a text cell with a dash or n.v.t.', () => {
  it('holds no value: it is empty where it may be, with one note', async () => {
    expect(await itemOf('-', 'n.v.t.', '–')).toMatchObject({
      nmdCategory: null,
      workScope: 'new',
      rawCode: null,
      notes: ['no-value Posten I2'],
    });
  });

  it('is an error where a value has to be', async () => {
    expect(problemsOf(await read([postenRow('1', { unit: '-' })]))).toContain('missing-field Posten E2');
    expect(problemsOf(await read([postenRow('1').with(1, 'n.v.t.')]))).toContain('missing-field Posten B2');
  });
});

describe('NMD-categorie and Soort werk', () => {
  it.each([
    ['Categorie 1', '1'],
    ['Cat. 3a', '3a'],
    ['cat 3A', '3a'],
    ['NMD categorie 2', '2'],
  ])('%s is category %s, with a note', async (found, readAs) => {
    expect(await itemOf(found)).toMatchObject({
      nmdCategory: readAs,
      notes: ['choice-spelling Posten G2'],
    });
  });

  it('vervanging is new work, with a note', async () => {
    expect(await itemOf(1, 'Vervanging')).toMatchObject({
      nmdCategory: '1',
      workScope: 'new',
      notes: ['choice-spelling Posten H2'],
    });
  });

  it('any other word is an error', async () => {
    expect(problemsOf(await read([[...postenRow('1'), 'Categorie 4', 'sloop']]))).toEqual([
      'invalid-choice Posten G2',
      'invalid-choice Posten H2',
    ]);
  });
});

describe('an amount that is not declared', () => {
  it('is not the 0 of an empty cell', async () => {
    expect(await itemOf(null, null, null, 'ND')).toMatchObject({
      resources: { primaryTon: null },
      notes: ['not-declared Posten J2'],
    });
    expect(await itemOf(null, null, null, null)).toMatchObject({ resources: { primaryTon: 0 } });
  });

  it('is nothing of work that was not done', async () => {
    const reading = await read([[...postenRow('1', { quantity: 0 }), null, null, null, 'ND']]);
    expect(reading).toMatchObject({ items: [{ resources: { primaryTon: 0 } }] });
  });

  it.each(['ND', 'n.v.t.', 'n/a', '-'])('as a quantity is an error that says so: %s', async (quantity) => {
    // Sums over an item without a quantity mean nothing, so the MKI that its profile states is not compared with them.
    const reading = await readExampleSheets({
      Posten: [POSTEN_HEADER, postenRow('1', { quantity })],
      'Set A1': [SET_HEADER, ...profileRows('a1', '1'), ['1', 'MKI', 999]],
    });
    expect(problemsOf(reading)).toEqual(['undeclared-quantity Posten F2']);
    const [problem] = reading.kind === 'refused' ? reading.problems : [];
    expect(problem && problemMessage(problem, 'nl')).toBe(
      `Blad 'Posten', rij 2, kolom 'Hoeveelheid' (F2): '${quantity}' zegt dat de hoeveelheid niet is opgegeven, en zonder hoeveelheid kan een post niet worden berekend. Vul een getal in, of 0 voor werk dat niet is uitgevoerd.`,
    );
  });
});

describe('a Hoeveelheid of 0', () => {
  it('counts nothing, with a note', async () => {
    const reading = await read([[...postenRow('1', { quantity: 0 }), null, null, null, 4]]);
    expect(reading).toMatchObject({
      kind: 'read',
      items: [{ item: { quantity: 0 }, resources: { primaryTon: 0 } }],
      warnings: [{ code: 'zero-quantity', severity: 'note', row: 2, column: 'Hoeveelheid', cell: 'F2' }],
    });
    const impact = reading.kind === 'read' ? reading.items[0]?.impacts.a1 : undefined;
    // 0 in every module, and never the -0 of 0 x -0.5.
    expect(impact?.mkiEur).toEqual(Array(10).fill(0));
    expect(impact?.incomplete).toEqual(Array(10).fill(false));
  });

  it('is an error below 0', async () => {
    expect(problemsOf(await read([postenRow('1', { quantity: -1 })]))).toContain('negative-amount Posten F2');
  });
});
