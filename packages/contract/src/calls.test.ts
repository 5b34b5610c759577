import { expect, test } from 'vitest';
import { calls } from './calls.ts';
import * as endpoints from './endpoints/index.ts';

test('a page knows every endpoint, and of each what a call takes', () => {
  expect(Object.keys(calls)).toEqual(Object.keys(endpoints));
  expect(calls.uploadCalculation).toEqual({
    id: 'uploadCalculation',
    method: 'POST',
    path: endpoints.uploadCalculation.path,
    payload: { kind: 'multipart', fileField: endpoints.uploadCalculation.payload.fileField },
    answer: { kind: 'json', status: 201 },
  });
});

test('what a page knows can be written down by the build', () => {
  expect(JSON.parse(JSON.stringify(calls))).toEqual(calls);
});
