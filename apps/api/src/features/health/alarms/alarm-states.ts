import type { HealthFacts } from '../find-health.ts';
import { judgeHealth } from '../judge-health.ts';
import type { AlarmState, AlarmSubject } from './alarms.queries.ts';

/**
 * Returns the state of each subject. A disk without room is not also reported as having little room, and subjects that
 * cannot be checked are not reported.
 */
export function alarmStates(facts: HealthFacts): AlarmState[] {
  const lines = new Map(judgeHealth(facts).map(({ subject, ...line }) => [subject, line]));
  const one = (subject: AlarmSubject, of: Parameters<typeof lines.get>[0], server = ''): AlarmState => {
    const line = lines.get(of);
    return { subject, server, isBad: line?.state === 'bad', detail: line?.reason ?? '' };
  };
  return [
    ...diskStates(facts),
    // Each server knows its own schema; that one is outdated is reported once.
    one('schema', 'database'),
    one('backup', 'backup'),
    one('mails', 'mails'),
    one('webhooks', 'webhooks'),
    one('faults', 'faults'),
    one('clock', 'clock', facts.server),
  ];
}

function diskStates({ disk, server }: HealthFacts): AlarmState[] {
  if (disk === null || disk.freeBytes === null) return [];
  const { room } = disk;
  const full: AlarmState = { subject: 'disk-full', server, isBad: room === 'none', detail: `disk-${room}` };
  return room === 'none'
    ? [full]
    : [full, { subject: 'disk-little', server, isBad: room === 'little', detail: `disk-${room}` }];
}
