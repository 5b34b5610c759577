import {
  CALCULATION_FIELDS,
  type CalculationState,
  calculationLock,
  changedOf,
  type Language,
  may,
  valuesOf,
} from '@milieuspoor/domain';
import type { Database, Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, type Refusal, refused } from '../../http/outcome.ts';
import type { Clock } from '../../platform/clock.ts';
import { message } from '../../text/message.ts';
import { letDecisionsFall } from '../award/gaps/let-decisions-fall.ts';
import { refuseEmptyBaseline } from '../award/model/unexplained-modules.ts';
import { chooseWinner, clearWinner } from '../award/winner/choose-winner.ts';
import { findApplicant } from '../bids/applicants.queries.ts';
import { hasSealedBids } from '../bids/sealed/seal-of.ts';
import type { CalculationRow } from '../calculations/calculation-row.queries.ts';
import {
  findCalculation,
  findLastCalculationEditor,
  updateCalculationRow,
} from '../calculations/calculations.queries.ts';
import { findSetMismatch } from '../calculations/find-set-mismatch.ts';
import { lockOpenCalculation } from '../calculations/lock-calculation.ts';
import { makeWayForActive } from '../calculations/make-way-for-active.ts';
import { recordCalculation } from '../calculations/record-calculation.ts';
import { workOutScopes } from '../calculations/scope/work-out-scopes.ts';
import { toCalculation } from '../calculations/to-calculation.ts';
import { phaseClosedFor } from '../projects/closed-for.ts';
import { fixedByOpening } from '../projects/fixed-by-opening.ts';
import { followBaseline, refuseBaseline } from '../projects/follow-baseline.ts';
import { touchProject } from '../projects/projects.queries.ts';
import type { ProjectEvent } from '../projects/record-project.ts';
import { isStale } from '../projects/seen-version.ts';

/** A requested change. */
export interface CalculationChangeRequest {
  readonly id: string;
  /** absent fields stay as they are */
  readonly input: { readonly [Key in keyof CalculationState]?: CalculationState[Key] | undefined };
  /** the version on which the change is based; null when the caller does not state it */
  readonly seen: string | null;
  readonly language: Language;
}

/**
 * Renames, annotates or (de)activates a calculation, or takes it into the report; at most one of a type is active. What the
 * report is about is for those who may make it, as tab 2 is.
 */
export async function updateCalculation(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  { id, input, seen, language }: CalculationChangeRequest,
): Promise<Outcome<CalculationRow>> {
  return database.transaction(async (queries) => {
    const held = await lockOpenCalculation(queries, caller, id);
    if (!held.ok) return held;
    const { project, calculation } = held.value;
    if (seen !== null && isStale(calculation, seen)) {
      const person = await findLastCalculationEditor(queries, calculation);
      return refused({
        kind: 'stale',
        message: message(person ? 'calculation-changed-by' : 'calculation-changed', { person }),
        current: toCalculation(calculation, language),
      });
    }
    const changes = changedOf(valuesOf(CALCULATION_FIELDS, calculation), input);
    if (Object.keys(changes).length === 0) return done(calculation);
    if (changes.includeInReport !== undefined && !may(caller, 'report.make'))
      return refused({ kind: 'forbidden', message: message('report-choice-of-provider') });
    const lock = calculationLock(calculation.calculationType, project);
    if (lock && changesContent(changes)) return refused({ kind: 'conflict', message: message(lock) });

    // The newest as-built baseline represents the project automatically: it has no box to tick.
    const ticked = changes.active !== undefined && changes.active !== calculation.active;
    if (ticked && calculation.calculationType === 'as-built-baseline')
      return refused({ kind: 'conflict', message: message('as-built-baseline-stands') });

    if (ticked && calculation.calculationType === 'applicant' && hasSealedBids(project))
      return refused({ kind: 'conflict', message: message('bids-sealed') });

    // All bids are compared with the active baseline: its MKI, its set and its weights.
    const fixed =
      ticked && calculation.calculationType === 'design-baseline' ? fixedByOpening(project) : null;
    if (fixed) return refused({ kind: 'conflict', message: fixed });

    const event = { at: clock.now(), accountId: caller.accountId, project };
    if (changes.active && !calculation.active) {
      const closed = phaseClosedFor(calculation.calculationType, project);
      if (closed) return refused({ kind: 'conflict', message: closed });
      const mismatch = await findSetMismatch(queries, project, {
        type: calculation.calculationType,
        headlineSet: calculation.headlineSet,
      });
      if (mismatch) return refused({ kind: 'conflict', message: mismatch });
      const becomesBaseline = calculation.calculationType === 'design-baseline';
      const above = becomesBaseline ? refuseBaseline(project, calculation.headlineMkiEur) : null;
      if (above) return refused(above);
      const asksMore =
        becomesBaseline && project.emviStatus === 'Locked'
          ? await refuseEmptyBaseline(queries, project, calculation)
          : null;
      if (asksMore) return refused({ kind: 'conflict', message: asksMore });
      if (!calculation.applicantId) await makeWayForActive(queries, event, calculation.calculationType);
      if (becomesBaseline)
        await followBaseline(queries, event, { ...calculation, name: changes.name ?? calculation.name });
    }
    const { applicantId } = calculation;
    const refusal =
      ticked && applicantId ? await changeWinner(queries, caller, event, applicantId, changes.active) : null;
    if (refusal) return refused(refusal);
    await updateCalculationRow(queries, calculation, changes, event.at);
    await recordCalculation(queries, {
      ...event,
      calculation,
      action: 'changed',
      before: calculation,
      // For a bidder's calculation the history states who won.
      after: { ...changes, ...(applicantId ? { active: undefined } : {}) },
    });
    await workOutScopes(queries, project);
    await letDecisionsFall(queries, event);
    await touchProject(queries, project, event.at);
    const stored = await findCalculation(queries, caller.scope, id);
    return stored ? done(stored) : NOT_FOUND;
  });
}

/** Makes the bidder whose calculation is ticked the winner, or removes it as winner. */
async function changeWinner(
  queries: Queries,
  caller: Caller,
  event: ProjectEvent,
  applicantId: string,
  wins: boolean | undefined,
): Promise<Refusal | null> {
  const applicant = await findApplicant(queries, caller.scope, applicantId);
  if (wins && applicant) return chooseWinner(queries, caller, event, { applicant, reason: null });
  await clearWinner(queries, event);
  return null;
}

/**
 * Tells whether a change affects the content. The choice for the report is possible as long as there are reports; the
 * calculation itself closes with its phase.
 */
function changesContent({ includeInReport: _report, ...content }: Partial<CalculationState>): boolean {
  return Object.keys(content).length > 0;
}
