import { expect, test } from 'vitest';
import { tenderedProject } from '../../../../testing/bid-answers.ts';
import { exampleBid } from '../../../../testing/example-bids.ts';
import {
  changesOf,
  draftedDiscountEur,
  draftOf,
  draftProblems,
  EMPTY_DRAFT,
  takesDiscount,
  valuesOf,
} from './bid-draft.ts';

const PROJECT = tenderedProject();
const HINDER = {
  uuid: '0e000000-0000-4000-8000-000000000001',
  name: 'Hinderbeperking',
  max_discount: 30_000,
  scale: null,
};
const PLANNING = {
  uuid: '0e000000-0000-4000-8000-000000000002',
  name: 'Planning',
  max_discount: 20_000,
  scale: null,
};
const NAMED = tenderedProject({ criteria: [HINDER, PLANNING] });

test('a bid stands in its fields with points, and comes out of them as it was', () => {
  const bid = exampleBid();
  expect(draftOf(bid)).toEqual({
    name: 'Noord',
    quoteEur: '1.000.000',
    criteriaDiscountEur: '50.000',
    criteria: {},
    reasons: {},
  });
  expect(valuesOf(draftOf(bid), PROJECT)).toEqual({
    name: 'Noord',
    quote_price: 1_000_000,
    criteria_discount: 50_000,
  });
  expect(draftOf(exampleBid({ quote_price: 0, criteria_discount: null }))).toMatchObject({
    quoteEur: '0',
    criteriaDiscountEur: '',
  });
});

test('only what was changed is sent', () => {
  const seen = exampleBid();
  expect(changesOf(seen, draftOf(seen), PROJECT)).toEqual({});
  expect(changesOf(seen, { ...draftOf(seen), quoteEur: '990.000' }, PROJECT)).toEqual({
    quote_price: 990_000,
  });
  expect(changesOf(seen, { ...draftOf(seen), name: ' Noord BV ', criteriaDiscountEur: '' }, PROJECT)).toEqual(
    {
      name: 'Noord BV',
      criteria_discount: null,
    },
  );
});

test('every field of a bid has to be there', () => {
  const required = 'Dit veld is vereist';
  expect(draftProblems(EMPTY_DRAFT, PROJECT, 'nl')).toEqual({
    name: required,
    quoteEur: required,
    criteriaDiscountEur: required,
  });
});

test('a discount on other criteria is at most the maximum, and a price of 0 is one', () => {
  const draft = { name: 'Noord', quoteEur: '0', criteriaDiscountEur: '50.001', criteria: {}, reasons: {} };
  expect(draftProblems(draft, PROJECT, 'nl')).toEqual({
    criteriaDiscountEur: 'Maximale korting is €50.000,-',
  });
  expect(draftProblems({ ...draft, criteriaDiscountEur: '50.000' }, PROJECT, 'nl')).toEqual({});
});

test('where nothing goes to other criteria there is no discount to fill in, but one that is there can be taken away', () => {
  const nothing = tenderedProject({ criteria_max_discount: 0 });
  const without = { criteriaMaxDiscountEur: 0 };
  expect(draftProblems({ ...EMPTY_DRAFT, name: 'Noord', quoteEur: '5' }, nothing, 'nl')).toEqual({});
  expect(takesDiscount(without, EMPTY_DRAFT)).toBe(false);
  expect(takesDiscount(without, { ...EMPTY_DRAFT, criteriaDiscountEur: '10' })).toBe(true);
  expect(takesDiscount({ criteriaMaxDiscountEur: 1 }, EMPTY_DRAFT)).toBe(true);
});

test('a text that is no amount in whole euro is said at its field, and is not missing', () => {
  const draft = { name: 'Noord', quoteEur: '1.5', criteriaDiscountEur: '12,50', criteria: {}, reasons: {} };
  const whole = 'Vul een bedrag in hele euro’s in';
  expect(draftProblems(draft, PROJECT, 'nl')).toEqual({ quoteEur: whole, criteriaDiscountEur: whole });
});

/** The same in the form that is sent: a criterion in euro has no level. */
const asked = (hinder: number | null, planning: number | null) =>
  given(hinder, planning).map(({ level: _level, reason: _reason, ...each }) => each);
const given = (hinder: number | null, planning: number | null) => [
  { uuid: HINDER.uuid, name: HINDER.name, value: hinder, level: null, reason: null, upper_boundary: 30_000 },
  {
    uuid: PLANNING.uuid,
    name: PLANNING.name,
    value: planning,
    level: null,
    reason: null,
    upper_boundary: 20_000,
  },
];

test('with named criteria a bid is given a value on each, and no discount apart', () => {
  const bid = exampleBid({ criteria_discount: 25_000, criteria: given(25_000, null) });
  const draft = draftOf(bid);
  expect(draft).toMatchObject({ criteriaDiscountEur: '', criteria: { [HINDER.uuid]: '25.000' } });
  expect(valuesOf(draft, NAMED)).toEqual({
    name: 'Noord',
    quote_price: 1_000_000,
    criteria: asked(25_000, null),
  });
  expect(draftedDiscountEur(draft, NAMED)).toBe(25_000);
  expect(draftedDiscountEur(EMPTY_DRAFT, NAMED)).toBeNull();
});

test('of named criteria only those are sent that were changed', () => {
  const seen = exampleBid({ criteria_discount: 30_000, criteria: given(25_000, 5_000) });
  const draft = draftOf(seen);
  expect(changesOf(seen, draft, NAMED)).toEqual({});
  const changed = { ...draft, criteria: { ...draft.criteria, [PLANNING.uuid]: '6.000' } };
  expect(changesOf(seen, changed, NAMED)).toEqual({ criteria: asked(25_000, 6_000).slice(1) });
});

test('on a scale another reason is sent with its level, and no amount', () => {
  const scale = [
    { percentage: 0, name: 'Onvoldoende' },
    { percentage: 100, name: 'Goed' },
  ];
  const scaled = { ...NAMED, criteria: NAMED.criteria.map((each) => ({ ...each, scale })) };
  const seen = exampleBid({
    criteria: given(30_000, 0).map((each) => ({ ...each, level: each.value ? 100 : 0, reason: 'Past' })),
  });
  const draft = draftOf(seen);
  expect(changesOf(seen, draft, scaled)).toEqual({});
  const changed = { ...draft, reasons: { ...draft.reasons, [HINDER.uuid]: ' Past geheel ' } };
  expect(changesOf(seen, changed, scaled)).toEqual({
    criteria: [
      { uuid: HINDER.uuid, name: HINDER.name, upper_boundary: 30_000, level: 100, reason: 'Past geheel' },
    ],
  });
});

test('a value is whole euro up to the maximum of its criterion, and every one has to be there', () => {
  const draft = { ...EMPTY_DRAFT, name: 'Noord', quoteEur: '5', criteria: { [HINDER.uuid]: '30.001' } };
  expect(draftProblems(draft, NAMED, 'nl')).toEqual({
    criteria: { [HINDER.uuid]: 'Bovengrens is €30.000,-', [PLANNING.uuid]: 'Dit veld is vereist' },
  });
  const sound = { ...draft, criteria: { [HINDER.uuid]: '30.000', [PLANNING.uuid]: '0' } };
  expect(draftProblems(sound, NAMED, 'nl')).toEqual({});
  const unread = { ...draft, criteria: { [HINDER.uuid]: 'veel', [PLANNING.uuid]: '0' } };
  expect(draftProblems(unread, NAMED, 'nl')).toEqual({
    criteria: { [HINDER.uuid]: 'Vul een bedrag in hele euro’s in' },
  });
});
