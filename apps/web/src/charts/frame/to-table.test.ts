import { describe, expect, it } from 'vitest';
import type { ChartModel } from '../chart-model.ts';
import { toTable } from './to-table.ts';

const LABELS = { total: 'Totaal', difference: 'Verschil' };
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
    const { columns, rows, footer } = toTable(stacked, LABELS);
    expect(columns).toEqual(['Baseline', 'Optimalisatie', 'Verschil']);
    expect(rows[0]?.figures).toEqual(['€41.415,-', '€34.374,-', '-€7.040,- (-17,00 %)']);
    expect(footer?.figures).toEqual(['€45.832,-', '€34.374,-', '-€11.458,- (-25,00 %)']);
  });

  it('shows what a side lacks as a dash, and no difference with it', () => {
    const { rows, hasDashes } = toTable(stacked, LABELS);
    expect(rows[1]?.figures).toEqual(['€4.418,-', '-', '-']);
    expect(hasDashes).toBe(true);
  });

  it('has no difference for one side, and no totals where the server states none', () => {
    const single: ChartModel = {
      ...stacked,
      tableRows: 'categories',
      categories: [{ key: 'A4', label: 'A4' }],
      series: [{ key: 'baseline', label: 'Baseline', data: [9_939.66], backgroundColor: 'baseline' }],
    };
    const table = toTable(single, LABELS);
    expect(table.columns).toEqual(['Baseline']);
    expect(table.rows).toEqual([{ key: 'A4', heading: 'A4', figures: ['€9.940,-'] }]);
    expect(table.footer).toBeNull();
  });

  it('marks an increase with a plus', () => {
    const [first, second] = [100, 150];
    const { rows } = toTable(
      { ...stacked, series: [{ key: 'a', label: 'A', data: [first, second], backgroundColor: 'co2' }] },
      LABELS,
    );
    expect(rows[0]?.figures[2]).toBe('+€50,- (+50,00 %)');
  });
});
