import { describe, expect, it } from 'vitest';
import {
  type CriterionDraft,
  draftsAfter,
  draftsBeside,
  isOvertaken,
  rowProblems,
  rowsOf,
  sendableCriteria,
} from './criteria-drafts.ts';

const HINDER = { uuid: 'h', name: 'Hinderbeperking', max_discount: 30_000 };
const PLANNING = { uuid: 'p', name: 'Planning', max_discount: 20_000 };
const STORED = [HINDER, PLANNING];
const MODEL = {
  scopeEur: 1_000_000,
  benefitEur: 300_000,
  mkiMaxDiscountEur: 250_000,
  criteriaMaxDiscountEur: 50_000,
  upperEur: 100_000,
  lowerEur: 50_000,
  ceilingEur: null,
  steps: null,
};

const draft = (uuid: string | null, name: string, maximum: string, isLeft = true): CriterionDraft => ({
  key: uuid ?? name,
  uuid,
  seen: STORED.find((each) => each.uuid === uuid) ?? null,
  name,
  maximum,
  isLeft,
});
const sent = (...drafts: CriterionDraft[]) => sendableCriteria(STORED, rowsOf(STORED, drafts), MODEL);
const rules = (...drafts: CriterionDraft[]) =>
  rowProblems(rowsOf(STORED, drafts), MODEL).map(({ name, maxDiscountEur }) => [
    name?.rule,
    maxDiscountEur?.rule,
  ]);

describe('what is sent of the criteria that are typed', () => {
  it('is the whole list, in which a criterion that is there keeps its uuid', () => {
    expect(sent(draft('p', ' Uitvoering ', '20.000'))).toEqual([HINDER, { ...PLANNING, name: 'Uitvoering' }]);
    expect(sent(draft('h', 'Hinderbeperking', '20.000'), draft(null, 'Veiligheid', '10.000'))).toEqual([
      { ...HINDER, max_discount: 20_000 },
      PLANNING,
      { name: 'Veiligheid', max_discount: 10_000 },
    ]);
  });

  it('is nothing while nothing differs, or somebody is still typing', () => {
    expect(sent()).toBeNull();
    expect(sent(draft('p', 'Planning ', '20000'))).toBeNull();
    expect(sent(draft('p', 'Plan', '20.000', false))).toBeNull();
  });

  it('leaves a row with a problem as it is stored, and a new one out of it', () => {
    expect(sent(draft('h', 'Hinder', '30.000'), draft('p', '', '5'), draft(null, 'Nieuw', ''))).toEqual([
      { ...HINDER, name: 'Hinder' },
      PLANNING,
    ]);
    expect(sent(draft('h', 'Planning', '30.000'))).toBeNull();
    expect(sent(draft('h', 'Planning', '30.000'), draft('p', '', '5'))).toBeNull();
    expect(sent(draft('h', 'Hinderbeperking', '0'))).toBeNull();
    expect(sent(draft('h', 'Hinderbeperking', 'veel'))).toBeNull();
  });

  it('is no name with characters that nobody sees', () => {
    expect(sent(draft('p', 'Plan\u200bning', '20.000'))).toBeNull();
    expect(sent(draft('h', 'Hinder', '30.000'), draft('p', 'Plan\u202ening', '20.000'))).toEqual([
      { ...HINDER, name: 'Hinder' },
      PLANNING,
    ]);
  });

  it('is no maximum that exceeds the benefit, but a new name all the same', () => {
    expect(sent(draft('h', 'Hinder', '30.001'))).toEqual([{ ...HINDER, name: 'Hinder' }, PLANNING]);
    expect(sent(draft(null, 'Veiligheid', '1'))).toBeNull();
  });
});

describe('a row', () => {
  it('says what is wrong with it, once somebody went on where something is missing', () => {
    expect(rules(draft(null, '', '', false)).at(-1)).toEqual([undefined, undefined]);
    expect(rules(draft(null, '', '')).at(-1)).toEqual(['required', 'required']);
    expect(rules(draft(null, 'planning', '1,5', false)).at(-1)).toEqual(['distinctName', 'wholeEuro']);
    expect(rules(draft('h', 'Planning', '30.000'))).toEqual([
      ['distinctName', undefined],
      [undefined, undefined],
    ]);
    expect(rules(draft('h', 'Hinder', 'veel'))[0]).toEqual([undefined, 'wholeEuro']);
    expect(rules(draft('h', 'Hinder', '0'))[0]).toEqual([undefined, 'notZero']);
  });

  it('that exceeds the benefit says so, and no row that nobody typed in', () => {
    expect(rules(draft('h', 'Hinderbeperking', '30.001'))).toEqual([
      [undefined, 'maxDiscount'],
      [undefined, undefined],
    ]);
  });
});

it('two criteria can take each other’s name', () => {
  expect(sent(draft('h', 'Planning', '30.000'), draft('p', 'Hinderbeperking', '20.000'))).toEqual([
    { ...HINDER, name: 'Planning' },
    { ...PLANNING, name: 'Hinderbeperking' },
  ]);
});

describe('once a list is stored', () => {
  it('what was typed further stays, now of the criterion that is there', () => {
    const stored = [...STORED, { uuid: 'v', name: 'Veiligheid', max_discount: 5 }];
    expect(draftsAfter([draft(null, 'Veiligheid', '5'), draft('h', 'Hinder', '1')], stored)).toEqual([
      draft('h', 'Hinder', '1'),
    ]);
    expect(draftsAfter([draft(null, 'Veiligheid', '56')], stored)).toEqual([
      { ...draft('v', 'Veiligheid', '56'), key: 'Veiligheid', seen: stored[2] },
    ]);
  });

  it('what was typed of a criterion that somebody else took away is one that is new', () => {
    expect(draftsAfter([draft('x', 'Weg', '1'), draft(null, 'Nieuw', '1')], STORED)).toEqual([
      { ...draft(null, 'Weg', '1'), key: 'x' },
      draft(null, 'Nieuw', '1'),
    ]);
  });

  it('a row that was new keeps its key', () => {
    const rows = rowsOf([{ uuid: 'v', name: 'Veiligheid', max_discount: 5 }], [], new Map([['v', 'new-0']]));
    expect(rows.map(({ key, maximum }) => [key, maximum])).toEqual([['new-0', '5']]);
  });
});

describe('beside what somebody else stored', () => {
  const stored = [{ ...HINDER, name: 'Overlast', max_discount: 5 }, PLANNING];
  const beside = (typed: CriterionDraft) => draftsBeside([typed], stored)[0] ?? typed;

  it('a field in which nobody typed follows it, and what was typed stays', () => {
    expect(beside(draft('h', 'Hinder', '30.000'))).toMatchObject({ name: 'Hinder', maximum: '5' });
    expect(beside(draft('h', 'Hinderbeperking', '7'))).toMatchObject({ name: 'Overlast', maximum: '7' });
  });

  it('what was typed is overtaken where the same field was changed otherwise, or its criterion is gone', () => {
    const isLate = (typed: CriterionDraft) => isOvertaken(beside(typed), stored);
    expect(isLate(draft('h', 'Hinder', '30.000'))).toBe(true);
    expect(isLate(draft('h', 'Hinderbeperking', '7'))).toBe(true);
    expect(isLate(draft('h', 'Overlast', '5'))).toBe(false);
    expect(isLate(draft('p', 'Uitvoering', '20.000'))).toBe(false);
    expect(isLate(draft(null, 'Veiligheid', '5'))).toBe(false);
    expect(isOvertaken(draft('p', 'Uitvoering', '20.000'), [HINDER])).toBe(true);
  });

  it('a row of a criterion that is gone stays on the screen', () => {
    const rows = rowsOf([HINDER], [draft('p', 'Uitvoering', '20.000')]);
    expect(rows.map(({ key, uuid, name }) => [key, uuid, name])).toEqual([
      ['h', 'h', 'Hinderbeperking'],
      ['p', null, 'Uitvoering'],
    ]);
  });
});
