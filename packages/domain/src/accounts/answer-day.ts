/**
 * Returns the last day, 'yyyy-mm-dd', on which a request about personal data made on this day is answered in time: a
 * month later, or the last day of that month where it has no such day (GDPR article 12(3), counted as Regulation
 * 1182/71 article 3 says). An extra day after a day of rest is not counted.
 */
export function answerDayOf(askedDay: string): string {
  const [year = 0, month = 0, day = 0] = askedDay.split('-').map(Number);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastOfNext))).toISOString().slice(0, 10);
}
