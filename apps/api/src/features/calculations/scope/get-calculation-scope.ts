import { seesBids } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import type { Message } from '../../../text/message.ts';
import { findProject, type ProjectRow } from '../../projects/projects.queries.ts';
import type { CalculationRow } from '../calculation-row.queries.ts';
import { findOpenCalculation } from '../find-open-calculation.ts';
import { type Counterpart, findCounterparts, toHeldPair } from './find-counterparts.ts';
import { type PairQuestions, readPairQuestions } from './read-pair-questions.ts';
import { refuseScopeAnswer } from './refuse-scope-answer.ts';

/** A calculation with the active ones with which it is compared. */
export interface CalculationScope {
  readonly calculation: CalculationRow;
  readonly pairs: readonly HeldQuestions[];
}

/** The questions about it compared with one of them. */
interface HeldQuestions extends PairQuestions {
  readonly counterpart: Counterpart;
  /** why neither may be answered about now; null when it may */
  readonly refused: { readonly own: Message | null; readonly against: Message | null };
}

/**
 * Tells whether a calculation is the same work as those with which it is compared; a sealed bid reveals nothing about
 * that.
 */
export async function getCalculationScope(
  queries: Queries,
  caller: Caller,
  id: string,
): Promise<Outcome<CalculationScope>> {
  const found = await findOpenCalculation(queries, caller, id);
  // A caller who sees no bids is not told that there is one.
  if (!found.ok) return seesBids(caller) ? found : NOT_FOUND;
  const calculation = found.value;
  const project = await findProject(queries, caller.scope, calculation.projectId);
  if (!project || (calculation.applicantId && !seesBids(caller))) return NOT_FOUND;
  return done(await readCalculationScope(queries, project, calculation));
}

export async function readCalculationScope(
  queries: Queries,
  project: ProjectRow,
  calculation: CalculationRow,
): Promise<CalculationScope> {
  const own = await refuseScopeAnswer(queries, project, calculation);
  const pairs: HeldQuestions[] = [];
  for (const counterpart of await findCounterparts(queries, project, calculation.calculationType)) {
    const pair = toHeldPair(calculation, counterpart);
    if (!pair) continue;
    const refused = { own, against: await refuseScopeAnswer(queries, project, counterpart) };
    pairs.push({ counterpart, refused, ...(await readPairQuestions(queries, pair)) });
  }
  return { calculation, pairs };
}
