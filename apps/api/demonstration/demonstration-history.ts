import {
  changesBetween,
  type HistoryAction,
  type HistoryChanges,
  type HistorySubject,
  PROJECT_DATA,
  type ProjectData,
  withEmpty,
} from '@milieuspoor/domain';
import type { Queries } from '../src/database/open-database.ts';
import { recordHistory } from '../src/features/record/record-history.queries.ts';
import type { CalculationPlan, ProjectPlan } from './demonstration-plan.ts';

interface Work {
  readonly accountId: string;
  readonly organisationId: string;
  readonly projectId: string;
}

type CreatedProject = ProjectPlan & Pick<ProjectData, 'plannedAwardDate' | 'plannedCompletionDate'>;

/** The time that a person takes to check an upload before making it active. */
const LOOKING_MS = 4 * 60_000;

/** Records the first entry of a demonstration project, as if it had been made on a screen. */
export async function recordProjectCreated(
  queries: Queries,
  work: Work,
  plan: CreatedProject,
): Promise<void> {
  await record(queries, work, {
    at: new Date(plan.createdAt),
    subject: { type: 'project', id: work.projectId, name: plan.name },
    action: 'created',
    changes: changesBetween({}, withEmpty(PROJECT_DATA, plan)),
  });
}

/** Records the entries of an upload, and of making it active. */
export async function recordUpload(
  queries: Queries,
  work: Work,
  uploaded: {
    readonly id: string;
    readonly plan: CalculationPlan;
    readonly fileName: string;
    readonly calculation: { readonly headlineMkiEur: number };
  },
): Promise<void> {
  const { id, plan, fileName, calculation } = uploaded;
  const subject = { type: 'calculation', id, name: plan.name } as const;
  const at = new Date(plan.createdAt);
  const { name, type: calculationType } = plan;
  await record(queries, work, {
    at,
    subject,
    action: 'created',
    changes: changesBetween(
      {},
      { name, calculationType, fileName, active: false, headlineMkiEur: calculation.headlineMkiEur },
    ),
  });
  if (plan.active)
    await record(queries, work, {
      at: new Date(at.getTime() + LOOKING_MS),
      subject,
      action: 'changed',
      changes: changesBetween({ active: false }, { active: true }),
    });
}

async function record(
  queries: Queries,
  work: Work,
  event: {
    readonly at: Date;
    readonly subject: { readonly type: HistorySubject; readonly id: string; readonly name: string };
    readonly action: HistoryAction;
    readonly changes: HistoryChanges;
  },
): Promise<void> {
  await recordHistory(queries, { ...work, ...event });
}
