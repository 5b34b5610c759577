import type { CriteriaValues, NamedCriterion } from '@milieuspoor/domain';
import { uuidFromHash } from '../platform/uuid-from-hash.ts';
import type { BidderPlan, ProjectPlan } from './demonstration-plan.ts';

/** The named criteria of a planned tender, each with an id of its own that stays the same from run to run. */
export function demonstrationCriteria({ key, tender }: ProjectPlan): readonly NamedCriterion[] {
  return (tender?.criteria ?? []).map(({ name, maxDiscountEur }) => ({
    id: uuidFromHash(`${key}/${name}`),
    name,
    maxDiscountEur,
  }));
}

/** What a planned bid was given on each of them. */
export function demonstrationValues(plan: ProjectPlan, { criteria = {} }: BidderPlan): CriteriaValues {
  return Object.fromEntries(
    demonstrationCriteria(plan).flatMap(({ id, name }) =>
      criteria[name] === undefined ? [] : [[id, criteria[name]]],
    ),
  );
}
