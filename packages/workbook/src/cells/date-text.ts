/** The months as spreadsheets and people write them, Dutch and English. */
const MONTHS = [
  'januari|january|jan',
  'februari|february|feb',
  'maart|march|mrt|mar',
  'april|apr',
  'mei|may',
  'juni|june|jun',
  'juli|july|jul',
  'augustus|august|aug',
  'september|sept|sep',
  'oktober|october|okt|oct',
  'november|nov',
  'december|dec',
];
const MONTH = `(${MONTHS.join('|')})\\.?`;
const DAY_FIRST = new RegExp(`^(\\d{1,2})[-/. ]+${MONTH}(?:[-/. ]+(?:\\d{2}|\\d{4}))?$`, 'i');
const MONTH_FIRST = new RegExp(`^${MONTH}[-/. ]+(\\d{1,4})$`, 'i');
const IN_DIGITS = /^(\d{1,2})([-/.])(\d{1,2})\2(?:\d{2}|\d{4})$/;
const ISO = /^\d{4}-(\d{1,2})-(\d{1,2})(?:T|$)/;
/** Nobody means a longer text as a date. */
const LONGEST = 30;

/** Returns the number that is probably meant by a text that is a date, as in '3-mei' for 3,5; null for another text. */
export function numberInDate(text: string): string | null {
  if (text.length > LONGEST) return null;
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return toNumber(dayFirst[1], monthOf(dayFirst[2]));
  const monthFirst = MONTH_FIRST.exec(text);
  // 'May-03' is what becomes of 5.03, and of 5-2003.
  if (monthFirst) return `${monthOf(monthFirst[1])},${(monthFirst[2] ?? '').slice(-2)}`;
  const inDigits = IN_DIGITS.exec(text);
  if (inDigits) return toNumber(inDigits[1], Number(inDigits[3]));
  const iso = ISO.exec(text);
  return iso ? toNumber(iso[2], Number(iso[1])) : null;
}

function toNumber(day: string | undefined, month: number): string | null {
  const number = Number(day);
  return number >= 1 && number <= 31 && month >= 1 && month <= 12 ? `${number},${month}` : null;
}

function monthOf(name: string | undefined): number {
  return MONTHS.findIndex((names) => names.split('|').includes((name ?? '').toLowerCase())) + 1;
}
