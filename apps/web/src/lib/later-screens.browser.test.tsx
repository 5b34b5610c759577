import { endpoints } from '@milieuspoor/contract';
import { beforeEach, expect, it } from 'vitest';
import { server } from '../testing/server.ts';
import { reached } from './later-screens.ts';

const FAILED = new TypeError('Failed to fetch dynamically imported module');

beforeEach(() => {
  server.answer(endpoints.getEnvironment, () => ({
    ...{ environment: 'Local' as const, public_url: 'http://localhost:8000', build: 'V1' },
    ...{ sentry_dsn: null, pdf: false, map_tiles: null },
  }));
});

/** Code that is there after this number of attempts that fail. */
function codeAfter(failures: number) {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts <= failures) throw FAILED;
    return 'code';
  };
}

it('code that failed to arrive while the connection was away is fetched again once it is back', async () => {
  expect(await reached(codeAfter(1))).toBe('code');
});

it('code that the server no longer has fails as the browser says', async () => {
  await expect(reached(codeAfter(2))).rejects.toBe(FAILED);
});
