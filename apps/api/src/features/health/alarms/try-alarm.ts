import type { AnswerOf, endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../../dependencies.ts';
import { done, type Outcome } from '../../../http/outcome.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { postMessage } from '../../webhooks/sending/post-message.ts';
import { ALARM_HEADERS, trialBody, trialMail } from './alarm-messages.ts';

type Tried = AnswerOf<typeof endpoints.tryAlarm>;

/** Tells a trial by each channel that is set, in the way of an alarm; what becomes of the mail is known to the queue. */
export async function tryAlarm({
  settings,
  ...needs
}: Pick<Dependencies, 'clock' | 'database' | 'secret' | 'settings'>): Promise<Outcome<Tried>> {
  const { webhook, email } = settings.alarm;
  const mail = email === null ? null : trialMail(settings, email);
  return done({
    email: mail && { uuid: await queueMail(needs, needs.database.queries, mail), to: mail.to },
    webhook: webhook === null ? null : await post(webhook, trialBody(settings, needs.clock.now())),
  });
}

async function post(url: string, body: string): Promise<Tried['webhook']> {
  const posted = await postMessage({
    url,
    body,
    headers: ALARM_HEADERS,
    // Whoever runs the server chose the address.
    privateAllowed: true,
  });
  return { arrived: posted.arrived, status: posted.status, problem: posted.arrived ? null : posted.problem };
}
