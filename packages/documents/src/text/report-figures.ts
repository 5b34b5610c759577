import { type DateFormat, datesIn, figuresIn, type Language, type ResourceKey } from '@milieuspoor/domain';

// Reports round half to even (D-79), while screens round a half up: nothing here may use the formats' default.
const REPORT = 'half-even';
const PER_THOUSAND = 1000;

type Figure = number | null | undefined;

/** The notation of a report in a language; '-' where there is no figure. */
export interface ReportFigures extends DateFormat {
  readonly euro: (amountEur: Figure) => string;
  readonly mki: (mkiEur: Figure) => string;
  /** Kilograms as ton, with two decimals. */
  readonly tonOfKg: (kg: Figure) => string;
  readonly number: (value: Figure) => string;
  /** A whole number of things, which is not rounded. */
  readonly count: (count: number) => string;
  /** Percent with two decimals: '12,34 %'. */
  readonly percent: (percentage: Figure) => string;
  /** The amount in the unit of the report: energy, which is stored in MJ, in GJ. */
  readonly resource: (key: ResourceKey, amount: Figure) => string;
}

export function reportFigures(language: Language): ReportFigures {
  const { euro, statedMki, number, percent } = figuresIn(language);
  const numberText = (value: Figure) => number(value, 2, REPORT);
  const tonOfKg = (kg: Figure) => numberText(typeof kg === 'number' ? kg / PER_THOUSAND : kg);
  return {
    ...datesIn(language),
    euro: (amountEur) => euro(amountEur, REPORT),
    mki: (mkiEur) => statedMki(mkiEur, REPORT),
    tonOfKg,
    number: numberText,
    count: (count) => number(count, 0, REPORT),
    percent: (percentage) => percent(percentage, 2, REPORT),
    resource: (key, amount) => (key.endsWith('Mj') ? tonOfKg(amount) : numberText(amount)),
  };
}
