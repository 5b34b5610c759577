import type { Language } from './language.ts';

/** Every date and time in the product is shown in Dutch local time. */
export const TIME_ZONE = 'Europe/Amsterdam';

const parts = new Intl.DateTimeFormat('nl-NL', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

function partsOf(moment: Date): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
}

/** Returns a moment in the form of the project list: 'dd/mm/yyyy hh:mm:ss'. */
export function formatModified(moment: Date): string {
  const { day, month, year, hour, minute, second } = partsOf(moment);
  return `${day}/${month}/${year} ${hour}:${minute}:${second}`;
}

/** The form of the texts that formatModified returns. */
export const MODIFIED_FORM = /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/;

/** Returns the day of a text from formatModified, as 'yyyy-mm-dd'. */
export function isoDayOf(modified: string): string {
  return modified.slice(0, 10).split('/').reverse().join('-');
}

/** Returns a text from formatModified in the form that people read: 'dd-mm-yyyy hh:mm' (D-101). */
export function dayAndTimeOf(modified: string): string {
  return modified.slice(0, 16).replaceAll('/', '-');
}

/** Returns the time of a text from formatModified: 'hh:mm'. */
export function timeOf(modified: string): string {
  return modified.slice(11, 16);
}

/** Returns the day of a moment: 'dd-mm-yyyy'. */
export function formatDay(moment: Date): string {
  const { day, month, year } = partsOf(moment);
  return `${day}-${month}-${year}`;
}

/** Returns a stored day 'yyyy-mm-dd' in the form that people read: 'dd-mm-yyyy'; '-' when there is none. */
export function formatIsoDay(isoDay: string | null): string {
  return isoDay ? isoDay.split('-').reverse().join('-') : '-';
}

/** Returns the calendar day of a moment in Dutch local time, as 'yyyy-mm-dd'. */
export function toIsoDay(moment: Date): string {
  const { day, month, year } = partsOf(moment);
  return `${year}-${month}-${day}`;
}

/** The dates and moments of documents in a language. Screens and the API write theirs in one form (D-101). */
export interface DateFormat {
  /** A stored day 'yyyy-mm-dd': '02-03-2026', '2 March 2026'; '-' when there is none. */
  readonly day: (isoDay: string | null) => string;
  /** To the minute: '02-03-2026 10:00', '2 March 2026 10:00'. */
  readonly moment: (at: Date) => string;
  /** To the second. */
  readonly second: (at: Date) => string;
}

const ENGLISH_DAY = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' },
});

const englishDay = (isoDay: string | null) =>
  isoDay ? ENGLISH_DAY.format(new Date(`${isoDay}T00:00:00Z`)) : '-';

const DATES: Readonly<Record<Language, DateFormat>> = {
  nl: {
    day: formatIsoDay,
    moment: (at) => dayAndTimeOf(formatModified(at)),
    second: (at) => formatModified(at).replaceAll('/', '-'),
  },
  // With its month as a word: 02-03-2026 is the third of February to half of those who read English.
  en: {
    day: englishDay,
    moment: (at) => `${englishDay(toIsoDay(at))} ${timeOf(formatModified(at))}`,
    second: (at) => `${englishDay(toIsoDay(at))} ${formatModified(at).slice(11)}`,
  },
};

export function datesIn(language: Language): DateFormat {
  return DATES[language];
}
