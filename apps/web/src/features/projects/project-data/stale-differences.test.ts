import { expect, test } from 'vitest';
import { EMPTY_PROJECT } from '../project-form/project-form-values.ts';
import { contestedFields, differingFields, mergeMine } from './stale-differences.ts';

const seen = {
  ...EMPTY_PROJECT,
  project_name: 'Dorpsstraat',
  project_location: 'Zwolle',
  project_description: 'Oud',
};
const mine = { ...seen, project_name: 'Dorpsstraat noord', project_description: 'Van mij' };
const newest = { ...seen, project_location: 'Kampen', project_description: 'Van de ander' };

test('every field that reads differently is named, whoever changed it', () => {
  expect(differingFields({ seen, mine, newest })).toEqual([
    'project_name',
    'project_location',
    'project_description',
  ]);
});

test('only what both changed is contested', () => {
  expect(contestedFields({ seen, mine, newest })).toEqual(['project_description']);
});

test('what both changed to the same is not contested', () => {
  expect(contestedFields({ seen, mine, newest: { ...mine } })).toEqual([]);
});

test('saving anyway keeps what only the other changed', () => {
  expect(mergeMine({ seen, mine, newest })).toEqual({
    ...seen,
    project_name: 'Dorpsstraat noord',
    project_location: 'Kampen',
    project_description: 'Van mij',
  });
});
