import { expect, it } from 'vitest';
import { problemExplanation } from '../text/problem-message.ts';
import { createProblemList } from './problem-list.ts';
import { createSheetNotes } from './sheet-notes.ts';

function noteOf(spellings: readonly string[]) {
  const problems = createProblemList();
  const notes = createSheetNotes('Set A2', problems);
  for (const [index, cell] of spellings.entries())
    notes.add('indicator-spelling', { cell, row: index + 2, index: 1, column: 'Indicator' }, `code ${cell}`);
  notes.report();
  const [note] = problems.remarks();
  if (!note) throw new Error('What was noted is reported');
  return note;
}
const named = (count: number) => Array.from({ length: count }, (_, index) => `naam ${index}`);

it('a note counts rows, and beside them cells where there are more of those', () => {
  const problems = createProblemList();
  const notes = createSheetNotes('Set A1', problems);
  for (const [row, index] of [
    [2, 2],
    [2, 3],
    [3, 2],
  ] as const)
    for (const code of ['unit-spelling', 'not-declared'] as const)
      notes.add(code, { cell: 'ND', row, index, column: 'A4' }, 'x');
  notes.report();
  const [spelling, undeclared] = problems.remarks();
  expect(spelling && problemExplanation(spelling, 'nl')).toContain('(2 rijen: 2-3)');
  expect(spelling && problemExplanation(spelling, 'en')).toContain('(2 rows: 2-3)');
  expect(undeclared && problemExplanation(undeclared, 'nl')).toContain('(3 cellen in rijen 2-3)');
  expect(undeclared && problemExplanation(undeclared, 'en')).toContain('(3 cells in rows 2-3)');
});

it('cells of one row are in a row, and one cell is a row', () => {
  const saidOf = (...indexes: number[]) => {
    const problems = createProblemList();
    const notes = createSheetNotes('Set A1', problems);
    for (const index of indexes) notes.add('not-declared', { cell: 'ND', row: 4, index, column: 'A4' });
    notes.report();
    const [note] = problems.remarks();
    return note && problemExplanation(note, 'nl');
  };
  expect(saidOf(2, 3)).toContain('(2 cellen in rij 4)');
  expect(saidOf(2)).toContain('(rij 4)');
});

it('a note names twelve readings, and says how many others there are', () => {
  expect(noteOf(named(12))).not.toHaveProperty('moreReadings');
  const note = noteOf([...named(19), ...named(19)]);
  expect(note).toMatchObject({ count: 38, moreReadings: 7 });
  expect(problemExplanation(note, 'nl')).toContain("'naam 11' als code naam 11 en 7 andere (38 rijen");
  expect(problemExplanation(note, 'en')).toContain('and 7 others (38 rows');
});
