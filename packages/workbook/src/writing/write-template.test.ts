import { read } from '@e965/xlsx';
import { FIRST_WEIGHTED_SETS, LANGUAGES, valueItem } from '@milieuspoor/domain';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { ALL_POSTEN_COLUMNS } from '../layout/posten-columns.ts';
import { ALL_SET_COLUMNS } from '../layout/set-columns.ts';
import { WORKED_EXAMPLE } from '../layout/worked-example.ts';
import { readCalculation } from '../read-calculation.ts';
import { EXAMPLE_CALCULATION } from './example-calculation.ts';
import { writeExample, writeTemplate } from './write-template.ts';

describe('the template', () => {
  it.each(LANGUAGES)('is refused for its example, and for nothing else (%s)', async (language) => {
    const reading = await readCalculation(
      await writeTemplate(FIRST_WEIGHTED_SETS, language),
      'sjabloon.xlsx',
      FIRST_WEIGHTED_SETS,
    );
    expect(reading).toMatchObject({
      kind: 'refused',
      problems: [
        {
          code: 'template-example',
          severity: 'error',
          sheet: 'Posten',
          row: 2,
          value: WORKED_EXAMPLE.product,
        },
      ],
    });
    expect(reading.kind === 'refused' && reading.problems).toHaveLength(1);
  });

  it('has every column, drop-downs, a note at each column and frozen headers', async () => {
    const { sheets } = await readXlsx(await writeTemplate(FIRST_WEIGHTED_SETS));
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

  it.each([
    ['nl', ['Indicator', 'Eenheid', 'Euro per eenheid']],
    ['en', ['Indicator', 'Unit', 'Euro per unit']],
  ] as const)(
    'explains each indicator of both sets with its unit and weight, below headings (%s)',
    async (language, headings) => {
      const { sheets } = await readXlsx(await writeTemplate(FIRST_WEIGHTED_SETS, language));
      const rows = (sheets.at(-1)?.rows ?? []).map((row) => row.filter((cell) => cell !== null));
      for (const { name, standard, indicators } of Object.values(FIRST_WEIGHTED_SETS)) {
        const begin = rows.findIndex(([first]) => first === `${name} (${standard})`);
        expect(rows.slice(begin, begin + indicators.length + 3)).toEqual([
          [`${name} (${standard})`],
          headings,
          ...indicators.map(({ code, unit, weightEur }) => [code, unit, weightEur]),
          ['MKI', 'euro'],
        ]);
      }
    },
  );

  it('keeps post numbers text in rows that are still empty', async () => {
    const workbook = read(await writeTemplate(FIRST_WEIGHTED_SETS), {
      type: 'array',
      bookFiles: true,
    }) as unknown as {
      files: Record<string, { content: Uint8Array }>;
    };
    const styles = String(workbook.files['xl/styles.xml']?.content);
    const formats = styles.slice(styles.indexOf('<cellXfs')).match(/<xf [^>]*>/g) ?? [];
    for (const sheet of [1, 2, 3]) {
      const xml = String(workbook.files[`xl/worksheets/sheet${sheet}.xml`]?.content);
      const style = Number(/<col min="1" max="1"[^>]* style="(\d+)"/.exec(xml)?.[1]);
      const format = /numFmtId="(\d+)"/.exec(formats[style] ?? '')?.[1];
      expect(styles).toContain(`<numFmt numFmtId="${format}" formatCode="@"/>`);
    }
  });
});

describe('the example', () => {
  it.each(LANGUAGES)('imports its calculation without a problem (%s)', async (language) => {
    const reading = await readCalculation(
      await writeExample(FIRST_WEIGHTED_SETS, language),
      'voorbeeld.xlsx',
      FIRST_WEIGHTED_SETS,
    );
    expect(reading).toMatchObject({ kind: 'read', sets: ['a1', 'a2'], warnings: [] });
    const valued = EXAMPLE_CALCULATION.map((item) => valueItem(item, FIRST_WEIGHTED_SETS).valued);
    expect(reading.kind === 'read' && reading.items).toEqual(valued);
  });
});
