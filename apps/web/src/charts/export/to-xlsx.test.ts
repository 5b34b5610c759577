import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { toXlsx } from './to-xlsx.ts';

async function readBack(rows: (string | number | null)[][]) {
  const sheet = { header: ['Post', 'MKI (€)'], rows, totalAt: rows.length - 1 };
  const lines = [{ label: 'Eenheid', value: '€' }];
  const blob = await toXlsx(sheet, { figures: 'Cijfers', explanation: 'Toelichting', lines });
  return readXlsx(new Uint8Array(await blob.arrayBuffer()));
}

describe('toXlsx', () => {
  it('keeps numbers as numbers, whole, and a missing one as an empty cell', async () => {
    const { sheets } = await readBack([
      ['Verhardingen', 1234.123456789],
      ['Riool', null],
      ['Totaal', -0.1],
    ]);
    expect(sheets[0]?.rows).toEqual([
      ['Post', 'MKI (€)'],
      ['Verhardingen', 1234.123456789],
      ['Riool', null],
      ['Totaal', -0.1],
    ]);
  });

  it('says on a sheet of its own what the figures are', async () => {
    const { sheets } = await readBack([]);
    expect(sheets.map(({ name }) => name)).toEqual(['Cijfers', 'Toelichting']);
    expect(sheets[1]?.rows).toEqual([['Eenheid', '€']]);
  });

  it.each(['=1+1', '+31', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
    'writes %j as a text and not as a formula',
    async (name) => {
      const { sheets } = await readBack([[name, 1]]);
      const cell = sheets[0]?.cells?.get('1,0');
      expect(sheets[0]?.rows[1]?.[0]).toBe(name);
      expect(cell?.formula).toBeUndefined();
    },
  );
});
