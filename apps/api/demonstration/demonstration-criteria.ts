import type { CriteriaValues, NamedCriterion } from '@milieuspoor/domain';
import { uuidFromHash } from '../src/platform/uuid-from-hash.ts';
import type { BidderPlan, ProjectPlan } from './demonstration-plan.ts';

/** Returns the named criteria of a planned tender, each with an id that is the same in every run. */
export function demonstrationCriteria({ key, tender }: ProjectPlan): readonly NamedCriterion[] {
  return (tender?.criteria ?? []).map(({ name, maxDiscountEur }) => ({
    id: uuidFromHash(`${key}/${name}`),
    name,
    maxDiscountEur,
  }));
}

/** Returns the values of a planned bid on each of them. */
export function demonstrationValues(plan: ProjectPlan, { criteria = {} }: BidderPlan): CriteriaValues {
  return Object.fromEntries(
    demonstrationCriteria(plan).flatMap(({ id, name }) =>
      criteria[name] === undefined ? [] : [[id, criteria[name]]],
    ),
  );
}
