import type { ChangingKind, HistoryAction, HistoryChanges } from '@milieuspoor/domain';

/** A state of a row, by the names of its fields in the history. */
export type State = Readonly<Record<string, unknown>>;

/** An entry of the history about the row, or about the bidder of the calculation. */
export interface Entry {
  readonly subjectId: string;
  readonly action: HistoryAction;
  readonly changes: HistoryChanges;
}

/** Returns the new value of a field according to an entry; undefined when the entry says nothing about it. */
type Told = (field: string, entry: Entry, now: State) => unknown;

/** The field changed to a value that the entry states in words, which are not parsed. */
const OTHERWISE = Symbol('otherwise');

/** Reads fields that an entry states in their stored form. */
const asStored: Told = (field, { changes, action }) =>
  action === 'deleted' ? undefined : changes[field]?.to;

/** Reads fields that an entry states under another name, or in words. */
const inWords =
  (...names: readonly string[]): Told =>
  (_field, { changes, action }) =>
    action !== 'deleted' && names.some((name) => name in changes) ? OTHERWISE : undefined;

const deletedOrNot: Told = (_field, { action, changes }) =>
  action === 'deleted' ? true : changes.deleted?.to;

/**
 * Tells whether a calculation is active: a bidder's is when the bidder wins. A deleted one no longer is, also where the
 * bidder wins with another.
 */
const activeOrNot: Told = (_field, entry, { id, applicantId, deleted }) => {
  if (entry.subjectId === id && entry.action === 'deleted') return false;
  const said = applicantId === null || entry.subjectId === id ? entry.changes.active : entry.changes.winner;
  if (!said || (deleted === true && said.to === true)) return undefined;
  return said.to === true;
};

/**
 * Tells whether a calculation was deleted: a bidder who is deleted or restored takes the calculation of that moment
 * along.
 */
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

/** Returns the fields in which two states differ, as far as both have them: a later release may know more of a row. */
export function changedFields(before: State, now: State): string[] {
  return Object.keys(before).filter(
    (field) =>
      field !== 'id' &&
      field !== 'after' &&
      field in now &&
      JSON.stringify(before[field]) !== JSON.stringify(now[field]),
  );
}

/** Returns those of the fields for which no entry states a change, or for which the last entry states another value. */
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
