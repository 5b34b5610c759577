import { type ProjectData, toIsoDay } from '@milieuspoor/domain';
import type { ProjectPlan } from './demonstration-plan.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Returns the planned days of award and completion of a demonstration project; null where nothing is planned. */
export function plannedDays(
  { plannedInWeeks }: Pick<ProjectPlan, 'plannedInWeeks'>,
  madeAt: Date,
): Pick<ProjectData, 'plannedAwardDate' | 'plannedCompletionDate'> {
  const day = (weeks: number | undefined) =>
    weeks === undefined ? null : toIsoDay(new Date(madeAt.getTime() + weeks * WEEK_MS));
  return {
    plannedAwardDate: day(plannedInWeeks?.award),
    plannedCompletionDate: day(plannedInWeeks?.completion),
  };
}
