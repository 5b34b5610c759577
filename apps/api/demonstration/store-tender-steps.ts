import type { Queries } from '../src/database/open-database.ts';
import { recordHistory } from '../src/features/record/record-history.queries.ts';
import { recordAsking, recordOpening } from '../src/features/tenders/bids/opening/record-opening.ts';
import { begunCorrection } from '../src/features/tenders/correction/begin-correction.ts';
import { setCorrection } from '../src/features/tenders/correction/corrections.queries.ts';
import { bidsOpenedAt } from './bids-opened-at.ts';
import type { ProjectPlan, UserPlan } from './demonstration-plan.ts';

/** The time that a witness of the demonstration takes to sign in. */
const WITNESS_TAKES_MS = 20 * 60_000;

/** The tender of a demonstration project, with the users who know it. */
interface Tendered {
  readonly project: { readonly id: string; readonly organisationId: string; readonly name: string };
  readonly plan: ProjectPlan;
  /** in the order in which they learned of it; the user who started the project is the first */
  readonly team: readonly UserPlan[];
  readonly staff: UserPlan;
  readonly idOf: (user: UserPlan) => string;
}

/** Records that two people opened a tender's bids, and begins its open correction, if any. */
export async function storeTenderSteps(
  queries: Queries,
  { project, plan, team, staff, idOf }: Tendered,
): Promise<void> {
  const [starter, colleague] = team;
  const openedAt = bidsOpenedAt(plan);
  if (!openedAt || !starter) return;
  const named = (user: UserPlan) => ({ id: idOf(user), name: `${user.firstName} ${user.lastName}` });
  const askedAt = new Date(openedAt.getTime() - WITNESS_TAKES_MS);
  // For a user without a colleague, staff confirm the opening.
  await recordAsking(queries, {
    at: askedAt,
    accountId: idOf(starter),
    project,
    other: colleague ? named(colleague) : null,
  });
  await recordOpening(queries, {
    at: openedAt,
    accountId: idOf(colleague ?? staff),
    project,
    other: named(starter),
    askedAt,
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
