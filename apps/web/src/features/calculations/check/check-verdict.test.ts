import type { WorkbookQuestionAnswer } from '@milieuspoor/contract';
import { expect, test } from 'vitest';
import { mayBeAdded, verdictOf } from './check-verdict.ts';

const question = (id: string, more: Partial<WorkbookQuestionAnswer> = {}): WorkbookQuestionAnswer => ({
  id,
  kind: 'dominant-item',
  required: true,
  sheet: 'Posten',
  row: 2,
  column: 'Postnummer',
  cell: 'A2',
  text: '',
  choices: [{ value: 'confirmed', label: 'Ja, dit klopt' }],
  answer: null,
  rows: [],
  changes_reading: false,
  ...more,
});
const SOUND = { refusal: null, questions: [], item_count: 5, error_count: 0, warning_count: 0 };
const READ = { ...SOUND, questions: [question('a'), question('b'), question('c', { required: false })] };

test('a file can be added once every question that has to be answered is', () => {
  expect(verdictOf(SOUND, {})).toEqual({ kind: 'sound', warnings: 0 });
  expect(verdictOf(READ, {})).toEqual({ kind: 'asked', open: 2 });
  expect(verdictOf(READ, { a: 'confirmed' })).toEqual({ kind: 'asked', open: 1 });
  expect(verdictOf(READ, { a: 'confirmed', b: 'none of the choices' })).toEqual({ kind: 'asked', open: 1 });
  expect(verdictOf(READ, { a: 'confirmed', b: 'confirmed' }).kind).toBe('sound');
});

test('what the project cannot take is refused, whatever is answered', () => {
  const refused = { ...READ, refusal: 'De andere berekeningen staan in Set A2.' };
  expect(verdictOf(refused, { a: 'confirmed', b: 'confirmed' })).toEqual({
    kind: 'refused-project',
    reason: refused.refusal,
  });
});

test('of a file with errors only the columns that can be pointed out may mend one', () => {
  const questions = [
    question('a', { kind: 'adpf-unit' }),
    question('b', { kind: 'column' }),
    question('c', { kind: 'column', required: false }),
  ];
  const damaged = { ...SOUND, item_count: null, error_count: 3, questions, refusal: 'Op slot.' };
  expect(verdictOf(damaged, {})).toEqual({ kind: 'refused-file', errors: 3, openColumns: 1 });
  expect(verdictOf(damaged, { b: 'confirmed' })).toEqual({ kind: 'refused-file', errors: 3, openColumns: 0 });
});

test('a page is held back while a file could still be added, with answers or without', () => {
  expect(mayBeAdded(SOUND, {})).toBe(true);
  expect(mayBeAdded(READ, {})).toBe(true);
  expect(mayBeAdded({ ...SOUND, refusal: 'Op slot.' }, {})).toBe(false);
  expect(mayBeAdded({ ...SOUND, item_count: null }, {})).toBe(false);
});
