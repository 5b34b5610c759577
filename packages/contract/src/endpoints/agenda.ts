import { AGENDA_EVENT_KINDS } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';

export const agendaEventSchema = z
  .object({
    kind: z.enum(AGENDA_EVENT_KINDS),
    kind_display: z.string(),
    date: z.iso.date(),
    project: z.uuid(),
    project_name: z.string(),
  })
  .meta({ id: 'AgendaEvent' });
export type AgendaEvent = z.output<typeof agendaEventSchema>;

const organisationParams = z.object({ org: z.string().min(1).max(200).describe('slug') });

const CALENDAR_FILE = { kind: 'file', status: 200, contentType: 'text/calendar; charset=utf-8' } as const;

export const listAgendaEvents = defineEndpoint({
  id: 'listAgendaEvents',
  method: 'GET',
  path: '/api/v1/organization/:org/events/',
  access: 'agenda.read',
  summary: 'What happened with the organisation’s projects in a period, in order of date',
  params: organisationParams,
  query: z.object({
    from: z.iso.date().describe('first day of the period'),
    until: z.iso.date().describe('last day of the period, at most two years after the first'),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(agendaEventSchema) },
  refusals: [400, 404],
});

export const downloadAgenda = defineEndpoint({
  id: 'downloadAgenda',
  method: 'GET',
  path: '/api/v1/organization/:org/events.ics',
  access: 'agenda.read',
  summary: 'The organisation’s agenda as an iCalendar file',
  params: organisationParams,
  payload: { kind: 'none' },
  answer: CALENDAR_FILE,
  refusals: [404],
});

export const getCalendarFeed = defineEndpoint({
  id: 'getCalendarFeed',
  method: 'GET',
  path: '/api/v1/calendar-feed/',
  access: 'calendar-feed.manage',
  summary: 'Whether the signed-in user has a calendar feed; its address is never told again',
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: z.object({ active: z.boolean() }) },
  refusals: [],
});

export const createCalendarFeed = defineEndpoint({
  id: 'createCalendarFeed',
  method: 'POST',
  path: '/api/v1/calendar-feed/',
  access: 'calendar-feed.manage',
  summary: 'Make a calendar feed with a secret address; the former address ends',
  payload: { kind: 'none' },
  answer: {
    kind: 'json',
    status: 201,
    schema: z.object({ url: z.string().describe('the secret address, told this once') }),
  },
  refusals: [],
});

export const deleteCalendarFeed = defineEndpoint({
  id: 'deleteCalendarFeed',
  method: 'DELETE',
  path: '/api/v1/calendar-feed/',
  access: 'calendar-feed.manage',
  summary: 'End the calendar feed',
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  whenFull: true,
  refusals: [],
});

export const readCalendarFeed = defineEndpoint({
  id: 'readCalendarFeed',
  method: 'GET',
  path: '/api/v1/calendar-feed/:token.ics',
  access: 'public',
  summary: 'The agenda of all organisations of whoever made this secret address, for calendar programs',
  params: z.object({ token: z.string().min(1).max(200) }),
  payload: { kind: 'none' },
  answer: CALENDAR_FILE,
  refusals: [404, 429],
});
