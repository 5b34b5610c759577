/**
 * The last day, 'yyyy-mm-dd', on which a request about personal data of this day is answered in time: a month later, or the last
 * day of that month where it has no such day (GDPR article 12(3), counted as Regulation 1182/71 article 3 has it). That a day of
 * rest may be followed by one more is not counted on.
 */
export function answerDayOf(askedDay: string): string {
  const [year = 0, month = 0, day = 0] = askedDay.split('-').map(Number);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastOfNext))).toISOString().slice(0, 10);
}
