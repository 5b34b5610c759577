import type { AnswerOf, endpoints } from '@milieuspoor/contract';
import type { HistoryChanges } from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, type Outcome } from '../../../http/outcome.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { recordHistory } from '../../record/record-history.queries.ts';
import { shownOrigin } from '../../webhooks/record-webhook.ts';
import { postMessage } from '../../webhooks/sending/post-message.ts';
import { ALARM_HEADERS, trialBody, trialMail } from './alarm-messages.ts';

type Tried = AnswerOf<typeof endpoints.tryAlarm>;

/**
 * Sends a trial by each configured channel, like an alarm; the queue knows what happens to the mail. The history
 * records who did it, to where and whether the webhook arrived.
 */
export async function tryAlarm(
  { settings, ...needs }: Pick<Dependencies, 'clock' | 'database' | 'secret' | 'settings'>,
  { accountId }: Pick<Caller, 'accountId'>,
): Promise<Outcome<Tried>> {
  const { webhook, email } = settings.alarm;
  const posted = webhook === null ? null : await post(webhook, trialBody(settings, needs.clock.now()));
  const mail = email === null ? null : trialMail(settings, email);
  const uuid = await needs.database.transaction(async (queries) => {
    const queued = mail && (await queueMail(needs, queries, mail));
    await recordHistory(queries, {
      ...{ at: needs.clock.now(), accountId, organisationId: null, projectId: null, action: 'created' },
      subject: { type: 'alarm', id: queued, name: '' },
      changes: { ...webhookInHistory(webhook, posted), ...mailInHistory(email) },
    });
    return queued;
  });
  return done({ email: mail && uuid !== null ? { uuid, to: mail.to } : null, webhook: posted });
}

/** Returns the receiver without possible secrets in its address, and the result of the message. */
function webhookInHistory(url: string | null, posted: Tried['webhook']): HistoryChanges {
  if (url === null || posted === null) return {};
  return {
    alarmWebhook: { from: null, to: shownOrigin(url) },
    alarmOutcome: { from: null, to: posted.problem ?? 'arrived' },
    ...(posted.status === null ? {} : { alarmStatus: { from: null, to: posted.status } }),
  };
}

/** Returns the domain of the mailbox: the whole address would name a person in the history after they have left. */
function mailInHistory(email: string | null): HistoryChanges {
  return email === null
    ? {}
    : { alarmMailbox: { from: null, to: `…${email.slice(email.lastIndexOf('@'))}` } };
}

async function post(url: string, body: string): Promise<Tried['webhook']> {
  const posted = await postMessage({
    url,
    body,
    headers: ALARM_HEADERS,
    // The operator chose the address.
    privateAllowed: true,
  });
  return { arrived: posted.arrived, status: posted.status, problem: posted.arrived ? null : posted.problem };
}
