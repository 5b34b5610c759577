import { expect, test } from 'vitest';
import { act, beginHistory, cancelTyping, endTyping, redo, undo } from './sheet-history.ts';

const begun = beginHistory(['a']);
const at = (row: string) => ({ at: row });

test('acts are undone one by one, the last first, and done again in their order', () => {
  const acted = act(act(begun, ['b'], at('1')), ['c'], at('2'));
  const once = undo(acted);
  const twice = undo(once);
  expect([once.rows, twice.rows, undo(twice).rows]).toEqual([['b'], ['a'], ['a']]);
  expect([redo(twice).rows, redo(redo(twice)).rows, redo(acted).rows]).toEqual([['b'], ['c'], ['c']]);
  expect(once.future.at(-1)?.at).toBe('2');
  expect(undo(redo(redo(twice))).rows).toEqual(['b']);
});

test('an act after undoing makes what was undone impossible to do again', () => {
  const acted = act(undo(act(begun, ['b'], at('1'))), ['d'], at('1'));
  expect(redo(acted).rows).toEqual(['d']);
  expect(undo(acted).rows).toEqual(['a']);
});

test('an act that changes nothing is no step', () => {
  expect(act(begun, begun.rows, at('1'))).toBe(begun);
});

test('keystrokes in one field are one step, until the field is left', () => {
  const typed = ['1', '12', '123'].reduce(
    (history, text) => act(history, [text], { at: '1', together: 'quantity 1' }),
    begun,
  );
  expect(undo(typed).rows).toEqual(['a']);
  const again = act(endTyping(typed), ['1234'], { at: '1', together: 'quantity 1' });
  expect(undo(again).rows).toEqual(['123']);
  expect(act(typed, ['x'], { at: '2', together: 'quantity 2' }).past).toHaveLength(2);
});

test('what is typed in a field after undoing is a step of its own', () => {
  const typed = act(begun, ['1'], { at: '1', together: 'quantity 1' });
  const undone = undo(act(typed, ['2'], { at: '2', together: 'quantity 2' }));
  expect(undo(act(undone, ['3'], { at: '1', together: 'quantity 1' })).rows).toEqual(['1']);
});

test('Escape takes back what was typed in the field, and nothing else', () => {
  const before = act(begun, ['b'], at('1'));
  const typed = act(before, ['1'], { at: '1', together: 'quantity 1' });
  expect(cancelTyping(typed, 'quantity 1')).toEqual(before);
  expect(cancelTyping(before, 'quantity 1')).toBe(before);
  expect(cancelTyping(endTyping(typed), 'quantity 1').rows).toEqual(['1']);
});

test('no more than 200 acts are kept', () => {
  const acted = Array.from({ length: 250 }, (_, place) => [String(place)]).reduce(
    (history, rows) => act(history, rows, at('1')),
    begun,
  );
  expect(acted.past).toHaveLength(200);
  expect(undo(acted).rows).toEqual(['248']);
});
