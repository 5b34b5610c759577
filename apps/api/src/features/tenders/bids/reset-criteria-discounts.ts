import { type CriteriaDiscount, discountsKept, type NamedCriterion, valuesLine } from '@milieuspoor/domain';
import type { Database, Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import type { Clock } from '../../../platform/clock.ts';
import { closedFor } from '../../projects/closed-for.ts';
import { updateProjectRow } from '../../projects/project-state.queries.ts';
import { findProject, lockProjectRow, type ProjectRow } from '../../projects/projects.queries.ts';
import { listGivenDiscounts, updateApplicantRow } from './applicants.queries.ts';
import { recordApplicant } from './record-applicant.ts';

interface Reset {
  /** it followed from another act */
  readonly automatic?: boolean;
  readonly at: Date;
  readonly accountId: string;
  readonly project: ProjectRow;
}

/** Empties the discounts on other criteria that bidders were given, all of them or these (decision 44); whether there were any. */
export async function emptyCriteriaDiscounts(
  queries: Queries,
  event: Reset,
  isEmptied: (discountEur: number | null) => boolean = () => true,
): Promise<boolean> {
  return becomeOthers(queries, event, (given) =>
    isEmptied(given.criteriaDiscountEur) ? { criteriaDiscountEur: null, criteriaValues: {} } : given,
  );
}

/** Takes away what can't stay of them once the project's criteria become these; whether there was anything. */
export async function keepCriteriaDiscounts(
  queries: Queries,
  event: Reset,
  next: readonly NamedCriterion[],
): Promise<boolean> {
  const { criteria: former, emviStatus } = event.project;
  return becomeOthers(queries, event, (given) => discountsKept(given, { former, next, emviStatus }));
}

/** Stores what becomes of the discounts that bidders were given; whether a bidder who takes part lost anything. */
async function becomeOthers(
  queries: Queries,
  event: Reset,
  kept: (given: CriteriaDiscount) => CriteriaDiscount,
): Promise<boolean> {
  const { criteria } = event.project;
  let lost = false;
  for (const applicant of await listGivenDiscounts(queries, event.project)) {
    const after = kept(applicant);
    const [told, toldAfter] = [applicant, after].map(({ criteriaDiscountEur, criteriaValues }) => ({
      criteriaDiscountEur,
      criteria: valuesLine(criteria, criteriaValues),
    }));
    if (JSON.stringify(told) === JSON.stringify(toldAfter)) continue;
    await updateApplicantRow(queries, applicant, after, event.at);
    await recordApplicant(queries, {
      ...event,
      applicant,
      action: 'changed',
      before: { ...told },
      after: { ...toldAfter },
    });
    lost ||= applicant.deletedAt === null;
  }
  return lost;
}

/** The same because somebody asks for it; the project says that it was done until somebody has seen it. */
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
    const event = { at: clock.now(), accountId: caller.accountId, project };
    if (await emptyCriteriaDiscounts(queries, event)) {
      const wiped = { applicantsCriteriaDiscountWiped: true };
      await updateProjectRow(queries, project, wiped, { now: event.at, derived: true });
    }
    const stored = await findProject(queries, caller.scope, projectId);
    return stored ? done(stored) : NOT_FOUND;
  });
}
