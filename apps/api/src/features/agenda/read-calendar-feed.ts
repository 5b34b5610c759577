import { may } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { FileAnswer } from '../../http/gate.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { scopeOf } from '../../http/scope-of.ts';
import type { AttemptLimit } from '../../platform/attempts.queries.ts';
import { message, sentence } from '../../text/message.ts';
import { mustHaveSecondFactor } from '../accounts/second-factor/must-have-second-factor.ts';
import { hashToken } from '../accounts/sessions/session-token.ts';
import { takeAttempts, throttleBy } from '../accounts/throttling/throttle.ts';
import { listAgendaEvents } from './agenda-events.queries.ts';
import { findFeedAccount } from './calendar-feeds.queries.ts';
import { calendarPeriod } from './period.ts';
import { writeCalendar } from './write-calendar.ts';

/**
 * The limit of wrong addresses: an office whose programs still request revoked ones must not fill the log or the
 * database.
 */
const WRONG_PER_ADDRESS: AttemptLimit = { attempts: 60, windowSeconds: 15 * 60 };

/**
 * Returns the calendar of a secret address: of all organisations that its maker may see at this moment. A right address
 * is answered whatever others tried from the same network address.
 */
export async function readCalendarFeed(
  { database: { queries }, clock, settings }: Pick<Dependencies, 'database' | 'clock' | 'settings'>,
  { token, address }: { token: string; address: string },
): Promise<Outcome<FileAnswer>> {
  const now = clock.now();
  const account = await findFeedAccount(queries, hashToken(token));
  // An account that lacks a required second factor may open nothing, including this.
  const held = account && !account.secondFactor && mustHaveSecondFactor(settings, account, now);
  if (!account || held || !may(account, 'agenda.read')) {
    const perAddress = throttleBy('calendar-feed/address', address, WRONG_PER_ADDRESS);
    const closed = await takeAttempts(queries, [perAddress], now, 'too-many-requests');
    if (closed) return closed;
    return NOT_FOUND;
  }
  const { organisationIds, language } = account;
  const rows = await listAgendaEvents(queries, scopeOf(account, organisationIds), {
    slug: null,
    period: calendarPeriod(now),
  });
  const name = sentence(message('calendar-name'), language);
  const bytes = writeCalendar(rows, { name, language, publicUrl: settings.publicUrl, now });
  return done({ bytes, fileName: 'milieuspoor.ics' });
}
