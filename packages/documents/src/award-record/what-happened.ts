import { SCOPE_SUBJECTS } from '@milieuspoor/domain';
import type { AwardRecord, RecordedEvent } from './award-record.ts';

/** Fields of a project that decide a discount or a price. */
export const MODEL_FIELDS = [
  'scopeEur',
  'fictionalTenderBenefitEur',
  'mkiMaxDiscountEur',
  'criteriaMaxDiscountEur',
  'criteria',
  'mkiUpperBoundaryEur',
  'mkiLowerBoundaryEur',
  'mkiCeilingEur',
  'discountSteps',
  'askedModules',
] as const;
const BID_FIELDS = ['quoteEur', 'criteriaDiscountEur', 'criteria', 'deleted'] as const;
/** `itemsDiffering` is in the entry of a calculation that was valued again. */
const CALCULATION_FIELDS = ['active', 'deleted', 'itemsDiffering'] as const;
/** The decisions about what a bid lacks, and the answers about what a calculation leaves empty. */
const DECISION_FIELDS = [...SCOPE_SUBJECTS.map((subject) => `gap:${subject}` as const), 'gapReason'];
const ANSWER_FIELDS = SCOPE_SUBJECTS.map((subject) => `scope:${subject}` as const);

/** Kinds of calculations on which an award depends. */
const TENDER_TYPES: readonly unknown[] = ['design-baseline', 'applicant'];

/**
 * Returns the entry of the history about opening the bids; null where there is none, as for tenders from before bids
 * were sealed.
 */
export function openingOf({ history }: Pick<AwardRecord, 'history'>): RecordedEvent | null {
  return history.findLast(({ changes }) => changes.bidsOpened?.to) ?? null;
}

/** Returns who last chose the winner, and when; null where the history does not say. */
export function choiceOf({
  history,
  winnerId,
}: Pick<AwardRecord, 'history' | 'winnerId'>): RecordedEvent | null {
  const isChoice = ({ subject, changes }: RecordedEvent) =>
    subject.type === 'applicant' && subject.id === winnerId && changes.winner?.to === true;
  return history.findLast(isChoice) ?? null;
}

/**
 * Returns the last reason in the history for the choice of the winner, given since that choice; null where there is
 * none.
 */
export function reasonGivenOf(record: Pick<AwardRecord, 'history' | 'winnerId'>): {
  readonly at: Date;
  readonly reason: string;
} | null {
  const choice = choiceOf(record);
  const since = choice ? record.history.slice(record.history.indexOf(choice)) : [];
  const given = since.findLast(
    ({ subject, changes }) => subject.id === record.winnerId && changes.winnerReason?.to,
  );
  return given ? { at: given.at, reason: String(given.changes.winnerReason?.to) } : null;
}

/** Returns who uploaded the file of a calculation; empty when unknown. */
export function uploaderOf({ history }: Pick<AwardRecord, 'history'>, calculationId: string): string {
  const isUpload = ({ subject, action }: RecordedEvent) =>
    subject.type === 'calculation' && subject.id === calculationId && action === 'created';
  return history.find(isUpload)?.by ?? '';
}

/**
 * Returns the entries of the history about the award: the project, its bids, and the calculations of baseline and
 * bidders. An entry about a calculation of unknown kind is included: a record may say too much rather than leave
 * something out.
 */
export function eventsOfAward({ history }: Pick<AwardRecord, 'history'>): readonly RecordedEvent[] {
  const others = new Set(
    history
      .filter(({ action, subject }) => action === 'created' && subject.type === 'calculation')
      .filter(({ changes }) => changes.calculationType && !TENDER_TYPES.includes(changes.calculationType.to))
      .map(({ subject }) => subject.id),
  );
  return history.filter(
    ({ subject: { type, id } }) =>
      type === 'project' || type === 'applicant' || (type === 'calculation' && !others.has(id)),
  );
}

/**
 * Counts the changes, after the opening of the bids, of what decides the award, because readers will ask for the
 * reason.
 */
export function changedAfterOpening(record: Pick<AwardRecord, 'history'>): {
  readonly model: number;
  readonly bids: number;
  readonly calculations: number;
  readonly answers: number;
  readonly decisions: number;
} {
  const opening = openingOf(record);
  const events = eventsOfAward(record);
  const later = opening ? events.slice(events.indexOf(opening) + 1) : [];
  const changing = (fields: readonly string[]) => (event: RecordedEvent) =>
    fields.some((field) => field in event.changes);
  const count = (type: string, fields: readonly string[]) =>
    later.filter(
      (event) => event.subject.type === type && (event.action !== 'changed' || changing(fields)(event)),
    ).length;
  return {
    model: count('project', MODEL_FIELDS),
    bids: count('applicant', BID_FIELDS),
    calculations: count('calculation', CALCULATION_FIELDS),
    answers: later.filter(changing(ANSWER_FIELDS)).length,
    decisions: later.filter(changing(DECISION_FIELDS)).length,
  };
}

/** A correction after the opening, with everything that was done during it. */
export interface RecordedCorrection {
  readonly begun: RecordedEvent;
  /** null while it is not ended */
  readonly ended: RecordedEvent | null;
  readonly events: readonly RecordedEvent[];
}

/** Returns the corrections of a tender, in the order in which they began. */
export function correctionsOf(record: Pick<AwardRecord, 'history'>): readonly RecordedCorrection[] {
  const events = eventsOfAward(record);
  return events.flatMap((begun, place) => {
    if (begun.changes.correction?.to !== true) return [];
    const later = events.slice(place + 1);
    const end = later.findIndex(({ changes }) => changes.correction?.to === false);
    return [{ begun, ended: later[end] ?? null, events: end < 0 ? later : later.slice(0, end) }];
  });
}
