import type { Health, HealthLine } from '@milieuspoor/contract';
import { dayAndTimeOf, formatModified, formatNumber } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

const BYTES_PER_GB = 1e9;
const BYTES_PER_MB = 1e6;

/** Returns what is known of a subject, in sentences. */
export function healthFacts(health: Health, subject: HealthLine['subject'], t: TFunction): string[] {
  const gigabytes = (bytes: number) => formatNumber(bytes / BYTES_PER_GB, 1);
  switch (subject) {
    case 'disk': {
      const { free_bytes: free, total_bytes: total, little_bytes: little, full_bytes: full } = health.disk;
      if (free === null || total === null) return [];
      return [
        t(full > 0 ? 'admin.health.facts.disk' : 'admin.health.facts.diskWarnOnly', {
          free: gigabytes(free),
          total: gigabytes(total),
          share: formatNumber((free / total) * 100, 0),
          little: gigabytes(little),
          full: gigabytes(full),
        }),
      ];
    }
    case 'database': {
      const { kind, version, migration } = health.database;
      return [
        t(`admin.health.facts.${kind}`, {
          version,
          migration: migration ?? t('admin.health.facts.unknownMigration'),
        }),
      ];
    }
    case 'backup':
      return backupFacts(health.backup, t);
    case 'mails': {
      const { waiting, retried, oldest, given_up_of_day } = health.mails;
      return counted(
        waitingSince(waiting, oldest, t),
        retried > 0 && t('admin.health.facts.retried', { count: retried }),
        given_up_of_day > 0 && t('admin.health.facts.givenUp', { count: given_up_of_day }),
      );
    }
    case 'webhooks': {
      const { waiting, overdue, oldest, failed_of_day, failing } = health.webhooks;
      return counted(
        waitingSince(waiting, oldest, t),
        overdue > 0 && t('admin.health.facts.overdue', { count: overdue }),
        failing > 0 && t('admin.health.facts.failing', { count: failing }),
        failed_of_day > 0 && t('admin.health.facts.givenUp', { count: failed_of_day }),
      );
    }
    case 'imports':
      return [...jobFacts(health.imports, t), t('admin.health.facts.thisServer')];
    case 'reports':
      return [
        ...jobFacts(health.reports, t, t('admin.health.facts.making', { count: health.reports.making })),
        t('admin.health.facts.thisServer'),
      ];
    case 'clock': {
      const { ahead_seconds } = health.clock;
      return ahead_seconds === null
        ? []
        : [t('admin.health.facts.aheadSeconds', { count: Math.abs(ahead_seconds) })];
    }
    case 'faults':
      return [t('admin.health.facts.faults', { hour: health.faults.of_hour, day: health.faults.of_day })];
    case 'release':
      return [
        t('admin.health.facts.release', {
          build: health.release.build,
          moment: momentOf(health.release.running_since),
        }),
      ];
  }
}

/** Returns a moment of the API to the minute, in Dutch local time. */
export function momentOf(iso: string): string {
  return dayAndTimeOf(formatModified(new Date(iso)));
}

function backupFacts({ made, tried }: Health['backup'], t: TFunction): string[] {
  const madeFact = made
    ? t('admin.health.facts.backupMade', {
        moment: momentOf(made.at),
        size: formatNumber(made.bytes / BYTES_PER_MB, 1),
        place: made.place,
      })
    : t('admin.health.facts.backupMadeNever');
  if (!tried) return [madeFact, t('admin.health.facts.backupTriedNever')];
  const place = { moment: momentOf(tried.at), place: tried.place };
  return [
    madeFact,
    tried.problem === null
      ? t('admin.health.facts.backupTried', { ...place, rows: formatNumber(tried.rows ?? 0, 0) })
      : t('admin.health.facts.backupTriedInVain', { ...place, problem: tried.problem }),
  ];
}

function jobFacts({ waiting, working, failed_of_day }: Health['imports'], t: TFunction, making?: string) {
  return counted(
    making,
    t('admin.health.facts.waiting', { count: waiting }),
    t('admin.health.facts.working', { count: working }),
    t('admin.health.facts.failedOfDay', { count: failed_of_day }),
  );
}

function waitingSince(count: number, oldest: string | null, t: TFunction): string {
  if (oldest === null) return t('admin.health.facts.waiting', { count });
  return t('admin.health.facts.waitingSince', { count, moment: momentOf(oldest) });
}

/** Joins counts into one sentence. */
function counted(...parts: readonly (string | false | undefined)[]): string[] {
  return [`${parts.filter(Boolean).join('; ')}.`];
}
