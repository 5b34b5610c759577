import type { Project } from '@milieuspoor/contract';
import { type DiscountStep, type NamedCriterion, scaleOf } from '@milieuspoor/domain';

/** Returns what an MKI up to each step earns; null if the discount follows a straight line. */
export function stepsOf({ mki_steps }: Pick<Project, 'mki_steps'>): readonly DiscountStep[] | null {
  return (
    mki_steps?.map(({ mki_upto, discount }) => ({ mkiUptoEur: mki_upto, discountEur: discount })) ?? null
  );
}

/** The criteria other than the MKI that a project names. */
export function criteriaOf({ criteria }: Pick<Project, 'criteria'>): readonly NamedCriterion[] {
  return criteria.map(({ uuid, name, max_discount, scale }) => ({
    id: uuid,
    name,
    maxDiscountEur: max_discount,
    ...(scale ? { scale: scaleOf(scale) } : {}),
  }));
}
