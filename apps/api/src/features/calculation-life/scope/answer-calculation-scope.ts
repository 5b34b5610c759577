import {
  calculationLock,
  type ScopeMeaning,
  type ScopeSubject,
  seesBids,
  seriesOf,
} from '@milieuspoor/domain';
import type { Database, Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import type { Clock } from '../../../platform/clock.ts';
import { message } from '../../../text/message.ts';
import { letDecisionsFall } from '../../award/gaps/let-decisions-fall.ts';
import type { CalculationRow } from '../../calculations/calculation-row.queries.ts';
import { findCalculation } from '../../calculations/calculations.queries.ts';
import { lockOpenCalculation } from '../../calculations/lock-calculation.ts';
import { findCounterparts, toHeldPair } from '../../calculations/scope/find-counterparts.ts';
import {
  type CalculationScope,
  readCalculationScope,
} from '../../calculations/scope/get-calculation-scope.ts';
import { type HeldPair, readPairQuestions } from '../../calculations/scope/read-pair-questions.ts';
import { refuseContradiction, refuseScopeAnswer } from '../../calculations/scope/refuse-scope-answer.ts';
import { answerQuestions } from '../../calculations/scope/store-scope-answers.ts';
import { workOutScopes } from '../../calculations/scope/work-out-scopes.ts';
import { type ProjectRow, touchProject } from '../../projects/projects.queries.ts';

/** An answer about an existing calculation. */
interface AnswerToGive {
  readonly id: string;
  /** the calculation with which it is compared */
  readonly againstId: string;
  readonly subject: ScopeSubject;
  readonly meaning: ScopeMeaning;
  /** number of posts in the question that the user saw */
  readonly postCount: number;
}

/**
 * Stores an answer to a whole question, also in a closed phase unless it changes scores, and computes again what
 * follows from it. One of the two calculations is active: the question is valid as long as it is about the number of
 * posts that was seen.
 */
export async function answerCalculationScope(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  { id, againstId, subject, meaning, postCount }: AnswerToGive,
): Promise<Outcome<CalculationScope>> {
  return database.transaction(async (queries): Promise<Outcome<CalculationScope>> => {
    const held = await lockOpenCalculation(queries, caller, id);
    if (!held.ok) return held;
    const { project, calculation } = held.value;
    if (calculation.applicantId && !seesBids(caller)) return NOT_FOUND;
    const other = await findCalculation(queries, caller.scope, againstId);
    if (other?.projectId !== project.id || (other.applicantId && !seesBids(caller))) return NOT_FOUND;
    const bid = other.applicantId ? await lockOpenCalculation(queries, caller, other.id) : null;
    if (bid && !bid.ok) return bid;
    const lock = lockOf(project, [calculation, other]);
    if (lock) return refused({ kind: 'conflict', message: message(lock) });
    const refusal = await refuseScopeAnswer(queries, project, calculation);
    if (refusal) return refused({ kind: 'conflict', message: refusal });

    const pair = await findPair(queries, project, calculation, other);
    const side = seriesOf(calculation.calculationType);
    const questions = pair ? (await readPairQuestions(queries, pair)).questions : [];
    const question = questions.find((each) => each.side === side && each.subject === subject);
    if (question?.posts.length !== postCount)
      return refused({ kind: 'conflict', message: message('scope-question-other') });
    const contradiction = refuseContradiction(question, meaning);
    if (contradiction) return refused({ kind: 'conflict', message: contradiction });

    const event = { at: clock.now(), accountId: caller.accountId, project };
    const answered = [{ question, meaning }];
    await answerQuestions(queries, event, { about: calculation, against: other, answered });
    await workOutScopes(queries, project);
    await letDecisionsFall(queries, event);
    await touchProject(queries, project, event.at);
    return done(await readCalculationScope(queries, project, calculation));
  });
}

/** Returns the pair, whichever of the two is active: one of them is compared with the other. */
async function findPair(
  queries: Queries,
  project: ProjectRow,
  calculation: CalculationRow,
  other: CalculationRow,
): Promise<HeldPair | null> {
  for (const [held, against] of [
    [calculation, other],
    [other, calculation],
  ] as const) {
    const counterparts = await findCounterparts(queries, project, held.calculationType);
    const counterpart = counterparts.find(({ id }) => id === against.id);
    if (counterpart) return toHeldPair(held, counterpart);
  }
  return null;
}

/**
 * Returns the lock. A bid is explained before the award; the organisation's own calculation also in a closed phase. A
 * locked project does not change.
 */
function lockOf(project: ProjectRow, calculations: readonly CalculationRow[]) {
  if (project.locked) return 'project-locked';
  const bid = calculations.find(({ applicantId }) => applicantId !== null);
  return bid ? calculationLock(bid.calculationType, project) : null;
}
