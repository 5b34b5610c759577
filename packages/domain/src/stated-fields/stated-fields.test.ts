import { expect, it } from 'vitest';
import { changedOf, fromWire, keysByWire, toWire, valuesOf, withEmpty, withheld } from './stated-fields.ts';

const FIELDS = {
  name: { wire: 'work_name', kind: 'line', max: 10, required: true },
  place: { wire: 'work_place', kind: 'text', max: 20 },
  plannedDate: { wire: 'planned_date', kind: 'day' },
} as const;

it('what is not given of something new is empty: a text is "", all else null', () => {
  expect(withEmpty(FIELDS, { name: 'Brug' })).toEqual({ name: 'Brug', place: '', plannedDate: null });
  expect(withEmpty(FIELDS, { name: 'Brug', place: 'Soest', plannedDate: '2027-04-02' })).toEqual({
    name: 'Brug',
    place: 'Soest',
    plannedDate: '2027-04-02',
  });
});

it('of a row it takes its own fields, and names them as the API does', () => {
  const row = { id: 7, name: 'Brug', place: '', plannedDate: null };
  expect(valuesOf(FIELDS, row)).toEqual({ name: 'Brug', place: '', plannedDate: null });
  expect(toWire(FIELDS, row)).toEqual({ work_name: 'Brug', work_place: '', planned_date: null });
});

it('what was not sent is undefined, and what was sent empty is not', () => {
  expect(fromWire(FIELDS, { work_name: 'Brug', planned_date: null })).toEqual({
    name: 'Brug',
    place: undefined,
    plannedDate: null,
  });
});

it('of what is withheld the names stay', () => {
  expect(withheld(FIELDS)).toEqual({ work_name: null, work_place: null, planned_date: null });
});

it('a change is what was asked and differs; emptying is one, asking nothing is none', () => {
  const stored = { name: 'Brug', place: 'Soest', plannedDate: '2027-04-02' as string | null };
  expect(changedOf(stored, { name: 'Brug', place: undefined, plannedDate: null })).toEqual({
    plannedDate: null,
  });
});

it('the name of the API leads back to that of the row', () => {
  expect(keysByWire(FIELDS)).toEqual({ work_name: 'name', work_place: 'place', planned_date: 'plannedDate' });
});
