import { compareItems, type ItemChanges } from './compare-items.ts';
import type { ComparedCalculation, ComparedGroup } from './compared-calculation.ts';
import { changeOf, type FigureChange, sizeOf } from './figure-change.ts';

/** How a group of products came to differ: it is new, it is gone, or it stands on both sides. */
export const GROUP_PRESENCES = ['added', 'removed', 'kept'] as const;
export type GroupPresence = (typeof GROUP_PRESENCES)[number];

export interface GroupChange {
  readonly name: string;
  readonly presence: GroupPresence;
  /** euro */
  readonly mki: FigureChange;
  /** kg CO2-eq */
  readonly co2: FigureChange;
}

/** What takes the place of what, from the whole down to the items. */
export interface CalculationChange {
  /** euro */
  readonly mki: FigureChange;
  /** kg CO2-eq */
  readonly co2: FigureChange;
  /** those that make the largest difference in MKI first */
  readonly groups: readonly GroupChange[];
  readonly items: ItemChanges;
}

/**
 * Compares the calculation that would come with the one that is there now: its total, its product groups, and its items
 * by their number. A list of items holds at most `listMax`; the counts are complete.
 */
export function compareCalculations(
  before: ComparedCalculation,
  after: ComparedCalculation,
  { listMax }: { readonly listMax: number },
): CalculationChange {
  return {
    mki: changeOf(before.total.mki, after.total.mki),
    co2: changeOf(before.total.co2, after.total.co2),
    groups: compareGroups(before.groups, after.groups),
    items: compareItems(before.items, after.items, listMax),
  };
}

function compareGroups(before: readonly ComparedGroup[], after: readonly ComparedGroup[]): GroupChange[] {
  const former = new Map(before.map((group) => [group.name, group]));
  const latter = new Map(after.map((group) => [group.name, group]));
  const changes = [...new Set([...former.keys(), ...latter.keys()])].map((name): GroupChange => {
    const from = former.get(name);
    const to = latter.get(name);
    return {
      name,
      presence: !from ? 'added' : !to ? 'removed' : 'kept',
      mki: changeOf(from?.mki ?? null, to?.mki ?? null),
      co2: changeOf(from?.co2 ?? null, to?.co2 ?? null),
    };
  });
  return changes.sort(
    (left, right) => sizeOf(right.mki) - sizeOf(left.mki) || left.name.localeCompare(right.name, 'nl'),
  );
}
