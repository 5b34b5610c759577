import { type BidFields, bidProblems } from '@milieuspoor/domain';
import type { Database, Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import type { Clock } from '../../../platform/clock.ts';
import { fieldMessage, type Message, message } from '../../../text/message.ts';
import { awardModelOf } from '../../award/model/award-model-of.ts';
import { insertApplicant, listTakenNames } from '../../bids/applicants.queries.ts';
import { type AskedValue, fieldOfProblem, recordedBid, withCriteria } from '../../bids/asked-bid.ts';
import { recordApplicant } from '../../bids/record-applicant.ts';
import { closedFor } from '../../projects/closed-for.ts';
import { lockProjectRow, type ProjectRow, touchProject } from '../../projects/projects.queries.ts';

/** A bid as it is entered: with named criteria what it is given on each, and no separate discount. */
export interface NewBid extends BidFields {
  readonly criteria: readonly AskedValue[];
}

interface BiddersToAdd {
  readonly projectId: string;
  readonly bids: readonly NewBid[];
  /** returns the name of a field in a problem of a bid; the name in the API if there is one bid */
  readonly fieldOf: (place: number, field: string) => string;
}

/** Adds bidders to a project (D-45): all of them, or none, with every problem at its field. Returns their ids. */
export async function addApplicants(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  { projectId, bids: asked, fieldOf }: BiddersToAdd,
): Promise<Outcome<{ readonly project: ProjectRow; readonly ids: readonly string[] }>> {
  return database.transaction(async (queries) => {
    const project = await lockProjectRow(queries, caller.scope, projectId);
    if (!project) return NOT_FOUND;
    const closed = closedFor('applicant', project);
    if (closed) return refused({ kind: 'conflict', message: closed });
    const bids = asked.map((bid) => completed(bid, project));
    const problems = await problemsOf(queries, project, bids);
    if (problems.length > 0) {
      const fields = problems.map(([place, field, said]) => [fieldOf(place, field), [said]] as const);
      return refused({ kind: 'invalid', fields: Object.fromEntries(fields) });
    }
    const event = { at: clock.now(), accountId: caller.accountId, project };
    const ids: string[] = [];
    for (const { bid } of bids) {
      const id = await insertApplicant(queries, project, {
        ...bid,
        enteredBy: caller.accountId,
        now: event.at,
      });
      await recordApplicant(queries, {
        ...event,
        applicant: { id, name: bid.name },
        action: 'created',
        before: {},
        after: recordedBid(bid, project.criteria),
      });
      ids.push(id);
    }
    await touchProject(queries, project, event.at);
    return done({ project, ids });
  });
}

/**
 * Returns a bid with the discount that its named criteria add up to; a separate discount must be the same, or absent.
 */
function completed({ criteria, criteriaDiscountEur, ...bid }: NewBid, project: ProjectRow) {
  const asked = { criteria, criteriaDiscountEur: criteriaDiscountEur ?? undefined };
  const given = project.criteria.length > 0 ? null : criteriaDiscountEur;
  const entered = { ...bid, criteriaDiscountEur: given, criteriaValues: {}, criteriaMarks: {} };
  return withCriteria(entered, asked, project.criteria);
}

type Problem = readonly [place: number, field: string, said: Message];

async function problemsOf(
  queries: Queries,
  project: ProjectRow,
  bids: readonly ReturnType<typeof completed>[],
): Promise<Problem[]> {
  const { criteria } = project;
  const names = bids.map(({ bid }) => bid.name);
  const taken = new Set(await listTakenNames(queries, project, names));
  return bids.flatMap(({ bid, problems: ofCriteria }, place): Problem[] => {
    const problems = ofCriteria.map(([field, said]): Problem => [place, field, said]);
    for (const problem of bidProblems(bid, awardModelOf(project), criteria)) {
      const at = fieldOfProblem(problem, criteria);
      // A refused value was not stored, but it is not missing either.
      if (!problems.some(([, field]) => field === at)) problems.push([place, at, fieldMessage(problem)]);
    }
    const name = bid.name.toLowerCase();
    if (taken.has(name)) problems.push([place, 'name', message('applicant-name-taken')]);
    taken.add(name);
    return problems;
  });
}
