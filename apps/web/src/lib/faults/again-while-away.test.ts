import { ApiError } from '@milieuspoor/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../query-client.ts';
import { againWhileAway, areCallsWaiting } from './again-while-away.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const away = () => new ApiError(503, { detail: 'even niet bereikbaar' }, '5');
const never = new AbortController().signal;

/** Makes a call that is refused this many times before it succeeds; records the seconds at which it was made. */
function refusedTimes(times: number, error: () => Error = away) {
  const madeAt: number[] = [];
  const start = Date.now();
  const call = async () => {
    madeAt.push(Math.round((Date.now() - start) / 1000));
    if (madeAt.length <= times) throw error();
    return 'stored';
  };
  return { madeAt, call };
}

test('a call with a key is made again when the server said, less often each time, until it succeeds', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { madeAt, call } = refusedTimes(7);
  const outcome = againWhileAway(call, never);
  await vi.advanceTimersByTimeAsync(1000);
  expect(areCallsWaiting()).toBe(true);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(await outcome).toBe('stored');
  // The first pause is five seconds, each next one half as much longer, and half a minute at most.
  expect(madeAt).toEqual([0, 5, 13, 24, 41, 66, 96, 126]);
  expect(areCallsWaiting()).toBe(false);
});

test('what else goes wrong is not tried again', async () => {
  const withoutTime = refusedTimes(1, () => new ApiError(503, null));
  await expect(againWhileAway(withoutTime.call, never)).rejects.toMatchObject({ status: 503 });
  expect(withoutTime.madeAt).toHaveLength(1);
});

test('whoever cancels is not kept waiting', async () => {
  const { madeAt, call } = refusedTimes(9);
  const abort = new AbortController();
  const outcome = againWhileAway(call, abort.signal);
  const failed = expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(1000);
  abort.abort();
  await failed;
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(madeAt).toEqual([0]);
  expect(areCallsWaiting()).toBe(false);
});

test('what is read is asked for until the data is back, and a change never by itself', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const queries = createQueryClient();
  const reading = refusedTimes(6);
  const read = queries.fetchQuery({ queryKey: ['read'], queryFn: reading.call });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await read).toBe('stored');
  expect(reading.madeAt).toEqual([0, 5, 13, 24, 41, 66, 96]);

  const changing = refusedTimes(1);
  const change = queries.getMutationCache().build(queries, { mutationFn: changing.call }).execute(undefined);
  await expect(change).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(changing.madeAt).toHaveLength(1);
});

test('a server in other trouble is asked twice more', async () => {
  const { madeAt, call } = refusedTimes(9, () => new ApiError(500, null));
  const read = createQueryClient().fetchQuery({ queryKey: ['read'], queryFn: call });
  const failed = expect(read).rejects.toMatchObject({ status: 500 });
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(madeAt).toEqual([0, 1, 3]);
});
