import type { Queries } from '../database/open-database.ts';
import { recordHistory } from '../features/history/record-history.queries.ts';
import { recordOpening } from '../features/tenders/bids/sealed/record-opening.ts';
import { begunCorrection } from '../features/tenders/correction/begin-correction.ts';
import { setCorrection } from '../features/tenders/correction/corrections.queries.ts';
import { bidsOpenedAt } from './bids-opened-at.ts';
import type { ProjectPlan, UserPlan } from './demonstration-plan.ts';

/** The tender of a demonstration project, with whom it knows. */
interface Tendered {
  readonly project: { readonly id: string; readonly organisationId: string; readonly name: string };
  readonly plan: ProjectPlan;
  /** in the order in which they are known; who started the project is the first */
  readonly team: readonly UserPlan[];
  readonly staff: UserPlan;
  readonly idOf: (user: UserPlan) => string;
}

/** Tells of the opening of a tender's bids before two people, and begins the correction that runs, if one does. */
export async function storeTenderSteps(
  queries: Queries,
  { project, plan, team, staff, idOf }: Tendered,
): Promise<void> {
  const [starter, colleague] = team;
  const openedAt = bidsOpenedAt(plan);
  if (!openedAt || !starter) return;
  // Of one who has no colleague staff open the bids, with that one as witness.
  const [opener, witness] = colleague ? [starter, colleague] : [staff, starter];
  await recordOpening(queries, {
    at: openedAt,
    accountId: idOf(opener),
    project,
    witness: { id: idOf(witness), name: `${witness.firstName} ${witness.lastName}` },
  });
  const correction = plan.tender?.correction;
  if (!correction) return;
  const begun = { at: new Date(correction.begunAt), accountId: idOf(starter) };
  await setCorrection(queries, project, { ...begun, reason: correction.reason });
  await recordHistory(queries, {
    ...begun,
    organisationId: project.organisationId,
    projectId: project.id,
    subject: { type: 'project', id: project.id, name: project.name },
    action: 'changed',
    changes: begunCorrection(correction.reason),
  });
}
