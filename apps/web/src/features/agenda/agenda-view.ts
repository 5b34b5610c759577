import type { AgendaEventKind } from '@milieuspoor/domain';
import type { AgendaView } from './agenda-search.ts';

/** The first and last day, 'yyyy-mm-dd'; both are included. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

const FOUR_DAYS = 4;
const WEEK = 7;

/** Returns the days that a view shows around a day: a month shows whole weeks, from Monday. */
export function periodOf(view: AgendaView, day: string): Period {
  switch (view) {
    case 'day':
      return { from: day, until: day };
    case 'four-days':
      return { from: day, until: addDays(day, FOUR_DAYS - 1) };
    case 'week':
      return weekOf(day);
    case 'month':
      return { from: weekOf(firstOfMonth(day)).from, until: weekOf(lastOfMonth(day)).until };
  }
}

/** Returns the day from which the next (1) or previous (-1) period is shown. */
export function neighbourOf(view: AgendaView, day: string, direction: 1 | -1): string {
  switch (view) {
    case 'day':
      return addDays(day, direction);
    case 'four-days':
      return addDays(day, direction * FOUR_DAYS);
    case 'week':
      return addDays(day, direction * WEEK);
    case 'month':
      return direction === 1 ? addDays(lastOfMonth(day), 1) : firstOfMonth(addDays(firstOfMonth(day), -1));
  }
}

/** Returns the title above the calendar: the day, the month, or the first and last day. */
export function titleOf(view: AgendaView, day: string, locale: string): string {
  switch (view) {
    case 'day':
      return format(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(
        utc(day),
      );
    case 'month':
      return format(locale, { month: 'long', year: 'numeric' }).format(utc(day));
    case 'week':
    case 'four-days': {
      const { from, until } = periodOf(view, day);
      return format(locale, { day: 'numeric', month: 'long', year: 'numeric' }).formatRange(
        utc(from),
        utc(until),
      );
    }
  }
}

/** Returns the days around a day in which to look for the nearest event: as many as may be asked for at once. */
export function yearsAround(day: string): Period {
  return { from: addDays(day, -365), until: addDays(day, 365) };
}

/** Returns the days from today on in which to look for planned events: as many as may be asked for at once. */
export function twoYearsFrom(today: string): Period {
  return { from: today, until: addDays(today, 2 * 365) };
}

const PLANNED: ReadonlySet<AgendaEventKind> = new Set([
  'planned-award',
  'planned-design-choice',
  'planned-completion',
]);

/** Returns the events that are planned, in their order. */
export function plannedOf<Event extends { readonly kind: AgendaEventKind }>(
  events: readonly Event[],
): Event[] {
  return events.filter(({ kind }) => PLANNED.has(kind));
}

/** Returns the day that is nearest to a day, from days in order; the earlier one when two are equally near. */
export function nearestDay(days: readonly string[], day: string): string | null {
  const distance = (each: string) => Math.abs(utc(each).getTime() - utc(day).getTime());
  return days.reduce<string | null>(
    (nearest, each) => (nearest === null || distance(each) < distance(nearest) ? each : nearest),
    null,
  );
}

/** Returns a day in full, as a heading above its events. */
export function dayTitle(day: string, locale: string): string {
  return titleOf('day', day, locale);
}

function weekOf(day: string): Period {
  const daysSinceMonday = (utc(day).getUTCDay() + 6) % WEEK;
  const from = addDays(day, -daysSinceMonday);
  return { from, until: addDays(from, WEEK - 1) };
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

function lastOfMonth(day: string): string {
  const [year, month] = day.split('-').map(Number);
  // Day 0 of the following month, which Date counts from 0.
  return isoDay(new Date(Date.UTC(year ?? 0, month ?? 0, 0)));
}

function addDays(day: string, days: number): string {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return isoDay(date);
}

/** Converts a day to a Date. A day has no time zone: it is calculated and written as if it were in Greenwich. */
function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
}
