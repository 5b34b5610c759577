import type { Stimulation } from '@milieuspoor/contract';
import type { ChartModel } from '../../chart-model.ts';

/** The bars in their order (part 2, §3): the project, then means over increasing numbers of projects. */
export const STIMULATION_BARS = [
  'project',
  'organization_projects_for_sector',
  'all_projects_for_sector',
  'organization_projects',
  'all_projects',
] as const satisfies readonly (keyof Stimulation)[];
export type StimulationBar = (typeof STIMULATION_BARS)[number];

interface StimulationTexts {
  readonly series: string;
  readonly bars: Readonly<Record<StimulationBar, string>>;
  /** why a bar has no figure */
  readonly none: Readonly<Record<StimulationBar, string>>;
}

/**
 * Returns the fictional discount that a euro of MKI less earns, beside the means of others; a bar without a figure
 * states the reason.
 */
export function stimulationBars(stimulation: Stimulation, texts: StimulationTexts): ChartModel {
  return {
    quantity: 'stimulation',
    orientation: 'horizontal',
    stacked: false,
    categories: STIMULATION_BARS.map((key) => ({
      key,
      label: texts.bars[key],
      color: key === 'project' ? ('range-mark' as const) : ('range' as const),
      ...(stimulation[key] === null ? { detail: texts.none[key] } : {}),
    })),
    series: [
      {
        key: 'stimulation',
        label: texts.series,
        data: STIMULATION_BARS.map((key) => stimulation[key]),
        backgroundColor: 'range-mark',
      },
    ],
    tableRows: 'categories',
  };
}
