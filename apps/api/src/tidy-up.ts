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
/** Longer than any link in a mail works. */
const FAILED_MAILS_KEPT_MS = 30 * 24 * HOUR_MS;
/** Most links in them work for less; what a mail says is kept no longer than somebody may send it again. */
const GIVEN_UP_MAILS_KEPT_MS = 7 * 24 * HOUR_MS;
/** Long enough to see what went wrong in a holiday. */
const DELIVERIES_KEPT_MS = 30 * 24 * HOUR_MS;
/** Long enough to look up what was asked and answered before. */
const HANDLED_MESSAGES_KEPT_MS = 2 * 365 * 24 * HOUR_MS;
/** For so long a link that came too late says so, and not that it is unknown. */
const EMAIL_CHANGES_KEPT_MS = 7 * 24 * HOUR_MS;
/** Long enough to find what somebody tells of after a holiday. */
const FAULTS_KEPT_MS = 14 * 24 * HOUR_MS;
/** What a server that is no more was told to be. */
const ALARMS_KEPT_MS = 30 * 24 * HOUR_MS;
const FAULTS_KEPT_MOST = 10_000;

type Needs = Pick<Dependencies, 'database' | 'clock'>;

/**
 * Removes what is over: sessions, what proves a passkey and sign-ins under way when their time has ended, mailboxes of changes long past,
 * pictures that are not shared any more, counts of attempts whose window has ended, what was kept of checks, how far
 * reports were that nobody makes any more, messages of webhooks and the secrets that signed them before, messages
 * to the provider that were handled long ago, mails that were given up a week ago, that mails were given up long ago, faults of more than two weeks ago, and alarms of more than
 * thirty days ago.
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
 * Tidies up every hour until it is told to stop, by a clock that doesn't run ahead: what is removed cannot be brought back. The first time is
 * an hour after the start, when a machine that started with a wrong time has been told the right one.
 */
export function tidyUpRegularly(
  dependencies: Needs,
  onFault: (cause: unknown) => void,
  everyMs = HOUR_MS,
): () => void {
  const steady = { database: dependencies.database, clock: createSteadyClock(dependencies.clock) };
  return regularly(everyMs, () => tidyUp(steady), onFault);
}
