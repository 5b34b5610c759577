import type { Calculation } from '@milieuspoor/contract';
import { type CalculationType, formatMki } from '@milieuspoor/domain';

/**
 * The type of calculation that each tab with figures is about. A project has either a bidder's calculation or an
 * optimisation of its own.
 */
const TYPES = {
  baseline: ['design-baseline'],
  optimization: ['design-optimization', 'applicant'],
  'as-built': ['as-built-optimization'],
} as const satisfies Record<string, readonly CalculationType[]>;

export type TabWithFigure = keyof typeof TYPES;

/**
 * Returns the MKI of what is active in each tab, with its set, since the charts below may show the other set. A tab
 * without an active calculation has none.
 */
export function tabFigures(
  calculations: readonly Pick<Calculation, 'calculation_type' | 'active' | 'mki_set' | 'mki_value'>[],
): Readonly<Partial<Record<TabWithFigure, string>>> {
  const figures: Partial<Record<TabWithFigure, string>> = {};
  for (const tab of ['baseline', 'optimization', 'as-built'] as const) {
    const types: readonly CalculationType[] = TYPES[tab];
    const shown = calculations.find(
      ({ active, calculation_type }) => active && types.includes(calculation_type),
    );
    if (shown) figures[tab] = `${formatMki(shown.mki_value)} ${shown.mki_set.toUpperCase()}`;
  }
  return figures;
}
