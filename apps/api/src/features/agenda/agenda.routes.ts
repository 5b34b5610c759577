import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { collection } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, invalidField } from '../../http/outcome.ts';
import { message, sentence } from '../../text/message.ts';
import { createToken, hashToken } from '../accounts/sessions/session-token.ts';
import { hasCalendarFeed, setCalendarToken } from './calendar-feeds.queries.ts';
import { listOrganisationEvents } from './list-organisation-events.ts';
import { calendarPeriod, periodFault } from './period.ts';
import { readCalendarFeed } from './read-calendar-feed.ts';
import { toAgendaEvent } from './to-agenda-event.ts';
import { writeCalendar } from './write-calendar.ts';

export function agendaRoutes({ database, clock, settings }: Dependencies): Route[] {
  const { queries } = database;
  return [
    route(endpoints.listAgendaEvents, async ({ caller, params, query, call }) => {
      const fault = periodFault(query);
      if (fault) return invalidField('until', message(fault));
      const outcome = await listOrganisationEvents({ queries }, caller, { slug: params.org, period: query });
      if (!outcome.ok) return outcome;
      return done(collection(outcome.value.map((row) => toAgendaEvent(row, call.language))));
    }),
    route(endpoints.downloadAgenda, async ({ caller, params, call: { language } }) => {
      const now = clock.now();
      const period = calendarPeriod(now);
      const outcome = await listOrganisationEvents({ queries }, caller, { slug: params.org, period });
      if (!outcome.ok) return outcome;
      const name = outcome.value[0]?.organisationName ?? sentence(message('calendar-name'), language);
      const bytes = writeCalendar(outcome.value, { name, language, publicUrl: settings.publicUrl, now });
      return done({ bytes, fileName: `agenda-${params.org}.ics` });
    }),
    route(endpoints.getCalendarFeed, async ({ caller }) =>
      done({ active: await hasCalendarFeed(queries, caller.accountId) }),
    ),
    route(endpoints.createCalendarFeed, async ({ caller }) => {
      const token = createToken();
      await setCalendarToken(queries, caller.accountId, hashToken(token));
      return done({ url: `${settings.publicUrl}/api/v1/calendar-feed/${token}.ics` });
    }),
    route(endpoints.deleteCalendarFeed, async ({ caller }) => {
      await setCalendarToken(queries, caller.accountId, null);
      return done(undefined);
    }),
    route(endpoints.readCalendarFeed, async ({ params, call }) =>
      readCalendarFeed({ database, clock, settings }, { token: params.token, address: call.address }),
    ),
  ];
}
