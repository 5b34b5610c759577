/** A time, as it is shown, and the hours that it lasts. */
export interface TimeSpan {
  readonly shown: string;
  readonly hours: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Reads '1:30' as an hour and a half, as spreadsheets do; null for a text that is no time. */
export function timeInText(text: string): TimeSpan | null {
  const parts = /^(\d{1,5}):([0-5]\d)(?::([0-5]\d))?$/.exec(text);
  if (!parts) return null;
  const [, hours, minutes, seconds = '0'] = parts;
  return { shown: text, hours: Number(hours) + (Number(minutes) * 60 + Number(seconds)) / 3_600 };
}

/** Returns the time that a number of days lasts, to the millisecond. */
export function timeOfDays(days: number): TimeSpan {
  const ms = Math.round(days * DAY_MS);
  const seconds = Math.floor(ms / 1_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const shown = `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}`;
  return { shown: seconds % 60 === 0 ? shown : `${shown}:${two(seconds % 60)}`, hours: ms / HOUR_MS };
}
