import {
  findDominantItem,
  headlineSetOf,
  isFarAbove,
  LIFE_CYCLE_MODULES,
  productKey,
  type SetCode,
  sumModules,
  unitKey,
  type ValuedItem,
} from '@milieuspoor/domain';
import { POST_NUMBER_COLUMN } from '../layout/posten-columns.ts';
import { createRowList } from '../problems/row-list.ts';
import type { Asked } from './asked-while-reading.ts';
import { ANSWERS, type QuestionOf } from './workbook-question.ts';

/** Digits of a share in a question's identity: two more than its sentence shows of the percentage. */
const SHARE_DIGITS = 5;

/** The place of an item: the cell of its post number. */
export interface ItemPlace {
  readonly sheet: string;
  readonly row: number;
  readonly cell: string;
}

/** The costs of one item, to be compared with others of its product. */
export interface ItemCost {
  readonly post: string;
  readonly product: string;
  readonly unit: string;
  /** euro, for the whole item and for one unit of it */
  readonly itemEur: number;
  readonly unitEur: number;
  readonly place: ItemPlace;
}

/** The medians of a product, per unit of measurement, in the organisation's own calculations; euro. */
export interface ProductMedian {
  /** product and unit in any of their spellings */
  readonly product: string;
  readonly unit: string;
  readonly itemEur: number;
  readonly unitEur: number;
}

/** Asks about an item above half of the MKI of its calculation, in the set of the headline. */
export function askAboutDominance(
  items: readonly ValuedItem[],
  places: readonly ItemPlace[],
  { questions }: Asked,
): void {
  const set = headlineSetOf(items);
  const dominant = set && findDominantItem(items, set);
  const item = dominant && items[dominant.index]?.item;
  const place = dominant && places[dominant.index];
  if (!item || !place) return;
  const { postNumber: post, product } = item;
  const { share, of } = dominant;
  const ofSizes = of === 'sizes';
  // A confirmation of 99 % does not confirm 67 %: another answer may have changed the figures meanwhile.
  const id = `dominant-item:${set}:${post}:${share.toFixed(SHARE_DIGITS)}`;
  questions.push({ kind: 'dominant-item', id, ...confirmationAt(place), post, product, set, share, ofSizes });
}

/**
 * Asks about a calculation that counts nothing, whatever the reason: where each quantity is 0, or else once for each set
 * whose MKI is €0.
 */
export function askAboutNothing(
  items: readonly ValuedItem[],
  sets: readonly SetCode[],
  places: readonly ItemPlace[],
  { questions }: Asked,
): void {
  const [place] = places;
  if (!place) return;
  const noWork = items.every(({ item }) => item.quantity === 0);
  const mkiIs0 = (set: SetCode) =>
    items.some(({ impacts }) => impacts[set]) &&
    items.reduce((sum, { impacts }) => sum + (sumModules(impacts[set]?.mkiEur ?? []) ?? 0), 0) === 0;
  for (const of of noWork ? (['quantity'] as const) : sets.filter(mkiIs0))
    questions.push({
      kind: 'counts-nothing',
      id: `counts-nothing:${of}`,
      ...confirmationAt(place),
      of,
      items: items.length,
    });
}

/**
 * Asks whether the profiles of items of NMD category 3 include the national database's mark-up. No figure depends on the
 * answer, so it may be left open, which is then told with the calculation.
 */
export function askAboutCategory3(
  items: readonly ValuedItem[],
  places: readonly ItemPlace[],
  { questions }: Asked,
): void {
  const set = headlineSetOf(items);
  const rows = createRowList();
  let first: ItemPlace | null = null;
  let mkiEur = 0;
  for (const [index, { item, impacts }] of items.entries()) {
    const place = places[index];
    if (item.nmdCategory !== '3' || !place) continue;
    first ??= place;
    rows.add(place.row);
    const ofModules = set && impacts[set]?.mkiEur;
    if (ofModules) mkiEur += sumModules(ofModules.with(LIFE_CYCLE_MODULES.indexOf('D'), null)) ?? 0;
  }
  if (!set || !first) return;
  questions.push({
    kind: 'category-3',
    id: 'category-3',
    ...{ required: false, choices: [ANSWERS.included, ANSWERS.notIncluded], changesReading: false },
    ...{ ...first, column: POST_NUMBER_COLUMN },
    ...{ rows: rows.shown(), count: rows.count(), set, mkiEur },
  });
}

/**
 * Returns the costs of each item that was done, in the set of the headline. None while that set is only proposed: the costs of
 * earlier items in it may be those of another set.
 */
export function costsOf(
  items: readonly ValuedItem[],
  places: readonly ItemPlace[],
  openSet: SetCode | null = null,
): ItemCost[] {
  const set = headlineSetOf(items);
  if (set === openSet) return [];
  return items.flatMap(({ item, impacts }, index) => {
    const itemEur = set && sumModules(impacts[set]?.mkiEur ?? []);
    const place = places[index];
    if (itemEur === null || !place || item.quantity === 0) return [];
    const { postNumber: post, product, unit, quantity } = item;
    return [{ post, product, unit, itemEur, unitEur: itemEur / quantity, place }];
  });
}

/** The largest number of items that are asked about, the largest first: more of them have one common error. */
const FAR_ABOVE_MAX = 20;

/** Asks about the items that cost a thousand times the median of their product, per unit or as a whole. */
export function askAboutMedians(
  set: SetCode,
  costs: readonly ItemCost[],
  medians: readonly ProductMedian[],
): QuestionOf<'far-above-median'>[] {
  const keyOf = ({ product, unit }: { readonly product: string; readonly unit: string }) =>
    JSON.stringify([productKey(product), unitKey(unit)]);
  const known = new Map(medians.map((median) => [keyOf(median), median]));
  const found = costs.flatMap((cost) => {
    const median = known.get(keyOf(cost));
    if (!median) return [];
    const { post, product, place } = cost;
    for (const [per, key] of [
      ['unit', 'unitEur'],
      ['item', 'itemEur'],
    ] as const) {
      const medianEur = median[key];
      if (!isFarAbove(cost[key], medianEur)) continue;
      const question: QuestionOf<'far-above-median'> = {
        kind: 'far-above-median',
        id: `far-above-median:${set}:${post}`,
        ...confirmationAt(place),
        post,
        product,
        set,
        per,
        amountEur: cost[key],
        medianEur,
      };
      return [question];
    }
    return [];
  });
  const timesMedian = ({ amountEur, medianEur }: QuestionOf<'far-above-median'>) => amountEur / medianEur;
  return found.sort((left, right) => timesMedian(right) - timesMedian(left)).slice(0, FAR_ABOVE_MAX);
}

/** Returns a question that is answered by confirming the value; a wrong value is corrected in the file. */
export function confirmationAt(place: ItemPlace) {
  return {
    required: true,
    choices: [ANSWERS.confirmed],
    changesReading: false,
    ...place,
    column: POST_NUMBER_COLUMN,
  };
}
