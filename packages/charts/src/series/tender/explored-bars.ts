import type { ExploredPoint } from '@milieuspoor/domain';
import type { ChartModel } from '../../chart-model.ts';

interface ExploredTexts {
  /** the setting of a point, with its unit */
  readonly value: (point: ExploredPoint) => string;
  /** marks the present setting */
  readonly present: string;
  readonly lowestMki: string;
  readonly cheapest: string;
  readonly cost: string;
}

/**
 * Returns the results of thousands of tenders at values of one setting, with the present one marked: how often the
 * lowest MKI and the lowest quote win, in percent, and what a euro of MKI less costs, in euro.
 */
export function exploredBars(
  points: readonly ExploredPoint[],
  texts: ExploredTexts,
): { readonly wins: ChartModel; readonly costs: ChartModel } {
  const frame = {
    // Beside a horizontal bar its figure has room; two vertical bars next to one another are narrower than their
    // figures.
    orientation: 'horizontal',
    stacked: false,
    categories: points.map((point) => ({
      key: String(point.factor),
      label: texts.value(point),
      ...(point.factor === 1 ? { detail: texts.present } : {}),
    })),
    tableRows: 'categories',
  } as const;
  const series = (
    key: string,
    label: string,
    place: number,
    figure: (point: ExploredPoint) => number | null,
  ) => ({
    key,
    label,
    data: points.map(figure),
    backgroundColor: { seriesIndex: place },
  });
  return {
    wins: {
      ...frame,
      quantity: 'share',
      series: [
        series('lowest-mki', texts.lowestMki, 0, (point) => point.lowestMkiWinsPercent),
        series('cheapest', texts.cheapest, 1, (point) => point.cheapestWinsPercent),
      ],
    },
    costs: {
      ...frame,
      quantity: 'costPerEuro',
      series: [series('cost', texts.cost, 2, (point) => point.meanCostPerEuroSaved)],
    },
  };
}
