import type { ChartModel } from '../../chart-model.ts';

/** The MKI of a bid, euro. */
export interface MkiBar {
  readonly uuid: string;
  readonly name: string;
  /** null where it can't be compared with the baseline, or where there is none */
  readonly mkiEur: number | null;
  /** the reason why there is none */
  readonly detail: string | null;
}

/**
 * Returns the MKI of the baseline beside that of each bid. The baseline has its own colour, and all bids have the
 * colour of the other side.
 */
export function baselineAndBids(
  baselineEur: number | null,
  bids: readonly MkiBar[],
  labels: { readonly baseline: string; readonly series: string },
  orientation: ChartModel['orientation'] = 'vertical',
): ChartModel {
  return {
    quantity: 'mki',
    orientation,
    stacked: false,
    categories: [
      { key: 'baseline', label: labels.baseline, color: 'baseline' },
      ...bids.map(({ uuid, name, detail }) => ({
        key: uuid,
        label: name,
        color: 'optimization' as const,
        ...(detail === null ? {} : { detail }),
      })),
    ],
    series: [
      {
        key: 'mki',
        label: labels.series,
        data: [baselineEur, ...bids.map(({ mkiEur }) => mkiEur)],
        backgroundColor: 'optimization',
      },
    ],
    tableRows: 'categories',
  };
}
