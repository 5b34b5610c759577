import { calculationLock, type Language, phaseToComplete } from '@milieuspoor/domain';
import type { Caller } from '../../http/caller.ts';
import { done, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { letDecisionsFall } from '../award/gaps/let-decisions-fall.ts';
import type { CalculationRow } from '../calculations/calculation-row.queries.ts';
import { findSetMismatch } from '../calculations/find-set-mismatch.ts';
import { lockOpenCalculation } from '../calculations/lock-calculation.ts';
import { workOutScopes } from '../calculations/scope/work-out-scopes.ts';
import { fixedByOpening } from '../projects/fixed-by-opening.ts';
import { followBaseline, refuseBaseline } from '../projects/follow-baseline.ts';
import { touchProject } from '../projects/projects.queries.ts';
import { type ComparedWithStored, compareWithStored, setBeside } from './compare-with-stored.ts';
import { outcomeKey } from './outcome-key.ts';
import type { RevaluationDependencies } from './read-anew.ts';
import { recordRevaluation } from './record-revaluation.ts';
import { replaceFigures } from './replace-figures.queries.ts';

interface Choice {
  readonly id: string;
  /** of the chosen outcome */
  readonly key: string;
  /** that it is intended although the project or the phase is closed */
  readonly closedConfirmed: boolean;
  readonly language: Language;
}

/**
 * Replaces the stored figures of a calculation by the present result of its file; the former figures remain in the
 * history of its project. In a project whose tender is closed nothing else changes: boundaries, winner and active
 * calculations remain as decided (docs/decisions/0039-valued-again-by-choice.md).
 */
export async function valueAgain(
  dependencies: RevaluationDependencies,
  caller: Pick<Caller, 'scope' | 'accountId'>,
  { id, key, closedConfirmed, language }: Choice,
): Promise<Outcome<ComparedWithStored>> {
  const { database, clock, workbookReader } = dependencies;
  const compared = await compareWithStored(dependencies, caller, id, language);
  if (!compared.ok) return compared;
  const { fresh } = compared.value;
  if (!fresh) return refused({ kind: 'conflict', message: message('revaluation-refused') });

  const readerVersion = await workbookReader.version();
  const stored = await database.transaction<Outcome<undefined>>(async (queries) => {
    const held = await lockOpenCalculation(queries, caller, id);
    if (!held.ok) return held;
    const { project, calculation } = held.value;
    // The weights, the reader or the calculation may have changed since somebody looked.
    if (outcomeKey(calculation, fresh.calculation) !== key)
      return refused({ kind: 'conflict', message: message('revaluation-other') });
    const closed = calculationLock(calculation.calculationType, project);
    if (closed && !closedConfirmed)
      return refused({ kind: 'conflict', message: message(`revaluation-${closed}`) });
    const fixed =
      movesScores(calculation) && phaseToComplete(project) === 'tender' && fixedByOpening(project);
    if (fixed) return refused({ kind: 'conflict', message: fixed });
    const { headlineSet, headlineMkiEur } = fresh.calculation;
    if (calculation.active && headlineSet !== calculation.headlineSet) {
      const mismatch = await findSetMismatch(queries, project, {
        type: calculation.calculationType,
        headlineSet,
      });
      if (mismatch) return refused({ kind: 'conflict', message: mismatch });
    }
    const stands = calculation.active && calculation.calculationType === 'design-baseline' && !closed;
    const above = stands ? refuseBaseline(project, headlineMkiEur) : null;
    if (above) return refused(above);
    const event = { at: clock.now(), accountId: caller.accountId, project };
    await replaceFigures(queries, calculation, fresh.calculation, { readerVersion, now: event.at });
    await recordRevaluation(queries, {
      ...event,
      before: calculation,
      after: fresh.calculation,
      differences: fresh.differences,
      whileClosed: closed !== null,
    });
    if (stands) await followBaseline(queries, event, { ...calculation, headlineMkiEur });
    await workOutScopes(queries, project);
    await letDecisionsFall(queries, event);
    await touchProject(queries, project, event.at);
    return done(undefined);
  });
  if (!stored.ok) return stored;
  return setBeside(dependencies, caller, id, fresh.calculation);
}

/**
 * Tells whether other figures of a calculation change the score of some bid: its own, or all by the calculation with
 * which they are compared.
 */
function movesScores({ calculationType: type, active }: Pick<CalculationRow, 'calculationType' | 'active'>) {
  return type === 'applicant' || (type === 'design-baseline' && active);
}
