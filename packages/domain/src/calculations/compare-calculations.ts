import { compareScope } from '../scope/compare-scope.ts';
import { standingOf } from '../scope/scope-standing.ts';
import { type VariantScope, variantScope, withLacking } from '../scope/variant-scope.ts';
import { compareItems, type ItemChanges } from './compare-items.ts';
import type { ComparedCalculation, ComparedGroup, ComparedTotal } from './compared-calculation.ts';
import { changeOf, type FigureChange, sizeOf } from './figure-change.ts';

/** The presence of a product group: only in the newer calculation, only in the older one, or in both. */
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

/** The changes between the current calculation and the one that replaces it, from the whole down to the items. */
export interface CalculationChange {
  /** euro */
  readonly mki: FigureChange;
  /** kg CO2-eq */
  readonly co2: FigureChange;
  /** the groups with the largest difference in MKI come first */
  readonly groups: readonly GroupChange[];
  readonly items: ItemChanges;
}

/**
 * Compares a new calculation with the current one: its total, its product groups, and its items, matched as in every
 * comparison of work. There is no difference where one of them lacks what the other declares (D-104). A list of items
 * holds at most `listMax`; the counts are complete.
 */
export function compareCalculations(
  before: ComparedCalculation,
  after: ComparedCalculation,
  { listMax }: { readonly listMax: number },
): CalculationChange {
  const sides = { baseline: before.items, optimization: after.items };
  const scope = compareScope(before.items, after.items);
  // Explanations given for the current calculation do not apply to the new file.
  const lacking = variantScope(scope, standingOf(scope, sides, { baseline: [], optimization: [] }));
  return {
    ...changesIn(before.total, after.total, lacking.lacking),
    groups: compareGroups(before.groups, after.groups, lacking),
    items: compareItems(before.items, after.items, { gaps: scope.gaps, listMax }),
  };
}

/** Returns the changes of both figures, with what each side lacks of what the other declares. */
function changesIn(
  from: ComparedTotal | undefined,
  to: ComparedTotal | undefined,
  lacking: VariantScope['lacking'] | undefined,
): Pick<GroupChange, 'mki' | 'co2'> {
  const changeIn = (quantity: 'mki' | 'co2') =>
    changeOf(
      from ? withLacking(from[quantity], lacking?.baseline[quantity] ?? null) : null,
      to ? withLacking(to[quantity], lacking?.optimization[quantity] ?? null) : null,
    );
  return { mki: changeIn('mki'), co2: changeIn('co2') };
}

function compareGroups(
  before: readonly ComparedGroup[],
  after: readonly ComparedGroup[],
  scope: VariantScope,
): GroupChange[] {
  const former = new Map(before.map((group) => [group.name, group]));
  const latter = new Map(after.map((group) => [group.name, group]));
  const changes = [...new Set([...former.keys(), ...latter.keys()])].map((name): GroupChange => {
    const from = former.get(name);
    const to = latter.get(name);
    return {
      name,
      presence: !from ? 'added' : !to ? 'removed' : 'kept',
      ...changesIn(
        from,
        to,
        scope.groups.find((group) => group.name === name),
      ),
    };
  });
  return changes.sort(
    (left, right) => sizeOf(right.mki) - sizeOf(left.mki) || left.name.localeCompare(right.name, 'nl'),
  );
}
