import type { Reduction, ReductionEnds } from '@milieuspoor/contract';
import type { ReductionIndicator } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

/** Says how many projects a range covers, and whether one of them leaves something out. */
export function basisOf({ projects: count, of, incomplete }: Reduction, t: TFunction): string {
  const projects =
    count < of
      ? t('statistics.gauges.projectsOf', { count, of })
      : t('statistics.gauges.projects', { count });
  return incomplete ? t('charts.coverage.incompleteBasis', { basis: projects }) : projects;
}

/**
 * Says how many projects a range covers, if some can't be compared; an empty gauge says it too. Undeclared items of
 * those projects do not matter here, since the projects are left out.
 */
export function leftOut(
  indicator: ReductionIndicator,
  reduction: Reduction | undefined,
  t: TFunction,
): string[] {
  if (!reduction || reduction.projects === reduction.of) return [];
  return [t(`statistics.gauges.leftOut.${indicator}`, { count: reduction.projects, of: reduction.of })];
}

/** Names the organisation's own projects at the ends of the range; a single project has none to name. */
export function endsNamed(ends: ReductionEnds[ReductionIndicator] | undefined, t: TFunction): string[] {
  const { lowest, highest } = ends ?? { lowest: null, highest: null };
  if (!lowest || !highest || lowest.uuid === highest.uuid) return [];
  return [t('statistics.gauges.ends', { lowest: lowest.name, highest: highest.name })];
}
