import { shiftDay } from './shift-day.ts';

/**
 * Returns the days of a year other than Saturdays and Sundays on which a statutory period does not end, 'yyyy-mm-dd'
 * (article 3 of the Dutch Algemene termijnenwet, which names Good Friday in addition to the holidays).
 */
export function publicHolidays(year: number): readonly string[] {
  const easter = easterSunday(year);
  const day = (monthAndDay: string) => `${year}-${monthAndDay}`;
  return [
    ...['01-01', '05-05', '12-25', '12-26'].map(day),
    kingsDay(year),
    // Good Friday, Easter Monday, Ascension Day and Whit Monday.
    ...[-2, 1, 39, 50].map((days) => shiftDay(easter, days)),
  ];
}

/** Returns the day of the King's birthday, which moves to a day earlier when it is a Sunday. */
function kingsDay(year: number): string {
  const day = `${year}-04-27`;
  return new Date(day).getUTCDay() === 0 ? shiftDay(day, -1) : day;
}

/** Returns Easter Sunday by the anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const daysSinceMarch = epact + weekday - 7 * late + 114;
  const month = Math.floor(daysSinceMarch / 31);
  const day = (daysSinceMarch % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
