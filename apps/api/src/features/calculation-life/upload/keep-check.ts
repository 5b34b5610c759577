import { randomUUID } from 'node:crypto';
import type { Answers, WorkbookQuestion } from '@milieuspoor/workbook';
import type { Database } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, type Outcome } from '../../../http/outcome.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { ReadCalculation } from '../../calculations/figures/stored-calculation.ts';
import type { WorksheetOrigin } from '../../worksheets/worksheets.queries.ts';
import {
  type FileToKeep,
  insertKeptCheck,
  type KeptCheckName,
  makeRoomForChecks,
  replaceKeptCheck,
  sizeOfFigures,
  takeTurnToKeep,
} from './kept-checks.queries.ts';
import { largeTransaction } from './large-writes.ts';
import { takeRoomForCheck } from './room-for-checks.ts';
import { CHECK_GONE } from './upload-source.ts';

const MINUTE_MS = 60_000;
const MEGABYTE = 1024 * 1024;

/** How long a checked file is stored, to be reviewed, discussed and answered. */
export const KEPT_MS = 120 * MINUTE_MS;

/** The limit for one account: a few files in a few tabs. The newest is stored whatever its size. */
const KEPT_PER_ACCOUNT = { count: 8, bytes: 200 * MEGABYTE } as const;

/** A file that was read, with its result. */
export interface CheckedFile {
  readonly file: Omit<FileToKeep, 'accountId'>;
  /** the check that stored the file before and that this one replaces; null for a file that was sent */
  readonly former: KeptCheckName | null;
  readonly basis: string;
  readonly answers: Answers;
  readonly questions: readonly WorkbookQuestion[];
  readonly calculation: ReadCalculation | null;
  /** the worksheet that a sent file was written of; a former check keeps its own */
  readonly worksheet: WorksheetOrigin | null;
}

export interface KeptUntil {
  /** the key by which it is uploaded, or read again */
  readonly key: string;
  readonly expiresAt: Date;
}

/**
 * Stores the result of a check, only for its caller; older ones make room. Refused when the former one is gone
 * meanwhile, or when too much was written.
 */
export async function keepCheck(
  { database, clock }: { database: Database; clock: Clock },
  { scope, accountId }: Caller,
  { file, former, ...checked }: CheckedFile,
): Promise<Outcome<KeptUntil>> {
  const now = clock.now();
  const check = {
    ...checked,
    id: randomUUID(),
    createdAt: now,
    expiresAt: new Date(now.getTime() + KEPT_MS),
  };
  // The file of a former check is not written once more.
  const writesBytes = (former ? 0 : file.bytes.byteLength) + sizeOfFigures(checked);
  const noRoom = takeRoomForCheck(database, { accountId, now, writesBytes });
  if (noRoom) return noRoom;
  const party = { organisationId: file.organisationId, memberId: accountId };
  return largeTransaction(database, party, async (queries): Promise<Outcome<KeptUntil>> => {
    await takeTurnToKeep(queries, accountId);
    if (!former) await insertKeptCheck(queries, { ...file, accountId }, check);
    else if (!(await replaceKeptCheck(queries, scope, former, check))) return CHECK_GONE;
    await makeRoomForChecks(queries, { accountId, now }, KEPT_PER_ACCOUNT);
    return done({ key: check.id, expiresAt: check.expiresAt });
  });
}
