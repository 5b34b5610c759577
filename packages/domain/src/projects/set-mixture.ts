import { SET_CODES, type SetCode } from '../indicators/impact-sets.ts';
import { CALCULATION_TYPES, type CalculationType } from '../items/calculation-types.ts';

/** A calculation as the rule of one set looks at it: what it is, and the set that its MKI is stated in. */
export interface SetBearer {
  readonly type: CalculationType;
  readonly headlineSet: SetCode;
}

/** The calculations of one set among those that do not go together. */
export interface SetGroup<Bearer extends SetBearer> {
  readonly set: SetCode;
  readonly calculations: readonly [Bearer, ...Bearer[]];
}

/**
 * Values of different sets are never compared or added: all active calculations of a project, design and as-built, own
 * and bidders', state their MKI in one set (D-93 and D-100). Null when they do; else the calculations of each set,
 * A1 first, in the order of their types.
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

/** The active calculations once this one is active too: of each type there is one, so it takes the place of another. */
export function activeWith<Bearer extends SetBearer>(
  active: readonly Bearer[],
  candidate: Bearer,
): readonly Bearer[] {
  return [...active.filter(({ type }) => type !== candidate.type), candidate];
}
