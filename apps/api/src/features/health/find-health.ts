import { hostname } from 'node:os';
import { type BackupNote, findLatestNote } from '../../database/backup/backup-notes.queries.ts';
import {
  findDatabaseTime,
  findSchemaState,
  findServerVersion,
  type SchemaState,
} from '../../database/schema/state-of-schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Room } from '../../platform/disk/disk-room.ts';
import {
  countNotedFaults,
  listNotedFaults,
  type NotedFault,
} from '../../platform/faults/noted-faults.queries.ts';
import { countMails, type MailCounts } from '../../platform/mail/queued-mails.queries.ts';
import { type JobCounts, jobsOfProcess } from '../../platform/metrics/watch-jobs.ts';
import { countMakings } from '../reports/making/report-makings.queries.ts';
import { countDeliveries, type DeliveryCounts } from '../webhooks/deliveries.queries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A due message is taken at once: one that waits longer has no working sender. */
const OVERDUE_MS = 10 * MINUTE_MS;
const FAULTS_SHOWN = 50;
const IMPORT_JOBS = ['checkWorkbook', 'markWorkbook'];
const REPORT_JOBS = [
  ...['writeReport', 'writeCriterion', 'writeNote', 'writeRecord'],
  ...['writeLetter', 'writeLetters', 'writeExample'],
];

/** The state of the installation in figures; `judgeHealth` evaluates them. */
export interface HealthFacts {
  readonly now: Date;
  readonly server: string;
  readonly runningSince: Date;
  readonly database: SchemaState & { readonly kind: 'embedded' | 'server'; readonly version: string };
  /** null where it is not watched */
  readonly disk: {
    readonly room: Room;
    readonly freeBytes: number | null;
    readonly totalBytes: number | null;
  } | null;
  readonly backup: {
    readonly expectedDays: number;
    readonly made: BackupNote | null;
    readonly tried: BackupNote | null;
  };
  readonly mails: MailCounts & {
    /** whether no mail server is configured: each mail becomes a file */
    readonly toFolder: boolean;
  };
  readonly webhooks: DeliveryCounts;
  readonly imports: JobCounts;
  readonly reports: JobCounts & { readonly making: number };
  /** how far this server's clock is ahead of its database's; null where both have the same clock */
  readonly aheadMs: number | null;
  readonly faults: {
    readonly ofHour: number;
    readonly ofDay: number;
    readonly latest: readonly NotedFault[];
  };
}

type Needs = Pick<Dependencies, 'database' | 'clock' | 'settings' | 'disk'>;

export async function findHealth({ database, clock, settings, disk }: Needs): Promise<HealthFacts> {
  const { queries, sideBySide } = database;
  const isEmbedded = sideBySide === 'one';
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  return {
    now,
    server: hostname(),
    runningSince: before(process.uptime() * 1000),
    database: {
      ...(await findSchemaState(queries)),
      kind: isEmbedded ? 'embedded' : 'server',
      version: await findServerVersion(queries),
    },
    disk: disk ? { room: disk.room(), freeBytes: disk.freeBytes(), totalBytes: disk.totalBytes() } : null,
    backup: {
      expectedDays: settings.backupDays,
      made: await findLatestNote(queries, 'made'),
      tried: await findLatestNote(queries, 'tried'),
    },
    mails: { ...(await countMails(queries, before(DAY_MS))), toFolder: settings.smtpUrl === null },
    webhooks: await countDeliveries(queries, { dueBefore: before(OVERDUE_MS), failedSince: before(DAY_MS) }),
    imports: jobsOfProcess.countOf(IMPORT_JOBS),
    reports: { ...jobsOfProcess.countOf(REPORT_JOBS), making: await countMakings(queries, now) },
    aheadMs: isEmbedded ? null : await findLead({ queries, clock }),
    faults: {
      ofHour: await countNotedFaults(queries, before(HOUR_MS)),
      ofDay: await countNotedFaults(queries, before(DAY_MS)),
      latest: await listNotedFaults(queries, before(DAY_MS), FAULTS_SHOWN),
    },
  };
}

/** Returns how far this server's clock is ahead, within half of the time that the answer took. */
async function findLead({
  queries,
  clock,
}: Pick<Dependencies, 'clock'> & Pick<Dependencies['database'], 'queries'>): Promise<number> {
  const asked = clock.now().getTime();
  const database = await findDatabaseTime(queries);
  return (asked + clock.now().getTime()) / 2 - database.getTime();
}
