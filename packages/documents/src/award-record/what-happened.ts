import type { AwardRecord, RecordedEvent } from './award-record.ts';

/** Fields of a project that a discount or a price is made of. */
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
/** The last stands in the entry of a calculation that was valued again. */
const CALCULATION_FIELDS = ['active', 'deleted', 'itemsDiffering'] as const;

/** Kinds of calculation that an award rests on. */
const TENDER_TYPES: readonly unknown[] = ['design-baseline', 'applicant'];

/** What the history says of opening the bids; null where it says nothing, as of tenders of before bids were sealed. */
export function openingOf({ history }: Pick<AwardRecord, 'history'>): RecordedEvent | null {
  return history.findLast(({ changes }) => changes.bidsOpened?.to) ?? null;
}

/** When and by whom the winner was chosen, the last time; null where the history does not say. */
export function choiceOf({
  history,
  winnerId,
}: Pick<AwardRecord, 'history' | 'winnerId'>): RecordedEvent | null {
  const isChoice = ({ subject, changes }: RecordedEvent) =>
    subject.type === 'applicant' && subject.id === winnerId && changes.winner?.to === true;
  return history.findLast(isChoice) ?? null;
}

/** What the history last says of why the winner was chosen, since that choice; null where it says nothing. */
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

/** Who uploaded the file of a calculation; empty when nobody knows. */
export function uploaderOf({ history }: Pick<AwardRecord, 'history'>, calculationId: string): string {
  const isUpload = ({ subject, action }: RecordedEvent) =>
    subject.type === 'calculation' && subject.id === calculationId && action === 'created';
  return history.find(isUpload)?.by ?? '';
}

/**
 * What of the history concerns the award: the project, its bids, and the calculations of baseline and bidders. One whose
 * kind is not told stays in: a record may say too much rather than leave something out.
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

/** How often what decides the award was changed after the bids were opened: a reader will ask why. */
export function changedAfterOpening(record: Pick<AwardRecord, 'history'>): {
  readonly model: number;
  readonly bids: number;
  readonly calculations: number;
} {
  const opening = openingOf(record);
  const events = eventsOfAward(record);
  const later = opening ? events.slice(events.indexOf(opening) + 1) : [];
  const count = (type: string, fields: readonly string[]) =>
    later.filter(
      ({ subject, action, changes }) =>
        subject.type === type && (action !== 'changed' || fields.some((field) => field in changes)),
    ).length;
  return {
    model: count('project', MODEL_FIELDS),
    bids: count('applicant', BID_FIELDS),
    calculations: count('calculation', CALCULATION_FIELDS),
  };
}

/** A correction after the opening, with all that was done while it ran. */
export interface RecordedCorrection {
  readonly begun: RecordedEvent;
  /** null while it runs */
  readonly ended: RecordedEvent | null;
  readonly events: readonly RecordedEvent[];
}

/** The corrections of a tender, in the order in which they were begun. */
export function correctionsOf(record: Pick<AwardRecord, 'history'>): readonly RecordedCorrection[] {
  const events = eventsOfAward(record);
  return events.flatMap((begun, place) => {
    if (begun.changes.correction?.to !== true) return [];
    const later = events.slice(place + 1);
    const end = later.findIndex(({ changes }) => changes.correction?.to === false);
    return [{ begun, ended: later[end] ?? null, events: end < 0 ? later : later.slice(0, end) }];
  });
}
