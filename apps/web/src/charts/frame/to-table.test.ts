import type { ChartModel } from '@milieuspoor/charts';
import type { PairsComparisonAnswer } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { inDutch } from '../../text/dutch.fixture.ts';
import { toTable } from './to-table.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

const stacked: ChartModel = {
  quantity: 'mki',
  orientation: 'vertical',
  stacked: true,
  categories: [
    { key: 'baseline', label: 'Baseline', total: 45_832.26 },
    { key: 'optimization', label: 'Optimalisatie', total: 34_374.2 },
  ],
  series: [
    { key: 'a', label: 'Funderingslagen', data: [41_414.66, 34_374.2], backgroundColor: { seriesIndex: 0 } },
    { key: 'b', label: 'Ophoogmateriaal', data: [4_417.6, null], backgroundColor: { seriesIndex: 1 } },
  ],
  tableRows: 'series',
};

describe('toTable', () => {
  it('states every node with both sides and their difference, and the totals of the server', () => {
    const { columns, rows, footer } = toTable(stacked, t);
    expect(columns).toEqual(['Baseline', 'Optimalisatie', 'Verschil']);
    expect(rows[0]?.figures).toEqual([
      '€41.415,-',
      '€34.374,-',
      '-€7.040,- (-17,00 %), berekend vóór afronding',
    ]);
    expect(footer?.figures).toEqual(['€45.832,-', '€34.374,-', '-€11.458,- (-25,00 %)']);
  });

  it('shows what a side lacks as a dash, and no difference with it', () => {
    const { rows, hasDashes } = toTable(stacked, t);
    expect(rows[1]?.figures).toEqual(['€4.418,-', '-', '-']);
    expect(hasDashes).toBe(true);
  });

  it('says in place of a difference which modules a side lacks, and opens to the posts', () => {
    const about = (side: 'baseline' | 'optimization') => ({ quantity: 'mki' as const, side });
    const whole = { items: 41, undeclared: 0, incomplete: 0 };
    const modules = LIFE_CYCLE_MODULES.map((module) => (module.startsWith('C') ? 5 : 0));
    const lacking = { ...whole, lacking: { items: 5, modules } };
    const [first] = stacked.series;
    if (!first) throw new Error('no series');
    const coverage = [
      { ...whole, about: about('baseline') },
      { ...lacking, about: about('optimization') },
    ];
    const { rows } = toTable({ ...stacked, series: [{ ...first, coverage }] }, t);
    expect(rows[0]?.incomparable).toBe('niet te vergelijken: C1-C4 ontbreken bij 5 posten');
    expect(rows[0]?.listed).toEqual({ quantity: 'mki', module: undefined });
  });

  it('has no difference for one side, and no totals where the server states none', () => {
    const single: ChartModel = {
      ...stacked,
      tableRows: 'categories',
      categories: [{ key: 'A4', label: 'A4' }],
      series: [{ key: 'baseline', label: 'Baseline', data: [9_939.66], backgroundColor: 'baseline' }],
    };
    const table = toTable(single, t);
    expect(table.columns).toEqual(['Baseline']);
    expect(table.rows).toMatchObject([
      { key: 'A4', heading: 'A4', figures: ['€9.940,-'], incomparable: null },
    ]);
    expect(table.footer).toBeNull();
  });

  it('states what each row comes to where the server does, with the whole of it in the corner', () => {
    const phases: ChartModel = {
      ...stacked,
      tableRows: 'categories',
      categories: [
        { key: 'x', label: 'Verhardingen', total: 90 },
        { key: 'y', label: 'Riolering', total: 30 },
      ],
      series: [
        { key: 'A4', label: 'A4', data: [60, 20], total: 80, backgroundColor: 'A4' },
        { key: 'C1', label: 'C1', data: [30, 10], total: 40, backgroundColor: 'C1' },
      ],
      total: { value: 120, coverage: null },
    };
    const { columns, rows, footer } = toTable(phases, t);
    expect(columns).toEqual(['A4', 'C1', 'Totaal']);
    expect(rows.map(({ figures }) => figures.at(-1))).toEqual(['€90,-', '€30,-']);
    expect(footer?.figures).toEqual(['€80,-', '€40,-', '€120,-']);
  });

  it('marks an increase with a plus', () => {
    const [first, second] = [100, 150];
    const { rows } = toTable(
      { ...stacked, series: [{ key: 'a', label: 'A', data: [first, second], backgroundColor: 'burden' }] },
      t,
    );
    expect(rows[0]?.figures[2]).toBe('+€50,- (+50,00 %)');
  });

  const about = { quantity: 'co2', side: 'optimization' } as const;
  const covered = (items: number, undeclared = 0, incomplete = 0) => ({
    items,
    undeclared,
    incomplete,
    about,
  });
  const rowOf = (data: (number | null)[], coverage: (ReturnType<typeof covered> | null)[]) =>
    toTable(
      { ...stacked, series: [{ key: 'a', label: 'A', data, coverage, backgroundColor: { seriesIndex: 0 } }] },
      t,
    ).rows[0];

  const overProjects = (change: Partial<PairsComparisonAnswer>, data = [50, 40]) =>
    toTable(
      {
        ...stacked,
        series: [
          {
            key: 'total',
            label: 'CO2',
            data,
            coverage: [covered(4), covered(4)],
            backgroundColor: 'burden',
            comparison: { comparison: null, gaps: [], compared: 0, pairs: 2, ...change },
          },
        ],
        others: {
          label: 'Niet vergeleken: 1 project',
          projects: 1,
          of: 2,
          points: [
            { value: 20, coverage: covered(2) },
            { value: 10, coverage: covered(2, 1) },
          ],
          parts: [],
          drawn: true,
        },
      },
      t,
    );

  it('states over several projects the difference of those in the row, and below the total those that are apart', () => {
    const comparison = { baseline: 50, optimization: 40, amount: -10, share: -0.2, incomplete: false };
    const { rows, footer, others } = overProjects({ comparison, compared: 1 });
    expect(rows[0]?.figures).toEqual(['€50,-', '€40,-', '-€10,- (-20,00 %)']);
    expect(footer?.heading).toBe('Totaal over 1 van 2 projecten');
    expect(others).toMatchObject([
      {
        heading: 'Niet vergeleken: 1 project',
        figures: ['€20,-', '€10,-', '-'],
        incomparable: 'niet te vergelijken: 1 van 2 posten van de optimalisatie geeft geen CO2 op',
      },
    ]);
  });

  it('says where no project can be compared that none can', () => {
    expect(overProjects({ gaps: [{ side: 'optimization', undeclared: 1, items: 4 }] }).rows[0]).toMatchObject(
      {
        figures: ['€50,-', '€40,-', '-'],
        incomparable: 'niet te vergelijken: bij geen van de 2 projecten geven alle posten CO2 op',
      },
    );
  });

  it('says that a difference is rounded where that of the figures as they are written is another one', () => {
    const comparison = {
      baseline: 70.4,
      optimization: 49.6,
      amount: -20.8,
      share: -0.295,
      incomplete: false,
    };
    expect(overProjects({ comparison, compared: 1 }, [70.4, 49.6]).rows[0]?.figures[2]).toBe(
      '-€21,- (-29,55 %), berekend vóór afronding',
    );
  });

  it('says in place of a difference why there is none', () => {
    expect(rowOf([100, 50], [covered(2), covered(2, 1)])).toMatchObject({
      figures: ['€100,-', '€50,-', '-'],
      incomparable: 'niet te vergelijken: 1 van 2 posten van de optimalisatie geeft geen CO2 op',
    });
  });

  it('says nothing about a row of which neither side states a figure: the dashes do', () => {
    expect(rowOf([null, null], [covered(2, 2), covered(2, 2)])).toMatchObject({
      figures: ['-', '-', '-'],
      incomparable: null,
    });
  });

  it('takes a node that a side does not have for nothing spent, where the side has another', () => {
    const { rows } = toTable(
      {
        ...stacked,
        series: [
          {
            key: 'a',
            label: 'A',
            data: [100, null],
            coverage: [covered(2), null],
            backgroundColor: 'burden',
          },
          {
            key: 'b',
            label: 'B',
            data: [50, 40],
            coverage: [covered(1), covered(1)],
            backgroundColor: 'burden',
          },
        ],
      },
      t,
    );
    expect(rows[0]?.figures[2]).toBe('-€100,- (-100,00 %)');
  });

  it('concludes nothing from a side that has nothing at all: it may not have been worked out in the set', () => {
    expect(rowOf([100, null], [covered(2), null])?.figures[2]).toBe('-');
  });

  it('marks a difference between MKIs of a part of the indicators', () => {
    expect(rowOf([100, 50], [covered(2, 0, 1), covered(2)])?.figures[2]).toBe(
      '-€50,- (-50,00 %), onvolledig',
    );
  });
});
