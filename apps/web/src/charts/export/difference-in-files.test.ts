import type { ChartModel } from '@milieuspoor/charts';
import type { TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { inDutch } from '../../text/dutch.fixture.ts';
import { displayOf } from '../display-of.ts';
import { toTable } from '../frame/to-table.ts';
import { figureSheet } from './figure-sheet.ts';
import { toCsv } from './to-csv.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

const SIDES = ['baseline', 'optimization'] as const;
const ABOUT = { quantity: 'co2', side: 'baseline' } as const;

/** Returns two projects beside a separate one, with figures that depend on the seed: kg CO2 with many decimals. */
function modelOf(seed: number): ChartModel {
  const figure = (place: number) => Math.sin(seed * 31 + place) * 10 ** ((seed + place) % 7);
  const covered = { items: 2, undeclared: 0, incomplete: 0, about: ABOUT };
  const series = ['a', 'b'].map((key, place) => ({
    key,
    label: key,
    data: [figure(place), figure(place + 10)],
    coverage: [covered, covered],
    backgroundColor: 'burden' as const,
  }));
  return {
    quantity: 'co2',
    orientation: 'vertical',
    stacked: true,
    categories: SIDES.map((key, side) => ({
      key,
      label: key,
      total: series.reduce((sum, { data }) => sum + (data[side] ?? 0), 0),
      totalCoverage: covered,
    })),
    series,
    others: {
      label: 'Niet vergeleken: 1 project',
      projects: 1,
      of: 3,
      points: [
        { value: figure(20), coverage: covered },
        { value: figure(21), coverage: { ...covered, undeclared: 1 } },
      ],
      parts: [],
      drawn: true,
    },
    tableRows: 'series',
  };
}

it('is that of the two figures beside it, in the table, in the workbook and in the CSV', () => {
  const { format } = displayOf('co2');
  for (let seed = 1; seed <= 300; seed++) {
    const model = modelOf(seed);
    const sheet = figureSheet(model, { rowHeading: 'Project', unit: 'ton' }, t);
    const table = toTable(model, t);
    const lines = toCsv(sheet, 'nl').trimEnd().split('\r\n').slice(1);
    expect(sheet.rows).toHaveLength(4);
    expect(sheet.totalAt).toBe(2);
    for (const [place, row] of [...table.rows, ...(table.footer ? [table.footer] : [])].entries()) {
      const [, baseline, optimization, difference] = sheet.rows[place] ?? [];
      const exact = Number(optimization) - Number(baseline);
      expect(Math.abs(Number(difference) - exact)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(exact)));
      expect(row.figures[2]).toContain(format(exact * 1000));
      const [, before, after, between] = (lines[place] ?? '')
        .split(';')
        .map((cell) => cell.replace(',', '.'));
      expect(Number(between)).toBeCloseTo(Number(after) - Number(before), 6);
    }
    // The separate project has none, and says why.
    expect(sheet.rows[3]?.slice(3, 5)).toEqual([null, null]);
    expect(sheet.rows[3]?.at(-1)).toContain('niet te vergelijken');
    expect(table.others[0]?.figures[2]).toBe('-');
  }
});
