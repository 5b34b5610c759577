import type { Dependencies } from './dependencies.ts';
import { deletePastEmailChanges } from './features/accounts/email-change/email-change.queries.ts';
import { deleteExpiredSessions } from './features/accounts/sessions/sessions.queries.ts';
import {
  deletePastChecks,
  reclaimRoomOfChecks,
} from './features/calculation-life/upload/kept-checks.queries.ts';
import { deleteExpiredCharts } from './features/charts/saved-charts.queries.ts';
import { deletePastAlarms } from './features/health/alarms/alarms.queries.ts';
import { deleteHandledMessages } from './features/help/messages.queries.ts';
import { deletePastMakings } from './features/reports/making/report-makings.queries.ts';
import { deletePastSignOns } from './features/sign-on/signing-in/under-way.queries.ts';
import { deletePastChallenges } from './features/signing-in/passkeys/challenges.queries.ts';
import { deletePastDeliveries } from './features/webhooks/deliveries.queries.ts';
import { deleteFormerSecrets } from './features/webhooks/webhooks.queries.ts';
import { deletePastAttempts } from './platform/attempts.queries.ts';
import { createSteadyClock } from './platform/clock.ts';
import { deletePastFaults } from './platform/faults/noted-faults.queries.ts';
import { deleteFailedMails, deleteGivenUpMails } from './platform/mail/queued-mails.queries.ts';
import { regularly } from './platform/regularly.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Longer than any link in a mail is valid. */
const FAILED_MAILS_KEPT_MS = 30 * 24 * HOUR_MS;
/** Most of their links are valid for less; a mail's contents are only stored as long as somebody may send it again. */
const GIVEN_UP_MAILS_KEPT_MS = 7 * 24 * HOUR_MS;
/** Long enough to see what went wrong during a holiday. */
const DELIVERIES_KEPT_MS = 30 * 24 * HOUR_MS;
/** Long enough to look up earlier questions and answers. */
const HANDLED_MESSAGES_KEPT_MS = 2 * 365 * 24 * HOUR_MS;
/** During this time a late link gives the message that it expired, and not that it is unknown. */
const EMAIL_CHANGES_KEPT_MS = 7 * 24 * HOUR_MS;
/** Long enough to find a fault that somebody reports after a holiday. */
const FAULTS_KEPT_MS = 14 * 24 * HOUR_MS;
/** How long the alarms of a server are stored that no longer exists. */
const ALARMS_KEPT_MS = 30 * 24 * HOUR_MS;
const FAULTS_KEPT_MOST = 10_000;

type Needs = Pick<Dependencies, 'database' | 'clock'>;

/**
 * Deletes what has expired: sessions, passkey challenges and sign-ins in progress, mailboxes of old changes, pictures
 * that are no longer shared, counts of attempts whose window has ended, stored checks, the progress of reports that are
 * no longer made, messages of webhooks and their former signing secrets, messages to the provider that were handled
 * long ago, the contents of mails that were given up a week ago, the record that mails were given up long ago, faults
 * of more than two weeks ago, and alarms of more than thirty days ago.
 */
export async function tidyUp({ database: { queries }, clock }: Needs): Promise<void> {
  await deleteExpiredSessions(queries, clock.now());
  await deletePastChallenges(queries, clock.now());
  await deletePastSignOns(queries, clock.now());
  await deletePastEmailChanges(queries, new Date(clock.now().getTime() - EMAIL_CHANGES_KEPT_MS));
  await deleteExpiredCharts(queries, clock.now());
  await deletePastAttempts(queries, clock.now());
  await deletePastChecks(queries, clock.now());
  await reclaimRoomOfChecks(queries);
  await deletePastMakings(queries, clock.now());
  await deletePastDeliveries(queries, new Date(clock.now().getTime() - DELIVERIES_KEPT_MS));
  await deleteFormerSecrets(queries, clock.now());
  await deleteHandledMessages(queries, new Date(clock.now().getTime() - HANDLED_MESSAGES_KEPT_MS));
  await deleteGivenUpMails(queries, new Date(clock.now().getTime() - GIVEN_UP_MAILS_KEPT_MS));
  await deleteFailedMails(queries, new Date(clock.now().getTime() - FAILED_MAILS_KEPT_MS));
  await deletePastFaults(queries, new Date(clock.now().getTime() - FAULTS_KEPT_MS), FAULTS_KEPT_MOST);
  await deletePastAlarms(queries, new Date(clock.now().getTime() - ALARMS_KEPT_MS));
}

/**
 * Tidies up every hour until it is stopped, by a clock that doesn't run ahead: deleted data cannot be restored. The
 * first time is an hour after the start, when a machine that started with a wrong time has got the right one.
 */
export function tidyUpRegularly(
  dependencies: Needs,
  onFault: (cause: unknown) => void,
  everyMs = HOUR_MS,
): () => void {
  const steady = { database: dependencies.database, clock: createSteadyClock(dependencies.clock) };
  return regularly(everyMs, () => tidyUp(steady), onFault);
}
