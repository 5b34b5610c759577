import { DatabaseUnavailable } from '../../../database/away/database-unavailable.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { MailCounts } from '../../../platform/mail/queued-mails.queries.ts';
import { regularly } from '../../../platform/regularly.ts';
import { postMessage } from '../../webhooks/sending/post-message.ts';
import { findHealth } from '../find-health.ts';
import { ALARM_HEADERS, alarmBody, alarmMail } from './alarm-messages.ts';
import { alarmStates } from './alarm-states.ts';
import {
  ALARM_SUBJECTS,
  type AlarmState,
  type AlarmSubject,
  countUnsentAlarms,
  noteNews,
  storeAlarmMail,
  storeHeard,
  takeWaitingAlarm,
  type UnsentAlarms,
} from './alarms.queries.ts';

const MINUTE_MS = 60_000;
/** After this time, a message that should have been sent counts as unsent. */
const UNSENT_AFTER_MS = 5 * MINUTE_MS;
/** The time that one server tries; longer than a receiver may take. */
const KEPT_MS = MINUTE_MS / 2;
/** A server that a later release overtook ends within seconds. */
const OVERTAKEN_LOOK_MS = 1000;

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings' | 'disk' | 'laterRelease'> & {
  /** informs the operator in the log; it holds no secrets */
  readonly log: (level: 'warn' | 'error', what: string, about: object) => void;
  readonly report: (cause: unknown, what: string) => void;
};

export interface AlarmWatch {
  /** Checks the state of the installation, and reports changes. Never throws. */
  readonly look: () => Promise<void>;
  /** Starts checking every minute. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
  /** returns the subjects that were bad at the last check */
  readonly bad: () => ReadonlyMap<AlarmSubject, boolean>;
  /** returns how many messages could not be sent, at the last check */
  readonly unsent: () => UnsentAlarms;
  /** returns the state of the mail queue at the last check; null before the first one */
  readonly mails: () => MailCounts | null;
}

/**
 * Informs the operator, by webhook, mail or both, when something becomes bad and when it is good again. Of several
 * servers one does so, and another one if that one ends before.
 */
export function createAlarmWatch(needs: Needs): AlarmWatch {
  const { database, clock, settings, log, report } = needs;
  const { webhook, email } = settings.alarm;
  let bad: ReadonlyMap<AlarmSubject, boolean> = new Map();
  let unsent: UnsentAlarms = { webhook: 0, mail: 0 };
  let mails: MailCounts | null = null;
  let webhookFails = false;
  let running: Promise<void> | null = null;
  let away = false;
  const stops: (() => void)[] = [];

  async function lookOnce(): Promise<void> {
    const facts = await findHealth(needs);
    mails = facts.mails;
    const states = alarmStates(facts);
    bad = new Map(
      ALARM_SUBJECTS.map((subject) => [subject, states.some((one) => one.subject === subject && one.isBad)]),
    );
    if (webhook === null && email === null) return;
    for (const state of states) await tellNews(state);
    await post();
    await sayUnsent();
  }

  /** Queues the mail together with the record: it is sent once, also when this server ends now. */
  function tellNews(state: AlarmState): Promise<void> {
    return database.transaction(async (queries) => {
      const news = { now: clock.now(), byWebhook: webhook !== null };
      if (!(await noteNews(queries, state, news))) return;
      log('warn', 'an alarm is told', { subject: state.subject, bad: state.isBad, reason: state.detail });
      if (email === null) return;
      const mail = alarmMail(settings, email, { ...state, told: state.isBad ? 'bad' : 'good' });
      await storeAlarmMail(queries, state, await queueMail(needs, queries, mail));
    });
  }

  async function post(): Promise<void> {
    while (webhook !== null) {
      const alarm = await takeWaitingAlarm(database.queries, { now: clock.now(), keptMs: KEPT_MS });
      if (!alarm) return;
      const posted = await postMessage({
        url: webhook,
        body: alarmBody(settings, alarm),
        headers: ALARM_HEADERS,
        // The operator chose the address.
        privateAllowed: true,
      });
      if (posted.arrived) {
        await storeHeard(database.queries, alarm);
        webhookFails = false;
      } else {
        if (!webhookFails)
          log('error', 'an alarm could not be told by webhook; it is tried again', {
            ...{ subject: alarm.subject, status: posted.status, problem: posted.problem },
          });
        webhookFails = true;
        return;
      }
    }
  }

  /** Logs unsent messages, above all when mail is the problem, because then nobody reads of it in a mailbox. */
  async function sayUnsent(): Promise<void> {
    const before = unsent;
    unsent = await countUnsentAlarms(database.queries, new Date(clock.now().getTime() - UNSENT_AFTER_MS));
    if (unsent.mail > before.mail) log('error', 'an alarm could not be told by mail', { mails: unsent.mail });
  }

  function look(): Promise<void> {
    running ??= lookOnce()
      .then(() => {
        away = false;
      })
      .catch((cause: unknown) => {
        // The monitoring of the database reports that it is unreachable; here it is reported once.
        if (!away || !(cause instanceof DatabaseUnavailable))
          report(cause, 'how the installation is could not be looked at');
        away = true;
      })
      .finally(() => {
        running = null;
      });
    return running;
  }

  function lookWhenOvertaken(): void {
    const timer = setInterval(() => {
      if (!needs.laterRelease?.()) return;
      clearInterval(timer);
      void look();
    }, OVERTAKEN_LOOK_MS);
    timer.unref();
    stops.push(() => clearInterval(timer));
  }

  return {
    look,
    start() {
      void look();
      stops.push(regularly(MINUTE_MS, look, (cause) => report(cause, 'an alarm could not be told')));
      if (needs.laterRelease) lookWhenOvertaken();
    },
    async stop() {
      for (const stop of stops) stop();
      await running;
    },
    bad: () => bad,
    unsent: () => unsent,
    mails: () => mails,
  };
}
