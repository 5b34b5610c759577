import { ApiError } from '@milieuspoor/contract/client';
import { expect, it } from 'vitest';
import { saysNotThere } from './says-not-there.ts';

it.each([
  ['a project that was not found', new ApiError(404, null), true],
  ['an address that no project has', new ApiError(400, { uuid: ['Invalid UUID'] }), true],
  ['a server that fails', new ApiError(500, null), false],
  ['a connection that fails', new TypeError('Failed to fetch'), false],
])('%s', (_what, error, notThere) => {
  expect(saysNotThere(error)).toBe(notThere);
});
