import { expect, it } from 'vitest';
import { choicesOf, unknownChoices } from './view-choices.ts';

it('a view keeps the choices that an address has, a single year as text', () => {
  expect(choicesOf({ set: 'a2', years: 2026, drill: 'p:1', contract: undefined })).toEqual({
    set: 'a2',
    years: '2026',
    drill: 'p:1',
  });
  expect(choicesOf({ years: '' })).toEqual({ years: '' });
  expect(choicesOf({})).toEqual({});
});

it('it keeps nothing else of an address', () => {
  const search = { set: 'a1', text: 'brug', page: 3 } as const;
  expect(choicesOf(search)).toEqual({ set: 'a1' });
});

it('what the dashboard no longer knows of a view is named', () => {
  expect(unknownChoices({ tab: 'vroeger', set: 'a1', years: '' }, { set: 'a1', years: '' })).toEqual(['tab']);
});
