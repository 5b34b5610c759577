import {
  FIRST_WEIGHTED_SETS,
  headlineTotal,
  referenceValueOf,
  totalItems,
  valueItem,
} from '@milieuspoor/domain';
import { demonstrationItems } from './demonstration-items.ts';
import type { CalculationPlan, ProjectPlan } from './demonstration-plan.ts';

/** Returns a planned calculation's MKI figure, valued as an import values it. */
export function plannedMkiEur(plan: CalculationPlan): number {
  const valued = demonstrationItems(plan).map((item) => valueItem(item, FIRST_WEIGHTED_SETS).valued);
  const total = headlineTotal(totalItems(valued)[0]?.sets ?? {});
  if (!total) throw new Error(`${plan.name} states no set`);
  return total.mkiEur;
}

/**
 * Returns the reference value, the rounded MKI of the active design baseline, and the target value, half of it. Both in
 * euro.
 */
export function tenderBoundaries(project: ProjectPlan): { upperEur: number; lowerEur: number } | null {
  const baseline = project.calculations.find(({ type, active }) => active && type === 'design-baseline');
  if (!project.tender || !baseline) return null;
  const upperEur = referenceValueOf(plannedMkiEur(baseline));
  return { upperEur, lowerEur: Math.round(upperEur / 2) };
}
