import { AGENDA_EVENT_LABELS, type Language, tabNumber } from '@milieuspoor/domain';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { AgendaEventRow } from './agenda-events.queries.ts';
import { kindOf } from './to-agenda-event.ts';

const REFRESH_SECONDS = 6 * 60 * 60;

interface CalendarContext {
  readonly name: string;
  readonly language: Language;
  readonly publicUrl: string;
  readonly now: Date;
}

/**
 * Writes the events as an iCalendar file (RFC 5545). An event is a day without a time, so that it is the same day
 * wherever it is read; its UID never changes, so that a program that reads again changes events and does not add them.
 */
export function writeCalendar(
  rows: readonly AgendaEventRow[],
  { name, language, publicUrl, now }: CalendarContext,
): Uint8Array {
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Milieuspoor', product: 'Agenda', language: language.toUpperCase() },
    ttl: REFRESH_SECONDS,
    x: { 'X-WR-TIMEZONE': 'Europe/Amsterdam' },
  });
  for (const row of rows) {
    const kind = kindOf(row);
    const label = AGENDA_EVENT_LABELS[language][kind];
    calendar.createEvent({
      id: `${row.projectId}-${kind}@milieuspoor`,
      // A date without a time is written by its UTC day.
      start: new Date(`${row.date}T00:00:00Z`),
      allDay: true,
      stamp: now,
      summary: `${label}: ${row.projectName}`,
      description: row.organisationName,
      categories: [{ name: label }],
      url: `${publicUrl}/#/o/${row.organisationSlug}/project/${row.projectId}/tab/${tabNumber('baseline')}`,
      // An event does not make anybody unavailable.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return Buffer.from(calendar.toString(), 'utf8');
}
