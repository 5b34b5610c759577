import { expect, it } from 'vitest';
import { z } from 'zod';
import { answeredFields, newFields, sentFields, withheldFields } from './filled-fields.ts';

const NAMES = { rail: 'Spoor', road: 'Weg' };

const FIELDS = {
  name: { wire: 'name', kind: 'line', max: 5, required: true },
  contact: { wire: 'contact_person', kind: 'line', max: 5 },
  notes: { wire: 'notes', kind: 'text', max: 8 },
  reason: { wire: 'reason', kind: 'text', max: 8, required: true },
  sector: { wire: 'sector', kind: 'choice', choices: ['rail', 'road'], labels: { nl: NAMES, en: NAMES } },
  latitude: { wire: 'latitude', kind: 'degrees', max: 90 },
  planned: { wire: 'planned', kind: 'day' },
  changed: { wire: 'scope_changed', kind: 'answer' },
  quote: { wire: 'quote_price', kind: 'whole-euro' },
} as const;

const sent = z.object(sentFields(FIELDS)).partial();
const takes = (fields: object) => sent.safeParse(fields).success;

it.each<[string, object, object]>([
  ['a name of up to its length, and none that is empty', { name: 'abcde' }, { name: 'abcdef' }],
  ['a name with something in it', { name: 'a' }, { name: ' ' }],
  ['a line that may be empty', { contact_person: '' }, { contact_person: 'abcdef' }],
  ['a name on one line', { name: 'a b' }, { name: 'a\nb' }],
  ['a reason with something in it', { reason: 'a' }, { reason: '' }],
  ['a text of several lines', { notes: 'a\nb' }, { notes: 'a\u202Eb' }],
  ['one of the choices', { sector: 'rail' }, { sector: 'water' }],
  ['degrees up to their largest', { latitude: 90 }, { latitude: 90.1 }],
  ['degrees below 0 as well', { latitude: -90 }, { latitude: -90.1 }],
  ['a day from 1900 on', { planned: '1900-01-01' }, { planned: '1899-12-31' }],
  ['no day at all', { planned: null }, { planned: '' }],
  ['yes, no and no answer', { scope_changed: null }, { scope_changed: 'yes' }],
  [
    'an amount, also one with cents, which a rule refuses in words',
    { quote_price: 1.5 },
    { quote_price: '1' },
  ],
])('takes %s', (_what, taken, refused) => {
  expect([takes(taken), takes(refused)]).toEqual([true, false]);
});

it('rounds degrees to six decimals', () => {
  expect(sent.parse({ latitude: 52.12345678 })).toEqual({ latitude: 52.123457 });
});

it('needs of something new what is required and what is chosen, and fills in the rest as empty', () => {
  const made = z.object(newFields(FIELDS));
  expect(made.parse({ name: 'Weg', sector: 'road', reason: 'a' })).toEqual({
    ...{ name: 'Weg', sector: 'road', reason: 'a', contact_person: '', notes: '' },
    ...{ latitude: null, planned: null, scope_changed: null, quote_price: null },
  });
  expect(made.safeParse({ name: 'Weg', reason: 'a' }).success).toBe(false);
  expect(made.safeParse({ sector: 'road', reason: 'a' }).success).toBe(false);
});

it('answers with whole euros and with names of any length, and withholds every field alike', () => {
  const answered = z.object(answeredFields(FIELDS)).partial();
  expect(answered.safeParse({ quote_price: 1 }).success).toBe(true);
  expect(answered.safeParse({ quote_price: 1.5 }).success).toBe(false);
  expect(answered.safeParse({ name: 'a name from before' }).success).toBe(true);
  expect(answered.safeParse({ name: null }).success).toBe(false);
  const withheld = z.object(withheldFields(FIELDS));
  const nothing = Object.fromEntries(Object.values(FIELDS).map(({ wire }) => [wire, null]));
  expect(withheld.parse(nothing)).toEqual(nothing);
});
