import { valuedBy } from '../figures/compare-pair.ts';
import { compareScope } from '../scope/compare-scope.ts';
import { standingOf } from '../scope/scope-standing.ts';
import { type VariantScope, variantScope, withLacking } from '../scope/variant-scope.ts';
import { type CompareOptions, compareItems, type ItemChanges } from './compare-items.ts';
import type { ComparedCalculation, ComparedGroup, ComparedTotal } from './compared-calculation.ts';
import { bySize, changeOf, type FigureChange } from './figure-change.ts';

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
 * comparison of work. There is no difference where one of them lacks what the other declares (D-104), and none of MKI
 * where they were valued with other weights (D-96). A list of items holds at most `listMax`; the counts are complete.
 */
export function compareCalculations(
  before: ComparedCalculation,
  after: ComparedCalculation,
  options: CompareOptions,
): CalculationChange {
  const sides = { baseline: before.items, optimization: after.items };
  const scope = compareScope(before.items, after.items);
  // Explanations given for the current calculation do not apply to the new file.
  const lacking = variantScope(scope, standingOf(scope, sides, { baseline: [], optimization: [] }));
  return {
    ...changesIn({ from: before.total, to: after.total }, lacking.lacking, options),
    groups: compareGroups({ before: before.groups, after: after.groups }, lacking, options),
    items: compareItems(before.items, after.items, { gaps: scope.gaps, ...options }),
  };
}

/** Returns the changes of both figures, with what each side lacks of what the other declares. */
function changesIn(
  { from, to }: { readonly from: ComparedTotal | undefined; readonly to: ComparedTotal | undefined },
  lacking: VariantScope['lacking'] | undefined,
  { sameWeights }: CompareOptions,
): Pick<GroupChange, 'mki' | 'co2'> {
  const valued = (quantity: 'mki' | 'co2', of: ComparedTotal) =>
    quantity === 'mki' ? valuedBy(of.mki, sameWeights) : of.co2;
  const changeIn = (quantity: 'mki' | 'co2') =>
    changeOf(
      from ? withLacking(valued(quantity, from), lacking?.baseline[quantity] ?? null) : null,
      to ? withLacking(valued(quantity, to), lacking?.optimization[quantity] ?? null) : null,
    );
  return { mki: changeIn('mki'), co2: changeIn('co2') };
}

function compareGroups(
  { before, after }: { readonly before: readonly ComparedGroup[]; readonly after: readonly ComparedGroup[] },
  scope: VariantScope,
  options: CompareOptions,
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
        { from, to },
        scope.groups.find((group) => group.name === name),
        options,
      ),
    };
  });
  return changes.sort((left, right) => bySize(left, right) || left.name.localeCompare(right.name, 'nl'));
}
