import type { AwardRecord, RecordedBid, RecordedEvent } from './award-record.ts';
import { MODEL_FIELDS } from './what-happened.ts';

/** Fields of a project that belong to an edition, other than those that decide a discount. */
const OTHER_MODEL_FIELDS = [
  'contractType',
  'mkiManuallySet',
  'referenceCalculationName',
  'penaltyFactor',
] as const;

/**
 * Returns when a price or a calculation of a bid was first stored, according to the history; null where the history
 * does not say.
 */
export function firstEntryOf(
  { id }: Pick<RecordedBid, 'id'>,
  { history, files }: Pick<AwardRecord, 'history' | 'files'>,
): Date | null {
  const calculations = files.flatMap(({ bidId, calculationId }) => (bidId === id ? [calculationId] : []));
  const first = history.find(
    (event) =>
      (event.subject.id === id && isPriceEntered(event)) ||
      (calculations.includes(event.subject.id ?? '') && isBidUploaded(event)),
  );
  return first?.at ?? null;
}

/**
 * Returns the first such moment over all bids, including those that were deleted or withdrawn since; a row without a
 * figure is not yet a bid.
 */
export function firstEntryOfAll({ history }: Pick<AwardRecord, 'history'>): Date | null {
  return history.find((event) => isPriceEntered(event) || isBidUploaded(event))?.at ?? null;
}

/** Returns the changes of the model after the first bid was entered, whether or not bids were open at that time. */
export function modelChangesAfterFirstBid(record: Pick<AwardRecord, 'history'>): readonly RecordedEvent[] {
  const first = firstEntryOfAll(record);
  if (!first) return [];
  return record.history.filter(
    ({ at, subject, changes }) =>
      at > first &&
      subject.type === 'project' &&
      [...MODEL_FIELDS, ...OTHER_MODEL_FIELDS].some((field) => field in changes),
  );
}

function isPriceEntered({ subject, changes }: RecordedEvent): boolean {
  return subject.type === 'applicant' && typeof changes.quoteEur?.to === 'number';
}

function isBidUploaded({ subject, action, changes }: RecordedEvent): boolean {
  return (
    subject.type === 'calculation' && action === 'created' && changes.calculationType?.to === 'applicant'
  );
}
