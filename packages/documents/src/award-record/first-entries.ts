import type { AwardRecord, RecordedBid, RecordedEvent } from './award-record.ts';
import { MODEL_FIELDS } from './what-happened.ts';

/** Fields of a project that are part of what is issued, beside those that a discount is made of. */
const OTHER_MODEL_FIELDS = [
  'contractType',
  'mkiManuallySet',
  'referenceCalculationName',
  'penaltyFactor',
] as const;

/** When a price or a calculation of a bid was first stored, as far as the history tells; null where it does not. */
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

/** The same of all bids, also of those that were deleted or withdrawn since; a row without a figure is no bid yet. */
export function firstEntryOfAll({ history }: Pick<AwardRecord, 'history'>): Date | null {
  return history.find((event) => isPriceEntered(event) || isBidUploaded(event))?.at ?? null;
}

/** The changes of the model after the first bid was entered, whether or not bids were open by then. */
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
