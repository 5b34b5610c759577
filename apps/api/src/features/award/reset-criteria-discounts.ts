import {
  type CriteriaDiscount,
  discountsKept,
  mayChangeDiscounts,
  type NamedCriterion,
  reasonsLine,
  valuesLine,
} from '@milieuspoor/domain';
import type { Database, Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, type Refusal, refused } from '../../http/outcome.ts';
import type { Clock } from '../../platform/clock.ts';
import { message } from '../../text/message.ts';
import { hasBidsOfOthers, listGivenDiscounts, updateApplicantRow } from '../bids/applicants.queries.ts';
import { recordApplicant } from '../bids/record-applicant.ts';
import { hasSealedBids } from '../bids/sealed/seal-of.ts';
import { closedFor } from '../projects/closed-for.ts';
import { updateProjectRow } from '../projects/project-state.queries.ts';
import { findProject, lockProjectRow, type ProjectRow } from '../projects/projects.queries.ts';

interface Reset {
  /** true if it follows from another action */
  readonly automatic?: boolean;
  readonly at: Date;
  readonly accountId: string;
  readonly project: ProjectRow;
  readonly caller: Caller;
}

/**
 * The result: whether a bidder who takes part lost a discount, or that nothing was done because some bid could lose one
 * that is sealed for the user (D-106). The code does not check whether that bid would lose it: somebody who tries one
 * maximum after another would learn what the bid was given.
 */
type Emptied = 'none' | 'lost' | 'sealed';

/** Why somebody can't empty the discounts of sealed bids that others entered. */
export const SEALED_RESET: Refusal = { kind: 'conflict', message: message('reset-of-sealed') };

/** Empties the discounts on other criteria that bidders were given, all of them or these (D-44). */
export async function emptyCriteriaDiscounts(
  queries: Queries,
  event: Reset,
  {
    mayEmpty,
    isEmptied,
  }: { readonly mayEmpty: boolean; readonly isEmptied: (eur: number | null) => boolean } = ALL,
): Promise<Emptied> {
  const kept = (given: CriteriaDiscount) =>
    isEmptied(given.criteriaDiscountEur)
      ? { criteriaDiscountEur: null, criteriaValues: {}, criteriaMarks: {} }
      : given;
  return becomeOthers(queries, event, { mayChange: mayEmpty, kept });
}

const ALL = { mayEmpty: true, isEmptied: () => true } as const;

/** Removes the discounts that can't stay when the project's criteria change to these. */
export async function keepCriteriaDiscounts(
  queries: Queries,
  event: Reset,
  next: readonly NamedCriterion[],
): Promise<Emptied> {
  const { criteria: former, emviStatus } = event.project;
  const change = { former, next, emviStatus };
  return becomeOthers(queries, event, {
    mayChange: mayChangeDiscounts(change),
    kept: (given) => discountsKept(given, change),
  });
}

/** Stores the new discounts that bidders were given: of all of them, or of none. */
async function becomeOthers(
  queries: Queries,
  event: Reset,
  {
    mayChange,
    kept,
  }: {
    /** true if any discount that could have been given would change */
    readonly mayChange: boolean;
    readonly kept: (given: CriteriaDiscount) => CriteriaDiscount;
  },
): Promise<Emptied> {
  const { project, caller } = event;
  if (mayChange && hasSealedBids(project) && (await hasBidsOfOthers(queries, project, caller)))
    return 'sealed';
  const changes = (await listGivenDiscounts(queries, project)).flatMap((applicant) => {
    const after = kept(applicant);
    const [told, toldAfter] = [applicant, after].map(
      ({ criteriaDiscountEur, criteriaValues, criteriaMarks }) => ({
        criteriaDiscountEur,
        criteria: valuesLine(project.criteria, criteriaValues, criteriaMarks),
        criteriaReasons: reasonsLine(project.criteria, criteriaMarks),
      }),
    );
    return JSON.stringify(told) === JSON.stringify(toldAfter) ? [] : [{ applicant, after, told, toldAfter }];
  });
  const ofThoseThere = changes.filter(({ applicant }) => applicant.deletedAt === null);
  for (const { applicant, after, told, toldAfter } of changes) {
    await updateApplicantRow(queries, applicant, after, event.at);
    await recordApplicant(queries, {
      ...event,
      applicant,
      action: 'changed',
      before: { ...told },
      after: { ...toldAfter },
    });
  }
  return ofThoseThere.length > 0 ? 'lost' : 'none';
}

/** Does the same at the request of a user; the project says that it was done until somebody has seen it. */
export async function resetCriteriaDiscounts(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  projectId: string,
): Promise<Outcome<ProjectRow>> {
  return database.transaction(async (queries) => {
    const project = await lockProjectRow(queries, caller.scope, projectId);
    if (!project) return NOT_FOUND;
    const closed = closedFor('applicant', project);
    if (closed) return refused({ kind: 'conflict', message: closed });
    const event = { at: clock.now(), accountId: caller.accountId, project, caller };
    const emptied = await emptyCriteriaDiscounts(queries, event);
    if (emptied === 'sealed') return refused(SEALED_RESET);
    if (emptied === 'lost') {
      const wiped = { applicantsCriteriaDiscountWiped: true };
      await updateProjectRow(queries, project, wiped, { now: event.at, derived: true });
    }
    const stored = await findProject(queries, caller.scope, projectId);
    return stored ? done(stored) : NOT_FOUND;
  });
}
