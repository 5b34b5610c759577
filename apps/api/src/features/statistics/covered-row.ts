import {
  addParts,
  type CoveredSum,
  figuresOf,
  LIFE_CYCLE_MODULES,
  MATERIAL_KEYS,
  RESOURCE_KEYS,
  type ResourceKey,
} from '@milieuspoor/domain';
import type { StatisticRow } from './statistics.queries.ts';

/** What a row amounts to in MKI (euro) and CO2 (kg CO2-eq), over the items that are in the set. */
export function impactsOf(row: StatisticRow): { readonly mki: CoveredSum; readonly co2: CoveredSum } {
  const { mki, co2 } = figuresOf({ ...row, itemCount: row.itemsInSet });
  return { mki: { ...mki, ...weighedApart(row) }, co2 };
}

/** CO2 is not weighed, so only an MKI depends on the version of the weights. */
function weighedApart({ itemsApart }: StatisticRow): Pick<CoveredSum, 'apart'> {
  return itemsApart > 0 ? { apart: itemsApart } : {};
}

/** The MKI of each life-cycle module; an item that leaves some of its indicators open there declares a part of it. */
export function mkiPerModule(row: StatisticRow): CoveredSum[] {
  return LIFE_CYCLE_MODULES.map((_, module) => {
    const undeclared = row.itemsInSet - (row.mkiItems[module] ?? 0);
    return {
      amount: row.mkiEur[module] ?? null,
      items: row.itemsInSet,
      undeclared,
      incomplete: Math.max(0, (row.itemsIncomplete[module] ?? 0) - undeclared),
      ...weighedApart(row),
    };
  });
}

/** The CO2 of each life-cycle module. */
export function co2PerModule(row: StatisticRow): CoveredSum[] {
  return LIFE_CYCLE_MODULES.map((_, module) => ({
    amount: row.co2Kg[module] ?? null,
    items: row.itemsInSet,
    undeclared: row.itemsInSet - (row.co2Items[module] ?? 0),
    incomplete: 0,
  }));
}

/** What a row amounts to in one resource, in the unit of its key; no set governs it. */
export function resourceOf(row: StatisticRow, key: ResourceKey): CoveredSum {
  const declaring = row.resourceItems[RESOURCE_KEYS.indexOf(key)] ?? 0;
  return { amount: row[key], items: row.items, undeclared: row.items - declaring, incomplete: 0 };
}

/** Primary, secondary and biobased material together, in ton. */
export function materialOf(row: StatisticRow): CoveredSum {
  return addParts(MATERIAL_KEYS.map((key) => resourceOf(row, key)));
}
