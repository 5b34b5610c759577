import { describe, expect, it } from 'vitest';
import { changedFields, type Entry, unrecordedFields } from './unrecorded-fields.ts';

const ID = 'de inschrijving';
const entry = (changes: Entry['changes'], more: Partial<Entry> = {}): Entry => ({
  ...{ subjectId: ID, action: 'changed', changes },
  ...more,
});

describe('two states differ', () => {
  it('in each field that both have, and in nothing else', () => {
    expect(
      changedFields(
        { id: ID, after: 3, quoteEur: 1, name: 'Noord', criteriaValues: { a: 1, b: 2 } },
        { id: ID, after: 9, quoteEur: 2, name: 'Noord', criteriaValues: { a: 1, b: 2 }, later: true },
      ),
    ).toEqual(['quoteEur']);
  });
});

describe('a change of a bid', () => {
  const now = { id: ID, quoteEur: 2, criteriaValues: { a: 1 }, deleted: true };
  const said = (fields: readonly string[], ...entries: readonly Entry[]) =>
    unrecordedFields('bid', fields, now, entries);

  it('is recorded by the last entry that states the field, with the present value', () => {
    expect(said(['quoteEur'])).toEqual(['quoteEur']);
    expect(said(['quoteEur'], entry({ quoteEur: { from: 1, to: 2 } }))).toEqual([]);
    expect(said(['quoteEur'], entry({ quoteEur: { from: 1, to: 3 } }))).toEqual(['quoteEur']);
    expect(
      said(['quoteEur'], entry({ quoteEur: { from: 1, to: 2 } }), entry({ quoteEur: { from: 2, to: 1 } })),
    ).toEqual(['quoteEur']);
    expect(said(['quoteEur'], entry({ name: { from: 'a', to: 'b' } }))).toEqual(['quoteEur']);
  });

  it('is no change where the bid was deleted, because that empties each field with words', () => {
    const deleted = entry({ quoteEur: { from: 2, to: null } }, { action: 'deleted' });
    expect(said(['quoteEur'], entry({ quoteEur: { from: 1, to: 2 } }), deleted)).toEqual([]);
    expect(said(['deleted'], deleted)).toEqual([]);
    expect(said(['deleted'], deleted, entry({ deleted: { from: true, to: false } }))).toEqual(['deleted']);
  });

  it('is recorded with words where the history has words for it', () => {
    expect(said(['criteriaValues'], entry({ criteria: { from: null, to: 'a: € 1' } }))).toEqual([]);
    expect(said(['criteriaValues'], entry({ quoteEur: { from: 1, to: 2 } }))).toEqual(['criteriaValues']);
  });
});

describe('a change of a calculation', () => {
  const said = (now: object, ...entries: readonly Entry[]) =>
    unrecordedFields('calculation', ['active'], { id: 'de berekening', applicantId: ID, ...now }, entries);
  const won = (to: boolean) => entry({ winner: { from: !to, to } });

  it('is a change of the winner when the entry is about the bidder', () => {
    expect(said({ active: true }, won(true))).toEqual([]);
    expect(said({ active: true }, won(true), won(false))).toEqual(['active']);
    expect(said({ active: false }, won(true), won(false))).toEqual([]);
    expect(said({ active: true }, entry({ active: { from: false, to: true } }))).toEqual(['active']);
  });

  it('ends with the calculation, also where the bidder wins by another one or is restored', () => {
    const deleted = entry(
      { name: { from: 'a', to: null } },
      { subjectId: 'de berekening', action: 'deleted' },
    );
    expect(said({ active: false, deleted: true }, won(false), deleted, won(true))).toEqual([]);
    expect(said({ active: true, deleted: true }, won(false), deleted, won(true))).toEqual(['active']);
    const now = { id: 'de berekening', applicantId: ID, deleted: true };
    const back = entry({ deleted: { from: true, to: false } });
    expect(unrecordedFields('calculation', ['deleted'], now, [deleted, back])).toEqual([]);
    expect(unrecordedFields('calculation', ['deleted'], now, [won(true)])).toEqual(['deleted']);
  });

  it('never explains another file, and explains other figures only by a revaluation', () => {
    const valued = entry({ itemsDiffering: { from: null, to: 3 } }, { subjectId: 'de berekening' });
    const fields = ['applicantId', 'figures', 'headlineMkiEur'];
    const now = { id: 'de berekening', applicantId: ID, figures: 'a', headlineMkiEur: 1 };
    expect(unrecordedFields('calculation', fields, now, [])).toEqual(fields);
    expect(unrecordedFields('calculation', fields, now, [valued])).toEqual(['applicantId']);
  });
});
