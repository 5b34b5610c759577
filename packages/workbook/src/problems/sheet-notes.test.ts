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

it('a note names twelve readings, and says how many others there are', () => {
  expect(noteOf(named(12))).not.toHaveProperty('moreReadings');
  const note = noteOf([...named(19), ...named(19)]);
  expect(note).toMatchObject({ count: 38, moreReadings: 7 });
  expect(problemExplanation(note, 'nl')).toContain("'naam 11' als code naam 11 en 7 andere (38 rijen");
  expect(problemExplanation(note, 'en')).toContain('and 7 others (38 rows');
});
