import { SCOPE_SUBJECTS } from '../scope/scope-answers.ts';
import { BID_DATA } from '../stated-fields/bid-fields.ts';
import { CALCULATION_FIELDS } from '../stated-fields/calculation-fields.ts';
import { PROJECT_FIELDS } from '../stated-fields/project-fields.ts';
import { keysOf } from '../stated-fields/stated-fields.ts';
import type { HistorySubject } from './history-entry.ts';

/**
 * The fields under which the history stores what happened to a project, a bid and a calculation. The record of an award
 * says each of them, or names it as no part of an award.
 */
export const RECORDED_FIELDS = {
  project: [
    ...keysOf(PROJECT_FIELDS).filter((key) => key !== 'referenceCalculationId'),
    ...(['reason', 'criterionIssued', 'correction'] as const),
    ...(['openingAsked', 'witness', 'openingDeclined', 'openingAskedBy', 'openingAskedAt'] as const),
    ...(['bidsOpened', 'unlockingAsked', 'unlockingRefused', 'unlockingWithdrawn'] as const),
  ],
  applicant: [
    ...keysOf(BID_DATA),
    ...([
      'criteria',
      'criteriaReasons',
      'winner',
      'winnerReason',
      'ruling',
      'rulingReason',
      'deleted',
      'bidHeldBy',
    ] as const),
    ...SCOPE_SUBJECTS.map((subject) => `gap:${subject}` as const),
    'gapReason',
  ],
  calculation: [
    ...keysOf(CALCULATION_FIELDS),
    ...(['calculationType', 'fileName', 'deleted'] as const),
    ...(['headlineMkiEur', 'itemCount', 'a1MkiEur', 'a2MkiEur', 'a1Co2Kg', 'a2Co2Kg'] as const),
    ...(['a1WeightsVersion', 'a2WeightsVersion', 'itemsDiffering', 'whileClosed', 'scopeAgainst'] as const),
    ...SCOPE_SUBJECTS.map((subject) => `scope:${subject}` as const),
    ...(['worksheet', 'madeFrom', 'quantitiesFile', 'productsUsed', 'profilesFrom'] as const),
  ],
} as const satisfies Partial<Record<HistorySubject, readonly string[]>>;

export type RecordedSubject = keyof typeof RECORDED_FIELDS;
export type RecordedField<Subject extends RecordedSubject> = (typeof RECORDED_FIELDS)[Subject][number];
