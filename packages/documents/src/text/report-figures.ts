import { figuresIn, type Language, type ResourceKey } from '@milieuspoor/domain';

// Reports round half to even (D-79), on screens a half goes up: nothing here may use the formats' default.
const REPORT = 'half-even';
const PER_THOUSAND = 1000;

type Figure = number | null | undefined;

/** How a report writes its figures in a language; '-' where there is none. */
export interface ReportFigures {
  readonly euro: (amountEur: Figure) => string;
  readonly mki: (mkiEur: Figure) => string;
  /** Kilograms as ton, with two decimals. */
  readonly tonOfKg: (kg: Figure) => string;
  readonly number: (value: Figure) => string;
  /** A whole number of things, which needs no rounding. */
  readonly count: (count: number) => string;
  /** Percent with two decimals: '12,34 %'. */
  readonly percent: (percentage: Figure) => string;
  /** In the unit that the report states it in: energy, which is kept in MJ, in GJ. */
  readonly resource: (key: ResourceKey, amount: Figure) => string;
}

export function reportFigures(language: Language): ReportFigures {
  const { euro, statedMki, number, percent } = figuresIn(language);
  const numberText = (value: Figure) => number(value, 2, REPORT);
  const tonOfKg = (kg: Figure) => numberText(typeof kg === 'number' ? kg / PER_THOUSAND : kg);
  return {
    euro: (amountEur) => euro(amountEur, REPORT),
    mki: (mkiEur) => statedMki(mkiEur, REPORT),
    tonOfKg,
    number: numberText,
    count: (count) => number(count, 0, REPORT),
    percent: (percentage) => percent(percentage, 2, REPORT),
    resource: (key, amount) => (key.endsWith('Mj') ? tonOfKg(amount) : numberText(amount)),
  };
}
