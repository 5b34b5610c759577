import type { DrawingTheme } from '@milieuspoor/charts/drawing';
import type { TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { inDutch } from '../../text/dutch.fixture.ts';
import { othersSentence } from '../coverage/coverage-sentences.ts';
import { chartFile, type ExportSurroundings } from './chart-files.ts';
import type { ExportedChart } from './exported-chart.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

const covered = {
  items: 2,
  undeclared: 0,
  incomplete: 0,
  about: { quantity: 'co2', side: 'baseline' },
} as const;

it('a file without bars says of what is not compared that it stands apart, and of nothing that it is hatched', async () => {
  const others = { label: 'Niet vergeleken', projects: 1, of: 3, points: [], parts: [], drawn: true };
  const series = { key: 'a', label: 'A', data: [1], coverage: [covered], backgroundColor: 'burden' } as const;
  const chart: ExportedChart = {
    ...{ title: 'Totale CO2', unit: 'ton', rowHeading: 'Project', figuresInLegend: false, subject: [] },
    model: {
      ...{ quantity: 'co2', orientation: 'vertical', stacked: true, tableRows: 'series', others },
      categories: [{ key: 'baseline', label: 'Baseline', total: 1, totalCoverage: covered }],
      series: [series],
    },
    coverage: [othersSentence(others, t), 'Eén post geeft geen CO2 op'],
    ...{ footnotes: [], summary: [] },
  };
  expect(chart.coverage[0]).toContain('gearceerd');
  const { file } = await chartFile('csv', chart, surroundings());
  const text = await file.text();
  expect(text).toContain('De cijfers gaan over 2 van 3 projecten.');
  expect(text).toContain('staat apart in de tabel');
  expect(text).toContain('Eén post geeft geen CO2 op');
  expect(text).not.toContain('gearceerd');
});

function surroundings(): ExportSurroundings {
  const [text, paper] = ['#000', '#fff'];
  const theme: DrawingTheme = {
    mode: 'light',
    language: 'nl',
    rounding: 'half-up',
    animated: false,
    fontFamily: 'sans-serif',
    ...{ text, mutedText: text, line: text, paper },
    measureIn: () => () => 0,
    markOf: () => null,
  };
  const now = new Date('2026-05-04T10:00:00Z');
  return { t, language: 'nl', theme, now, tableWidth: 900, address: 'https://milieuspoor.example/' };
}
