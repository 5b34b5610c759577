import { ApiError } from '@milieuspoor/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sheetAnswer } from '../../../testing/worksheet-answers.ts';
import { exampleRow } from '../edit/example-rows.fixture.ts';
import { createRowKeeper } from './row-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FIRST = [exampleRow('1')];
const rowsOf = (quantity: number) => [exampleRow('1', { quantity })];

/** A server that keeps rows, and refuses those of an older revision as it does. */
function keeperOn(answers: Promise<void> = Promise.resolve()) {
  const sent: { readonly quantity: unknown; readonly revision: number }[] = [];
  const server = { revision: 1, quantity: 10 as number | null, modified: '03/11/2026 14:05:00' };
  const here: unknown[] = [];
  const keeper = createRowKeeper(
    { revision: 1, modified: server.modified, rows: FIRST },
    {
      send: async (rows, revision) => {
        sent.push({ quantity: rows[0]?.quantity, revision });
        await answers;
        if (revision !== server.revision) throw new ApiError(409, { detail: 'Gewijzigd' });
        server.revision++;
        server.quantity = rows[0]?.quantity ?? null;
        return { revision: server.revision, modified: server.modified };
      },
      fetchCurrent: async () =>
        sheetAnswer({ revision: server.revision, rows: rowsOf(server.quantity ?? 0) }),
      keepHere: (draft) => void here.push(draft),
      isOnline: () => true,
    },
  );
  keeper.show();
  return { keeper, sent, server, here };
}

test('sends the last of several changes after a pause, by the revision that it comes from', async () => {
  const { keeper, sent, here } = keeperOn();
  keeper.change(rowsOf(1));
  keeper.change(rowsOf(12));
  expect(keeper.keeping()).toEqual({ kind: 'changed' });
  await vi.advanceTimersByTimeAsync(1_400);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([{ quantity: 12, revision: 1 }]);
  expect(keeper.keeping()).toMatchObject({ kind: 'kept' });
  expect(here.at(-1)).toBeNull();
  keeper.change(rowsOf(13));
  await vi.advanceTimersByTimeAsync(1_600);
  expect(sent.at(-1)).toEqual({ quantity: 13, revision: 2 });
});

test('what is typed while rows are sent is sent after them, by the revision that they made', async () => {
  const slow = Promise.withResolvers<void>();
  const { keeper, sent } = keeperOn(slow.promise);
  keeper.change(rowsOf(1));
  await vi.advanceTimersByTimeAsync(1_600);
  keeper.change(rowsOf(12));
  slow.resolve();
  await vi.advanceTimersByTimeAsync(100);
  expect(keeper.keeping()).toEqual({ kind: 'changed' });
  await vi.advanceTimersByTimeAsync(1_600);
  expect(sent).toEqual([
    { quantity: 1, revision: 1 },
    { quantity: 12, revision: 2 },
  ]);
  expect(keeper.keeping()).toMatchObject({ kind: 'kept' });
});

test('once it was overtaken, what is typed further is kept in the tab and not sent, and it stays overtaken', async () => {
  const { keeper, sent, server, here } = keeperOn();
  server.revision = 5;
  keeper.change(rowsOf(1));
  await vi.advanceTimersByTimeAsync(1_600);
  expect(keeper.keeping()).toMatchObject({ kind: 'overtaken', current: { revision: 5 } });
  keeper.change(rowsOf(2));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(keeper.keeping().kind).toBe('overtaken');
  expect(here.at(-1)).toMatchObject({ revision: 1, rows: rowsOf(2) });
  expect(await keeper.flush()).toBeNull();
  expect(sent).toHaveLength(1);
});

test('of an overtaken worksheet either version goes on', async () => {
  const taken = keeperOn();
  taken.server.revision = 5;
  taken.keeper.change(rowsOf(1));
  await vi.advanceTimersByTimeAsync(1_600);
  taken.keeper.takeOver(sheetAnswer({ revision: 5, rows: rowsOf(99) }));
  expect(await taken.keeper.flush()).toBe(5);

  const kept = keeperOn();
  kept.server.revision = 5;
  kept.keeper.change(rowsOf(1));
  await vi.advanceTimersByTimeAsync(1_600);
  kept.keeper.overwrite(sheetAnswer({ revision: 5, rows: rowsOf(99) }));
  expect(await kept.keeper.flush()).toBe(6);
  expect(kept.server.quantity).toBe(1);
});

test('a change of its name makes a revision by which the rows are sent next', async () => {
  const { keeper, sent, server } = keeperOn();
  keeper.change(rowsOf(1));
  server.revision = 2;
  keeper.follow({ revision: 2, modified: server.modified });
  expect(keeper.revision()).toBe(2);
  expect(keeper.keeping()).toEqual({ kind: 'changed' });
  await vi.advanceTimersByTimeAsync(1_600);
  expect(sent).toEqual([{ quantity: 1, revision: 2 }]);
});
