import { hash } from 'node:crypto';
import {
  EARLIER_ITEMS_MIN,
  improbableByMedian,
  improbableByWeight,
  isComparedByMaterial,
  medianOf,
  OWN_GROUP_MIN,
  productKey,
  SET_CODES,
  type SetCode,
  unitKey,
  type ValuedItem,
  WEIGHED_UNITS,
} from '@milieuspoor/domain';
import { toFigureText } from '../cells/cell-text.ts';
import { POSTEN_COLUMNS, RESOURCE_COLUMNS } from '../layout/posten-columns.ts';
import { createRowList } from '../problems/row-list.ts';
import { confirmationAt, type ItemPlace } from './ask-about-items.ts';
import {
  type CalculationMaterial,
  type ItemMaterial,
  materialOf,
  mkiIn,
  perUnitOf,
  tonOf,
} from './item-material.ts';
import type { MaterialPeers, MaterialRow, MkiShare, QuestionOf } from './workbook-question.ts';

/** The median of the material per unit of a product group, or of a product in it, in the organisation's own calculations. */
export interface MaterialMedian {
  /** in any of their spellings; null for all products of the group */
  readonly productGroup: string;
  readonly product: string | null;
  readonly unit: string;
  /** the number of items of which it is the median */
  readonly items: number;
  /** ton per unit */
  readonly ton: number;
}

interface Improbable {
  readonly item: ItemMaterial;
  readonly times: number;
  readonly median: MaterialRow['median'];
}
type MaterialQuestion = QuestionOf<'material-per-unit'>;

/** The most rows that a question lists; its sentence counts all. */
const LISTED_MAX = 20;

/** Asks about the items whose material cannot be that of their ton, kilogram or m3: once for each of the three. */
export function askAboutWeights(
  items: readonly ValuedItem[],
  places: readonly ItemPlace[],
  openSet: SetCode | null = null,
): MaterialQuestion[] {
  const material = materialOf(
    items,
    places,
    openSet,
    ({ unit }, perUnit) => improbableByWeight(unit, perUnit) !== null,
  );
  return WEIGHED_UNITS.flatMap((by) => {
    const found = material.items.flatMap((item): Improbable[] => {
      const improbable = improbableByWeight(item.unit, perUnitOf(item));
      return improbable?.by === by ? [{ item, times: improbable.times, median: null }] : [];
    });
    return askAbout(by, found, material);
  });
}

/**
 * Asks once about the items whose material per unit is far from the median of the organisation's earlier items of the
 * product, or else of its product group, or else of that group in the calculation itself.
 */
export function askAboutMaterialMedians(
  material: CalculationMaterial,
  medians: readonly MaterialMedian[],
): MaterialQuestion[] {
  const earlier = new Map(
    medians.filter(({ items }) => items >= EARLIER_ITEMS_MIN).map((median) => [keyOf(median), median.ton]),
  );
  const compared = material.items.filter(isComparedByMaterial).map((item) => {
    const { productGroup, unit } = item;
    return { item, ofGroup: keyOf({ productGroup, product: null, unit }) };
  });
  const inFile = mediansOfGroups(compared);
  const found = compared.flatMap(({ item, ofGroup }): Improbable[] => {
    if (improbableByWeight(item.unit, perUnitOf(item))) return [];
    const peers: readonly (readonly [MaterialPeers, number | undefined])[] = [
      ['product', earlier.get(keyOf(item))],
      ['group', earlier.get(ofGroup)],
      ['file', inFile.get(ofGroup)],
    ];
    for (const [of, ton] of peers) {
      if (ton === undefined) continue;
      const improbable = improbableByMedian(perUnitOf(item), of === 'product' ? 'product' : 'group', ton);
      return improbable ? [{ item, times: improbable.times, median: { of, ton } }] : [];
    }
    return [];
  });
  return askAbout('median', found, material);
}

function keyOf({ productGroup, product, unit }: Pick<MaterialMedian, 'productGroup' | 'product' | 'unit'>) {
  return JSON.stringify([
    productKey(productGroup),
    product === null ? null : productKey(product),
    unitKey(unit),
  ]);
}

/** Returns the median of each product group and unit of which the calculation itself has enough items, ton per unit. */
function mediansOfGroups(
  items: readonly { readonly item: ItemMaterial; readonly ofGroup: string }[],
): Map<string, number> {
  const whole = items.filter(({ item }) => perUnitOf(item).isWhole);
  const medians = new Map<string, number>();
  for (const [key, ofGroup] of Map.groupBy(whole, (each) => each.ofGroup)) {
    const median =
      ofGroup.length < OWN_GROUP_MIN ? null : medianOf(ofGroup.map(({ item }) => perUnitOf(item).ton));
    if (median !== null) medians.set(key, median);
  }
  return medians;
}

function askAbout(
  by: MaterialQuestion['by'],
  found: readonly Improbable[],
  material: CalculationMaterial,
): MaterialQuestion[] {
  const [first] = found;
  if (!first) return [];
  const list = createRowList();
  for (const { item } of found) list.add(item.row);
  const items = found.map(({ item }) => item);
  const perUnit = items.map((item) => perUnitOf(item).ton).sort((one, other) => one - other);
  const mki = material.mki.map(({ set, mkiEur: totalEur }): MkiShare => {
    return { set, mkiEur: items.reduce((sum, item) => sum + (mkiIn(item, set) ?? 0), 0), totalEur };
  });
  const question: MaterialQuestion = {
    kind: 'material-per-unit',
    id: `material-per-unit:${by}:${found.length}:${digestOf(items)}`,
    ...confirmationAt(placeOf(first.item, material)),
    ...{ by, list: list.shown(), count: found.length },
    ...{ leastTon: perUnit[0] ?? 0, mostTon: perUnit.at(-1) ?? 0 },
    ...{ countedTon: tonOf(items), totalTon: material.totalTon, mki },
    rows: found
      .toSorted((one, other) => other.times - one.times)
      .slice(0, LISTED_MAX)
      .map(toRow),
  };
  return [question];
}

/** Returns the cell with the number of an item. */
function placeOf({ row }: ItemMaterial, { sheet, numberColumn }: CalculationMaterial): ItemPlace {
  return { sheet, row, cell: `${numberColumn}${row}` };
}

/** Two programs calculate the same formula to so many digits alike, and nobody sees more of them. */
const ALIKE_DIGITS = 10;

/** Stands for the figures that are confirmed: with another figure, or in another unit, it is another question. */
function digestOf(items: readonly ItemMaterial[]): string {
  const figures = items.map((item) => [
    item.post,
    unitKey(item.unit),
    perUnitOf(item).ton.toPrecision(ALIKE_DIGITS),
  ]);
  return hash('sha256', JSON.stringify(figures), 'hex').slice(0, 16);
}

function toRow({ item, median }: Improbable): MaterialRow {
  const { post: number, product: name, unit, quantity, row } = item;
  const mki = SET_CODES.flatMap((set) => {
    const mkiEur = mkiIn(item, set);
    return mkiEur === null ? [] : [{ set, mkiEur }];
  });
  const figures = [
    [POSTEN_COLUMNS.quantity, quantity] as const,
    [RESOURCE_COLUMNS.primaryTon, item.primaryTon] as const,
    [RESOURCE_COLUMNS.secondaryTon, item.secondaryTon] as const,
    [RESOURCE_COLUMNS.biobasedTon, item.biobasedTon] as const,
  ].flatMap(([column, value]) => (value ? [{ column, value: toFigureText(value) }] : []));
  return {
    ...{ row, proposal: '', number, name, unit, figures, mki, withoutQuantity: false },
    ...{ ton: perUnitOf(item).ton, median },
  };
}
