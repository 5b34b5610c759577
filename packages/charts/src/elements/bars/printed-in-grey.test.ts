import { contrastRatio, LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import type { ChartModel } from '../../chart-model.ts';
import { colorAt } from '../../chart-model.ts';
import { colorOf } from '../../colors/palette.ts';
import { exampleStatistic } from '../../statistic-examples.fixture.ts';
import { comparisonCharts } from '../../variants/comparison-charts.ts';
import { variantCharts } from '../../variants/variant-charts.ts';
import { calculationOf, LABELS } from '../../variants/variant-examples.fixture.ts';
import { barSeries } from './bar-series.ts';

/** What grey paper still shows (WCAG 2.2, 1.4.11). */
const SEEN_MIN = 3;
const PAPER = '#ffffff';
const TEXT = '#12242a';

const MATERIAL = exampleStatistic('material', 'baseline', {
  primary_ton: 30,
  secondary_ton: 20,
  biobased_material: 10,
});
const EMISSIONS = [
  exampleStatistic('emissions_construction_site', 'baseline', { non_emission_free: 20, emission_free: 30 }),
  exampleStatistic('emissions_transport', 'baseline', { non_emission_free: 12, emission_free: 8 }),
];
const ALL_MODULES = exampleStatistic(
  'eci_per_lifecycle_fase',
  'baseline',
  Object.fromEntries(LIFE_CYCLE_MODULES.map((module, place) => [module, 10 + place])),
);
const ADDED = [ALL_MODULES, MATERIAL, ...EMISSIONS];
const GROUPS = Object.fromEntries(Array.from({ length: 12 }, (_, place) => [`groep ${place}`, 20 + place]));
const statistics = [
  ...calculationOf('baseline', GROUPS).filter(
    ({ statistic }) => !ADDED.some((each) => each.statistic === statistic),
  ),
  ...ADDED,
];

const charts: readonly (readonly [key: string, model: ChartModel])[] = [
  ...variantCharts(statistics, 'a1', LABELS),
  ...comparisonCharts(
    [
      { key: '1', label: 'Variant 1', statistics },
      { key: '2', label: 'Variant 2', statistics },
    ],
    'a1',
    LABELS,
  ),
].map(({ key, model }) => [key, model]);

const surroundings = {
  theme: {
    ...{ mode: 'light', language: 'nl', rounding: 'half-up', numbered: true, text: TEXT, paper: PAPER },
    measureIn: () => (text: string) => text.length * 7,
    markOf: () => null,
  },
  ...{ width: 900, height: 500, lengthOf: (value: number) => value },
} as unknown as Parameters<typeof barSeries>[3];

describe('printed in grey, every chart of a report', () => {
  it.each(charts)('%s: tells neighbours apart by a line, and by their number', (_key, model) => {
    const drawn = model.series.map((series, index) => barSeries(model, series, index, surroundings));
    drawn.forEach((series, index) => {
      const own = model.series[index];
      const next = drawn[index + 1];
      const after = model.series[index + 1];
      if (!own) return;
      model.categories.forEach((_, place) => {
        const colour = colorOf(colorAt(model, own, place), 'light');
        // Against the paper around it.
        expect(contrastRatio(colour, PAPER)).toBeGreaterThanOrEqual(SEEN_MIN);
        if (!model.stacked || !next || !after) return;
        const neighbour = colorOf(colorAt(model, after, place), 'light');
        const { borderColor: line } = series.itemStyle;
        const apart = [
          contrastRatio(colour, neighbour),
          Math.min(contrastRatio(colour, line), contrastRatio(neighbour, line)),
        ];
        expect([colour, neighbour, line, Math.max(...apart) >= SEEN_MIN]).toEqual([
          colour,
          neighbour,
          line,
          true,
        ]);
      });
      if (model.stacked && model.series.length > 1)
        for (const [place, value] of own.data.entries()) {
          const figure = series.label.formatter({ dataIndex: place });
          if (value !== null && figure !== '') expect(figure).toMatch(new RegExp(`(^|\\n)${index + 1} `));
        }
    });
  });
});
