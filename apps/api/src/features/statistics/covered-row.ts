import {
  addParts,
  type CoveredSum,
  figuresOf,
  MATERIAL_KEYS,
  type ModuleFigures,
  moduleFiguresOf,
  type PerModule,
  RESOURCE_KEYS,
  type ResourceKey,
} from '@milieuspoor/domain';
import type { StatisticRow } from './statistics.queries.ts';

/** Returns the totals of a row in MKI (euro) and CO2 (kg CO2-eq), over the items that are in the set. */
export function impactsOf(row: StatisticRow): { readonly mki: CoveredSum; readonly co2: CoveredSum } {
  const { mki, co2 } = figuresOf({ ...row, itemCount: row.itemsInSet });
  const lackingIn = (items: number, perModule: PerModule, partlyPerModule: PerModule) => {
    const [modules, partly] = [perModule, partlyPerModule].map((counts) => counts.map((count) => count ?? 0));
    if (!modules || !(items > 0 || modules.some((count) => count > 0))) return {};
    const some = partly?.some((count) => count > 0) ? { partly } : {};
    return { lacking: { items, modules, ...some, ...unworkedOf(row, items) } };
  };
  return {
    mki: {
      ...{ ...mki, ...weighedApart(row), perModule: row.mkiEur },
      ...lackingIn(row.mkiLacking, row.mkiLackingPerModule, row.mkiPartlyPerModule),
    },
    co2: {
      ...{ ...co2, perModule: row.co2Kg },
      ...lackingIn(row.co2Lacking, row.co2LackingPerModule, row.co2PartlyPerModule),
    },
  };
}

/** Returns the number of items with other weights. CO2 is not weighed, so this only concerns an MKI. */
function weighedApart({ itemsApart }: StatisticRow): Pick<CoveredSum, 'apart'> {
  return itemsApart > 0 ? { apart: itemsApart } : {};
}

/**
 * Returns the MKI of each life-cycle module; an item that leaves some of its indicators open there declares a part of
 * it.
 */
export function mkiPerModule(row: StatisticRow): CoveredSum[] {
  return perModule(row).mki.map((sum, module) => ({
    ...{ ...sum, ...weighedApart(row) },
    ...lackingItems(row, row.mkiLackingPerModule[module]),
  }));
}

/** Returns the CO2 of each life-cycle module. */
export function co2PerModule(row: StatisticRow): readonly CoveredSum[] {
  return perModule(row).co2.map((sum, module) => ({
    ...sum,
    ...lackingItems(row, row.co2LackingPerModule[module]),
  }));
}

function lackingItems(row: StatisticRow, items: number | null | undefined): Pick<CoveredSum, 'lacking'> {
  return items ? { lacking: { items, ...unworkedOf(row, items) } } : {};
}

function unworkedOf({ unworked }: StatisticRow, items: number): { readonly unworked?: number } {
  return unworked > 0 && items > 0 ? { unworked: Math.min(unworked, items) } : {};
}

function perModule(row: StatisticRow): ModuleFigures {
  return moduleFiguresOf({ ...row, itemCount: row.itemsInSet });
}

/** Returns the total of a row in one resource, in the unit of its key; it does not depend on a set. */
export function resourceOf(row: StatisticRow, key: ResourceKey): CoveredSum {
  const declaring = row.resourceItems[RESOURCE_KEYS.indexOf(key)] ?? 0;
  const { items } = row;
  return {
    ...{ amount: row[key], items, undeclared: items - declaring, incomplete: 0 },
    ...lackingItems(row, row.unworked),
  };
}

/** Returns primary, secondary and biobased material together, in ton. */
export function materialOf(row: StatisticRow): CoveredSum {
  return addParts(MATERIAL_KEYS.map((key) => resourceOf(row, key)));
}
