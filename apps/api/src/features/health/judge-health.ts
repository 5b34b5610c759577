import { HEALTH_STATES, HEALTH_SUBJECTS, type HealthLine } from '@milieuspoor/contract';
import { CLOCKS_DIFFER_MS } from '../../platform/clock.ts';
import type { HealthFacts } from './find-health.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A relay that defers a mail (greylisting) accepts it within this time. */
const MAILS_STUCK_MS = 30 * MINUTE_MS;
/** A backup that nobody restored for this long may be unusable. */
const TRIED_WITHIN_MS = 92 * DAY_MS;
/** One fault that somebody meets again and again is not yet many. */
const FAULTS_OF_HOUR = 10;

type Verdict = Omit<HealthLine, 'subject'>;
const bad = (reason: HealthLine['reason']): Verdict => ({ state: 'bad', reason });
const attention = (reason: HealthLine['reason']): Verdict => ({ state: 'attention', reason });
const unjudged = (reason: HealthLine['reason']): Verdict => ({ state: 'unjudged', reason });
const good = (reason: HealthLine['reason']): Verdict => ({ state: 'good', reason });

/** Returns which subjects are well and which are not, the worst first. */
export function judgeHealth(facts: HealthFacts): HealthLine[] {
  const lines = HEALTH_SUBJECTS.map((subject) => ({ subject, ...VERDICTS[subject](facts) }));
  return HEALTH_STATES.flatMap((state) => lines.filter((line) => line.state === state));
}

const VERDICTS: Readonly<Record<HealthLine['subject'], (facts: HealthFacts) => Verdict>> = {
  disk({ disk }) {
    if (disk === null || disk.freeBytes === null) return attention('disk-unknown');
    switch (disk.room) {
      case 'none':
        return bad('disk-full');
      case 'little':
        return attention('disk-little');
      case 'enough':
        return good('disk-enough');
    }
  },
  database({ database }) {
    if (database.unknown > 0) return bad('schema-ahead');
    return database.missing > 0 ? bad('schema-behind') : good('schema-current');
  },
  backup({ now, backup: { expectedDays, made, tried } }) {
    const isExpected = expectedDays > 0;
    const age = (at: Date) => now.getTime() - at.getTime();
    if (isExpected && !made) return bad('backup-none');
    if (isExpected && made && age(made.notedAt) > expectedDays * DAY_MS) return bad('backup-old');
    if (tried && tried.problem !== null) return bad('backup-try-failed');
    if (!isExpected) return unjudged('backup-not-expected');
    return tried && age(tried.notedAt) <= TRIED_WITHIN_MS ? good('backup-good') : attention('backup-untried');
  },
  mails({ now, mails: { retried, oldest, givenUp, toFolder } }) {
    if (oldest && now.getTime() - oldest.getTime() > MAILS_STUCK_MS) return bad('mails-stuck');
    if (retried > 0) return attention('mails-retried');
    if (givenUp > 0) return attention('mails-given-up');
    return toFolder ? unjudged('mails-to-folder') : good('mails-flow');
  },
  webhooks({ webhooks: { overdue, failing } }) {
    if (overdue > 0) return bad('webhooks-stuck');
    return failing > 0 ? attention('webhooks-failing') : good('webhooks-flow');
  },
  faults({ faults: { ofHour, ofDay } }) {
    if (ofHour > FAULTS_OF_HOUR) return bad('faults-many');
    return ofDay > 0 ? attention('faults-some') : good('faults-none');
  },
  clock({ aheadMs }) {
    if (aheadMs === null) return good('clock-one');
    return Math.abs(aheadMs) > CLOCKS_DIFFER_MS ? bad('clock-off') : good('clock-same');
  },
  imports: ({ imports }) => (imports.failedOfDay > 0 ? attention('imports-failed') : good('imports-flow')),
  reports: ({ reports }) => (reports.failedOfDay > 0 ? attention('reports-failed') : good('reports-flow')),
  release: () => good('release-runs'),
};
