import {
  comparableFigures,
  groupItems,
  type HeadlineTotal,
  headlineTotal,
  type ItemGroup,
  type SetCode,
  type TotalNode,
  totalOf,
  type ValuedItem,
  type WeightedSets,
} from '@milieuspoor/domain';
import type { Problem } from '@milieuspoor/workbook';
import { ITEM_COLUMNS, TOTAL_COLUMNS } from './calculation-columns.ts';
import { ITEM_READERS, TOTAL_READERS } from './storable-rows.ts';
import type { ReadCalculation, StoredCalculation, WeightsVersions } from './stored-calculation.ts';
import { toColumnar } from './to-columnar.ts';

/** Items by the nodes of the drill-down, with their totals as a whole and the headline figure of their calculation. */
export interface SummedItems {
  readonly groups: readonly ItemGroup[];
  readonly whole: TotalNode;
  readonly headline: HeadlineTotal;
}

interface ReadItems {
  readonly items: readonly ValuedItem[];
  readonly sets: readonly SetCode[];
  readonly warnings: readonly Problem[];
  /** the weights of the valuation */
  readonly weights: WeightedSets;
}

/** Returns a calculation that was read, with its file and its totals at every level, ready to be stored. */
export function toStoredCalculation({
  fileBytes,
  ...reading
}: ReadItems & { readonly fileBytes: Uint8Array<ArrayBuffer> }): StoredCalculation {
  return { ...toReadCalculation(reading, sumUp(reading.items)), fileBytes };
}

/** Does what `toStoredCalculation` does, without the file. */
export function toReadCalculation(
  reading: ReadItems,
  { groups, whole, headline }: SummedItems,
): ReadCalculation {
  return {
    sets: reading.sets,
    headlineSet: headline.set,
    headlineMkiEur: headline.mkiEur,
    headlineCo2Kg: headline.co2.amount,
    comparable: comparableFigures(whole),
    whole,
    weightsVersions: weightsVersionsOf(reading.sets, reading.weights),
    warnings: reading.warnings,
    items: toColumnar(ITEM_COLUMNS, reading.items, (item) => item, ITEM_READERS),
    totals: toColumnar(TOTAL_COLUMNS, groups, totalOf, TOTAL_READERS),
  };
}

/** Groups items at every level, and sums them as a whole. */
export function sumUp(items: readonly ValuedItem[]): SummedItems {
  const groups = groupItems(items);
  const whole = groups[0] && totalOf(groups[0]);
  const headline = whole ? headlineTotal(whole.sets) : null;
  if (!whole || !headline) throw new Error('A workbook without problems has items and a set');
  return { groups, whole, headline };
}

/** Returns the version of the weights for each of a calculation's sets; null for a set that it does not state. */
function weightsVersionsOf(sets: readonly SetCode[], weights: WeightedSets): WeightsVersions {
  const versionOf = (set: SetCode) => (sets.includes(set) ? weights[set].version : null);
  return { a1: versionOf('a1'), a2: versionOf('a2') };
}
