import { boundariesFromBaseline } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { updateProjectRow } from './project-state.queries.ts';
import { type ProjectEvent, recordProject } from './record-project.ts';

/**
 * Lets the reference value of the award model follow the baseline that has become active, and the target value with
 * it. A locked award model is fixed: it follows again once it is opened for editing.
 */
export async function followBaseline(
  queries: Queries,
  event: ProjectEvent,
  baselineMkiEur: number,
): Promise<void> {
  const { project } = event;
  if (project.emviStatus === 'Locked') return;
  const boundaries = boundariesFromBaseline(
    {
      upperEur: project.mkiUpperBoundaryEur,
      lowerEur: project.mkiLowerBoundaryEur,
      manuallySet: project.mkiManuallySet,
    },
    baselineMkiEur,
  );
  if (!boundaries) return;
  const changes = { mkiUpperBoundaryEur: boundaries.upperEur, mkiLowerBoundaryEur: boundaries.lowerEur };
  await updateProjectRow(queries, project, changes, { now: event.at, derived: true });
  await recordProject(queries, event, changes, { automatic: true });
}
