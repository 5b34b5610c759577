import type { AgendaEventKind } from '@milieuspoor/domain';

/** How much time the calendar shows at once. */
export const AGENDA_VIEWS = ['day', 'four-days', 'week', 'month'] as const;
export type AgendaView = (typeof AGENDA_VIEWS)[number];

/** First and last day, 'yyyy-mm-dd'; both count. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

const FOUR_DAYS = 4;
const WEEK = 7;

/** The days that a view shows around a day: a month with the whole weeks that it touches, from Monday. */
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

/** The day from which the period after (1) or before (-1) is shown. */
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

/** What stands above the calendar: the day, the month, or the first and last day. */
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

/** The days around a day in which the nearest event is looked for: as many as may be asked for at once. */
export function yearsAround(day: string): Period {
  return { from: addDays(day, -365), until: addDays(day, 365) };
}

/** The days from today on in which what is planned is looked for: as many as may be asked for at once. */
export function twoYearsFrom(today: string): Period {
  return { from: today, until: addDays(today, 2 * 365) };
}

const PLANNED: ReadonlySet<AgendaEventKind> = new Set([
  'planned-award',
  'planned-design-choice',
  'planned-completion',
]);

/** Those of the events that are planned, in their order. */
export function plannedOf<Event extends { readonly kind: AgendaEventKind }>(
  events: readonly Event[],
): Event[] {
  return events.filter(({ kind }) => PLANNED.has(kind));
}

/** The one of the days, in order, that lies nearest to a day; the earlier one when two do. */
export function nearestDay(days: readonly string[], day: string): string | null {
  const distance = (each: string) => Math.abs(utc(each).getTime() - utc(day).getTime());
  return days.reduce<string | null>(
    (nearest, each) => (nearest === null || distance(each) < distance(nearest) ? each : nearest),
    null,
  );
}

/** A day in full, as a heading of what happened on it. */
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

/** A day has no time zone: it is reckoned and written as if it were at Greenwich. */
function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
}
