import { formatIsoDay, isoDayOf } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

interface Day<Entry> {
  /** 'yyyy-mm-dd' in Dutch local time */
  readonly day: string;
  readonly entries: readonly Entry[];
}

/** Groups entries by the day on which they happened, in the given order. */
export function byDay<Entry extends { readonly created: string }>(entries: readonly Entry[]): Day<Entry>[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = isoDayOf(entry.created);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, together]) => ({ day, entries: together }));
}

/** Returns the heading for a day: its date, after a word for today or yesterday. Both are days 'yyyy-mm-dd'. */
export function dayHeading(day: string, today: string, t: TFunction): string {
  if (day === today) return t('history.today', { date: formatIsoDay(day) });
  if (day === dayBefore(today)) return t('history.yesterday', { date: formatIsoDay(day) });
  return formatIsoDay(day);
}

function dayBefore(isoDay: string): string {
  const moment = new Date(`${isoDay}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() - 1);
  return moment.toISOString().slice(0, 10);
}
