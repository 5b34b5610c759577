import { ApiError } from '@milieuspoor/contract/client';
import { expect, test } from 'vitest';
import { createQueryClient } from '../query-client.ts';
import { untilWaitsForData, waitsForData } from './waits-for-data.ts';

test('an answer is no reason to say that data is away; a refusal that asks to come back is', async () => {
  const queries = createQueryClient();
  let isSaid = false;
  const said = untilWaitsForData(queries).then(() => {
    isSaid = true;
  });
  await queries.fetchQuery({ queryKey: ['there'], queryFn: async () => 1 });
  expect([isSaid, waitsForData(queries)]).toEqual([false, false]);

  const away = async () => {
    throw new ApiError(503, { detail: 'even niet bereikbaar' }, '5');
  };
  const asked = queries.fetchQuery({ queryKey: ['away'], queryFn: away, retry: true });
  await said;
  expect(waitsForData(queries)).toBe(true);
  queries.clear();
  await expect(asked).rejects.toThrow();
});
