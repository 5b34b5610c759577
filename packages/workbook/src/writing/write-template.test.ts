import { LANGUAGES } from '@milieuspoor/domain';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { ALL_POSTEN_COLUMNS } from '../layout/posten-columns.ts';
import { ALL_SET_COLUMNS } from '../layout/set-columns.ts';
import { readCalculation } from '../read-calculation.ts';
import { WORKED_EXAMPLE } from './worked-example.ts';
import { writeTemplate } from './write-template.ts';

describe('the template', () => {
  it.each(LANGUAGES)('imports its worked example without a problem (%s)', async (language) => {
    const reading = await readCalculation(await writeTemplate(language), 'sjabloon.xlsx');
    expect(reading).toMatchObject({ kind: 'read', sets: ['a1', 'a2'], warnings: [] });
    expect(reading.kind === 'read' && reading.items.map(({ item }) => item)).toEqual([WORKED_EXAMPLE]);
  });

  it('has every column, drop-downs, a note at each column and frozen headers', async () => {
    const { sheets } = await readXlsx(await writeTemplate());
    expect(sheets.map((sheet) => sheet.name)).toEqual(['Posten', 'Set A1', 'Set A2', 'Toelichting']);
    const [posten, a1, a2] = sheets;
    expect(posten?.rows[0]).toEqual(ALL_POSTEN_COLUMNS);
    expect(a2?.rows[0]).toEqual(ALL_SET_COLUMNS);
    expect(posten?.dataValidations?.map(({ range }) => range)).toEqual(['E2:E5001', 'H2:H5001', 'I2:I5001']);
    expect(a1?.dataValidations).toHaveLength(1);
    for (const [sheet, columns] of [
      [posten, ALL_POSTEN_COLUMNS],
      [a1, ALL_SET_COLUMNS],
      [a2, ALL_SET_COLUMNS],
    ] as const) {
      expect(sheet?.freezePane?.rows).toBe(1);
      for (const column of columns.keys())
        expect(sheet?.cells?.get(`0,${column}`)?.comment?.text).toMatch(/\w/);
    }
  });
});
