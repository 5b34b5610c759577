import { expect, it } from 'vitest';
import { changesBetween } from './history-entry.ts';

it('an entry names the fields that differ, with their old and new value', () => {
  expect(
    changesBetween({ name: 'Oud', notes: 'a', active: true }, { name: 'Nieuw', notes: 'a', active: false }),
  ).toEqual({ name: { from: 'Oud', to: 'Nieuw' }, active: { from: true, to: false } });
});

it('a field that is not given did not change, one that is emptied did', () => {
  expect(changesBetween({ name: 'Oud', latitude: 52 }, { name: undefined, latitude: null })).toEqual({
    latitude: { from: 52, to: null },
  });
});
