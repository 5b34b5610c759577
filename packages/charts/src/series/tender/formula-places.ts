import type { AwardFormula } from '@milieuspoor/domain';
import type { ChartModel } from '../../chart-model.ts';

/** The places of the bidders under one formula. */
export interface FormulaPlaces {
  readonly key: AwardFormula;
  readonly label: string;
  /** one for each bidder; null where the formula does not apply to it */
  readonly places: readonly (number | null)[];
}

/** Returns the place of each bidder under each formula, side by side; a bidder without a place has no bar. */
export function formulaPlaces(
  bidders: readonly { readonly uuid: string; readonly name: string }[],
  formulas: readonly FormulaPlaces[],
): ChartModel {
  return {
    quantity: 'place',
    orientation: 'vertical',
    stacked: false,
    categories: bidders.map(({ uuid, name }) => ({ key: uuid, label: name })),
    series: formulas.map(({ key, label, places }) => ({
      key,
      label,
      data: places,
      backgroundColor: key,
    })),
    tableRows: 'categories',
  };
}
