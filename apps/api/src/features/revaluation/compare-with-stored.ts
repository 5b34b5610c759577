import type { Language, WeightedSets } from '@milieuspoor/domain';
import { problemMessage } from '@milieuspoor/workbook';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { message, sentence } from '../../text/message.ts';
import type { CalculationRow } from '../calculations/calculation-row.queries.ts';
import { findCalculation } from '../calculations/calculations.queries.ts';
import type { StoredCalculation } from '../calculations/figures/stored-calculation.ts';
import { findOpenCalculation } from '../calculations/find-open-calculation.ts';
import { refuseUnread, sayFileFailure } from '../calculations/reading/reading-refusal.ts';
import { findWeightedSets } from '../weights/find-weighted-sets.ts';
import { outcomeKey } from './outcome-key.ts';
import { type AnewOutcome, type RevaluationDependencies, readAnew } from './read-anew.ts';
import {
  type BesideRow,
  countDifferences,
  type Differences,
  findRevaluable,
  listValuedOtherwise,
  type RevaluableRow,
} from './revaluation.queries.ts';

/** The stored figures of a calculation compared with those that its file gives now. */
export interface ComparedWithStored {
  readonly row: RevaluableRow;
  readonly stored: CalculationRow;
  readonly weights: WeightedSets;
  /** null when the stored file is no longer accepted */
  readonly fresh: {
    readonly calculation: StoredCalculation;
    readonly differences: Differences;
    readonly key: string;
    /** the calculations with which its MKI could no longer be compared */
    readonly valuedOtherwise: readonly BesideRow[];
  } | null;
  readonly problems: readonly string[];
}

/**
 * Reads one calculation's file again and compares it with what is stored; of a sealed bid only for the person who
 * entered it. Changes nothing.
 */
export async function compareWithStored(
  dependencies: RevaluationDependencies,
  caller: Pick<Caller, 'scope' | 'accountId'>,
  id: string,
  language: Language,
): Promise<Outcome<ComparedWithStored>> {
  const stored = await findOpenCalculation(dependencies.database.queries, caller, id);
  if (!stored.ok) return stored;
  const reading = await readAnew(dependencies, caller.scope, stored.value);
  if (!reading) return NOT_FOUND;
  if (reading.kind === 'too-busy' || reading.kind === 'no-process') return refuseUnread(reading, language);
  if (reading.kind === 'read') return setBeside(dependencies, caller, id, reading.calculation);
  return setBeside(dependencies, caller, id, null, problemsOf(reading, language));
}

/** Compares the result of a file with what is stored now, without reading it again. */
export async function setBeside(
  dependencies: RevaluationDependencies,
  caller: Pick<Caller, 'scope'>,
  id: string,
  calculation: StoredCalculation | null,
  problems: readonly string[] = [],
): Promise<Outcome<ComparedWithStored>> {
  const { queries } = dependencies.database;
  const row = await findRevaluable(queries, caller.scope, id);
  const stored = row && (await findCalculation(queries, caller.scope, id));
  if (!stored) return NOT_FOUND;
  const compared = { row, stored, weights: await findWeightedSets(dependencies), problems };
  if (!calculation) return done({ ...compared, fresh: null });
  const owner = { calculationId: id, organisationId: stored.organisationId };
  const differences = await countDifferences(queries, owner, calculation);
  const valuedOtherwise = await listValuedOtherwise(queries, row, calculation.weightsVersions);
  const key = outcomeKey(stored, calculation);
  return done({ ...compared, fresh: { calculation, differences, key, valuedOtherwise } });
}

function problemsOf(
  reading: Exclude<AnewOutcome, { kind: 'read' | 'too-busy' | 'no-process' }>,
  language: Language,
): string[] {
  switch (reading.kind) {
    case 'damaged':
      return [sentence(message('file-damaged'), language)];
    case 'too-complex':
    case 'broke-down':
      return [sayFileFailure(reading, language)];
    case 'refused':
      return reading.problems.map((problem) => problemMessage(problem, language));
  }
}
