import { randomUUID } from 'node:crypto';
import type { Answers, WorkbookQuestion } from '@milieuspoor/workbook';
import type { Database } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { ReadCalculation } from '../../calculations/figures/stored-calculation.ts';
import {
  type FileToKeep,
  insertKeptCheck,
  type KeptCheckName,
  makeRoomForChecks,
  replaceKeptCheck,
  takeTurnToKeep,
} from './kept-checks.queries.ts';
import { largeTransaction } from './large-writes.ts';

const MINUTE_MS = 60_000;
const MEGABYTE = 1024 * 1024;

/** How long what was checked is kept: to be looked at, talked about and answered. */
export const KEPT_MS = 120 * MINUTE_MS;

/** How much is kept for one account: a few files in a few tabs. The newest is, whatever its size. */
const KEPT_PER_ACCOUNT = { count: 8, bytes: 200 * MEGABYTE } as const;

/** A file that was read, with what it came to. */
export interface CheckedFile {
  readonly file: Omit<FileToKeep, 'accountId'>;
  /** the check that kept the file before, whose place this one takes; null for a file that was sent */
  readonly former: KeptCheckName | null;
  readonly basis: string;
  readonly answers: Answers;
  readonly questions: readonly WorkbookQuestion[];
  readonly calculation: ReadCalculation | null;
}

export interface KeptUntil {
  /** by which it is stored, or read again */
  readonly key: string;
  readonly expiresAt: Date;
}

/** Keeps what a check came to, for its caller alone; older ones make room. Null when the former one is gone meanwhile. */
export async function keepCheck(
  { database, clock }: { database: Database; clock: Clock },
  { scope, accountId }: Caller,
  { file, former, ...checked }: CheckedFile,
): Promise<KeptUntil | null> {
  const now = clock.now();
  const check = {
    ...checked,
    id: randomUUID(),
    createdAt: now,
    expiresAt: new Date(now.getTime() + KEPT_MS),
  };
  const party = { organisationId: file.organisationId, memberId: accountId };
  return largeTransaction(database, party, async (queries) => {
    await takeTurnToKeep(queries, accountId);
    if (!former) await insertKeptCheck(queries, { ...file, accountId }, check);
    else if (!(await replaceKeptCheck(queries, scope, former, check))) return null;
    await makeRoomForChecks(queries, { accountId, now }, KEPT_PER_ACCOUNT);
    return { key: check.id, expiresAt: check.expiresAt };
  });
}
