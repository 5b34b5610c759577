import type { Health } from '@milieuspoor/contract';
import type { JobCounts } from '../../platform/metrics/watch-jobs.ts';
import type { Settings } from '../../settings.ts';
import type { HealthFacts } from './find-health.ts';
import { judgeHealth } from './judge-health.ts';

const SECOND_MS = 1000;

/** Returns the state of the installation in the form of the contract. */
export function toHealth(
  facts: HealthFacts,
  settings: Pick<Settings, 'build' | 'diskBounds' | 'alarm'>,
): Health {
  const { database, disk, backup, mails, webhooks, imports, reports, aheadMs, faults } = facts;
  return {
    checked: facts.now.toISOString(),
    server: facts.server,
    lines: judgeHealth(facts),
    alarms: { webhook: settings.alarm.webhook !== null, email: settings.alarm.email !== null },
    release: { build: settings.build, running_since: facts.runningSince.toISOString() },
    database: {
      kind: database.kind,
      version: database.version,
      migration: database.migration,
      unknown_migrations: database.unknown,
      missing_migrations: database.missing,
    },
    disk: {
      free_bytes: disk?.freeBytes ?? null,
      total_bytes: disk?.totalBytes ?? null,
      little_bytes: settings.diskBounds.little,
      full_bytes: settings.diskBounds.none,
    },
    backup: {
      expected_days: backup.expectedDays,
      made: backup.made && {
        at: backup.made.notedAt.toISOString(),
        place: backup.made.place,
        bytes: backup.made.bytes,
      },
      tried: backup.tried && {
        at: backup.tried.notedAt.toISOString(),
        place: backup.tried.place,
        rows: backup.tried.rows,
        problem: backup.tried.problem,
      },
    },
    mails: {
      waiting: mails.waiting,
      retried: mails.retried,
      oldest: mails.oldest?.toISOString() ?? null,
      given_up_of_day: mails.givenUp,
    },
    webhooks: {
      waiting: webhooks.waiting,
      overdue: webhooks.overdue,
      oldest: webhooks.oldest?.toISOString() ?? null,
      failed_of_day: webhooks.failed,
      failing: webhooks.failing,
    },
    imports: toJobs(imports),
    reports: { ...toJobs(reports), making: reports.making },
    clock: { ahead_seconds: aheadMs === null ? null : Math.round(aheadMs / SECOND_MS) },
    faults: {
      of_hour: faults.ofHour,
      of_day: faults.ofDay,
      latest: faults.latest.map(({ happenedAt, ...fault }) => ({ at: happenedAt.toISOString(), ...fault })),
    },
  };
}

function toJobs({ waiting, working, failedOfDay }: JobCounts) {
  return { waiting, working, failed_of_day: failedOfDay };
}
