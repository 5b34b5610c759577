import { SET_CODES, type SetCode } from '../indicators/impact-sets.ts';
import { CALCULATION_TYPES, type CalculationType } from '../items/calculation-types.ts';

/** What the rule of one set needs of a calculation: its type, and the set of its MKI. */
export interface SetBearer {
  readonly type: CalculationType;
  readonly headlineSet: SetCode;
}

/** The calculations of one set in a mixture of sets. */
export interface SetGroup<Bearer extends SetBearer> {
  readonly set: SetCode;
  readonly calculations: readonly [Bearer, ...Bearer[]];
}

/**
 * Returns a mixture of sets. Values of different sets are never compared or added: all active calculations of a
 * project, design and as-built, own and bidders', state their MKI in one set (D-93 and D-100). Returns null if they do;
 * else the calculations of each set, A1 first, in the order of their types.
 */
export function setMixture<Bearer extends SetBearer>(
  active: readonly Bearer[],
): readonly SetGroup<Bearer>[] | null {
  const inOrder = active.toSorted(
    (left, right) => CALCULATION_TYPES.indexOf(left.type) - CALCULATION_TYPES.indexOf(right.type),
  );
  const groups = SET_CODES.flatMap((set) => {
    const [first, ...others] = inOrder.filter(({ headlineSet }) => headlineSet === set);
    return first ? [{ set, calculations: [first, ...others] as const }] : [];
  });
  return groups.length > 1 ? groups : null;
}

/** Returns the active calculations once this one is active too: each type has one, so it replaces another. */
export function activeWith<Bearer extends SetBearer>(
  active: readonly Bearer[],
  candidate: Bearer,
): readonly Bearer[] {
  return [...active.filter(({ type }) => type !== candidate.type), candidate];
}
