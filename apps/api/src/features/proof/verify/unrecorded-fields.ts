import type { ChangingKind, HistoryAction, HistoryChanges } from '@milieuspoor/domain';

/** A state of a row, by the names that the history has for its fields. */
export type State = Readonly<Record<string, unknown>>;

/** An entry of the history about the row, or about the bidder whose calculation it is. */
export interface Entry {
  readonly subjectId: string;
  readonly action: HistoryAction;
  readonly changes: HistoryChanges;
}

/** What an entry says that a field became; undefined of one that says nothing of it. */
type Told = (field: string, entry: Entry, now: State) => unknown;

/** Says that the field is another by now, and in words to what; the words are not read back. */
const OTHERWISE = Symbol('otherwise');

/** Fields that an entry states as they are stored. */
const asStored: Told = (field, { changes, action }) =>
  action === 'deleted' ? undefined : changes[field]?.to;

/** Fields that an entry tells under another name, or in words. */
const inWords =
  (...names: readonly string[]): Told =>
  (_field, { changes, action }) =>
    action !== 'deleted' && names.some((name) => name in changes) ? OTHERWISE : undefined;

const deletedOrNot: Told = (_field, { action, changes }) =>
  action === 'deleted' ? true : changes.deleted?.to;

/** A bidder's calculation counts when the bidder wins. One that is deleted counts no more, also where the bidder wins by another. */
const activeOrNot: Told = (_field, entry, { id, applicantId, deleted }) => {
  if (entry.subjectId === id && entry.action === 'deleted') return false;
  const said = applicantId === null || entry.subjectId === id ? entry.changes.active : entry.changes.winner;
  if (!said || (deleted === true && said.to === true)) return undefined;
  return said.to === true;
};

/** A bidder who is deleted or comes back takes the calculation along that there was by then. */
const deletedWithBidder: Told = (field, entry, now) => {
  if (entry.subjectId !== now.applicantId) return deletedOrNot(field, entry, now);
  return entry.action === 'deleted' || 'deleted' in entry.changes ? OTHERWISE : undefined;
};

const NEVER: Told = () => undefined;
const revalued = inWords('itemsDiffering');

const TOLD: Readonly<Record<ChangingKind, Readonly<Record<string, Told>>>> = {
  project: {
    discountSteps: inWords('discountSteps'),
    criteria: inWords('criteria'),
    askedModules: inWords('askedModules'),
    bidsOpened: (_field, { changes }) => (changes.bidsOpened ? true : undefined),
    bidsOpenedAt: inWords('bidsOpened'),
  },
  calculation: {
    ...{ projectId: NEVER, calculationType: NEVER, applicantId: NEVER, answers: NEVER },
    ...{ active: activeOrNot, deleted: deletedWithBidder },
    ...{ sets: revalued, headlineSet: revalued, headlineMkiEur: revalued, headlineCo2Kg: revalued },
    ...{ a1WeightsVersion: revalued, a2WeightsVersion: revalued, figures: revalued },
  },
  bid: {
    ...{ projectId: NEVER, enteredBy: NEVER, createdAt: NEVER },
    criteriaValues: inWords('criteria'),
    criteriaMarks: inWords('criteria', 'criteriaReasons'),
    rulingReason: inWords('ruling', 'rulingReason'),
    ruledAt: inWords('ruling', 'rulingReason'),
    winnerReason: inWords('winner', 'winnerReason'),
    deleted: deletedOrNot,
    decisions: (_field, { changes }) =>
      Object.keys(changes).some((name) => name.startsWith('gap')) ? OTHERWISE : undefined,
  },
};

/** The fields by which two states differ, as far as both have them: a later release may know more of a row. */
export function changedFields(before: State, now: State): string[] {
  return Object.keys(before).filter(
    (field) =>
      field !== 'id' &&
      field !== 'after' &&
      field in now &&
      JSON.stringify(before[field]) !== JSON.stringify(now[field]),
  );
}

/** Of these fields the ones that no entry says were changed, or of which the last that does says that they became something else. */
export function unrecordedFields(
  kind: ChangingKind,
  fields: readonly string[],
  now: State,
  entries: readonly Entry[],
): string[] {
  return fields.filter((field) => {
    const told = TOLD[kind][field] ?? asStored;
    const last = entries.map((entry) => told(field, entry, now)).findLast((each) => each !== undefined);
    return last !== OTHERWISE && last !== now[field];
  });
}
