import type { ChartModel } from '@milieuspoor/charts';
import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { inDutch } from '../../text/dutch.fixture.ts';
import { figureSheet } from './figure-sheet.ts';

const labels = { rowHeading: 'Productgroepen', unit: 'ton' };

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

/** CO2 in kg, shown in ton. */
const model: ChartModel = {
  quantity: 'co2',
  orientation: 'vertical',
  stacked: true,
  categories: [
    { key: 'baseline', label: 'Baseline', total: 5000 },
    { key: 'optimization', label: 'Optimalisatie', total: 4000 },
  ],
  series: [
    { key: 'a', label: 'Verhardingen', data: [4000, 3000.123456], backgroundColor: { seriesIndex: 0 } },
    { key: 'b', label: 'Riolering', data: [1000, null], backgroundColor: { seriesIndex: 1 } },
    { key: 'c', label: 'Groen', data: [-250, 0], backgroundColor: { seriesIndex: 2 } },
  ],
  tableRows: 'series',
};

describe('figureSheet', () => {
  it('names the unit in the head of every column of figures', () => {
    expect(figureSheet(model, labels, t).header).toEqual([
      'Productgroepen',
      'Baseline (ton)',
      'Optimalisatie (ton)',
      'Verschil (ton)',
      'Verschil (%)',
    ]);
  });

  it('states numbers in that unit, unrounded, percentages with two decimals, and nothing where nothing is declared', () => {
    const { rows, totalAt } = figureSheet(model, labels, t);
    expect(rows).toEqual([
      ['Verhardingen', 4, 3.000123456, expect.closeTo(-0.999876544, 12), -25],
      ['Riolering', 1, null, null, null],
      // There is no share of a baseline that is not above 0.
      ['Groen', -0.25, 0, 0.25, null],
      ['Totaal', 5, 4, -1, -20],
    ]);
    expect(totalAt).toBe(3);
  });

  it('names over how many projects the total is at that row, and not at the column that adds up what is apart too', () => {
    const covered = (undeclared = 0) => ({
      ...{ items: 3, undeclared, incomplete: 0 },
      about: { quantity: 'co2', side: 'baseline' } as const,
    });
    const perNode: ChartModel = {
      ...{ quantity: 'co2', orientation: 'horizontal', stacked: true, tableRows: 'categories' },
      categories: [{ key: 'a', label: 'Verhardingen', total: 4000, totalCoverage: covered() }],
      series: [
        { key: 'A4', label: 'A4', data: [4000], coverage: [covered()], backgroundColor: 'A4', total: 4000 },
      ],
      total: { value: 4000, coverage: covered() },
      others: {
        ...{ label: 'Niet vergeleken: 2 projecten', projects: 2, of: 7, parts: [], drawn: false },
        points: [
          { value: 900, coverage: covered(1) },
          { value: 900, coverage: covered(1) },
        ],
      },
    };
    const { header, rows } = figureSheet(perNode, labels, t);
    expect(header).toEqual(['Productgroepen', 'A4 (ton)', 'Totaal (ton)', 'Dekking']);
    const open = 'zonder 1 van 3 posten';
    expect(rows).toEqual([
      ['Verhardingen', 4, 4, null],
      ['Totaal over 5 van 7 projecten', 4, 4, null],
      ['Niet vergeleken: 2 projecten', 0.9, 0.9, `A4: ${open}; Totaal: ${open}`],
    ]);
  });

  it('says of a total what a part of it leaves out, though that is little of the whole', () => {
    const modules = LIFE_CYCLE_MODULES.map((module) => (module === 'A4' ? 1 : 0));
    const covered = (side: 'baseline' | 'optimization', lacking?: number) => ({
      ...{ items: 3, undeclared: 0, incomplete: 0, about: { quantity: 'co2', side } as const },
      ...(lacking === undefined ? {} : { lacking: { items: lacking, modules } }),
    });
    const noted: ChartModel = {
      ...model,
      categories: [
        { key: 'baseline', label: 'Baseline', total: 5000, totalCoverage: covered('baseline') },
        {
          key: 'optimization',
          label: 'Optimalisatie',
          total: 4000,
          totalCoverage: covered('optimization', 0),
        },
      ],
      series: [
        {
          ...{ key: 'a', label: 'Verhardingen', data: [5000, 4000], backgroundColor: { seriesIndex: 0 } },
          coverage: [covered('baseline'), covered('optimization', 1)],
        },
      ],
    };
    expect(figureSheet(noted, labels, t).rows).toEqual([
      ['Verhardingen', 5, 4, null, null, expect.stringMatching(/^Optimalisatie: zonder A4 bij 1 post;/)],
      ['Totaal', 5, 4, -1, -20, 'Optimalisatie: iets leeg in A4, minder dan 1 %'],
    ]);
  });

  it('has no difference where nothing is compared', () => {
    const one = { ...model, categories: model.categories.slice(0, 1) };
    expect(figureSheet(one, labels, t).header).toEqual(['Productgroepen', 'Baseline (ton)']);
  });

  it('says in a last column what a row leaves out, and leaves the difference empty', () => {
    const about = { quantity: 'co2', side: 'optimization' } as const;
    const covered = {
      ...model,
      series: [
        {
          key: 'a',
          label: 'Verhardingen',
          data: [4000, 3000],
          coverage: [
            { items: 2, undeclared: 0, incomplete: 0, about },
            { items: 2, undeclared: 1, incomplete: 0, about },
          ],
          backgroundColor: { seriesIndex: 0 },
        },
      ],
    };
    const { header, rows } = figureSheet(covered, labels, t);
    expect(header.at(-1)).toBe('Dekking');
    expect(rows[0]).toEqual([
      'Verhardingen',
      4,
      3,
      null,
      null,
      'Optimalisatie: zonder 1 van 2 posten; niet te vergelijken: 1 van 2 posten van de optimalisatie geeft geen CO2 op',
    ]);
  });
});
