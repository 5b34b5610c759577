import { type CompleteAwardModel, type DiscountLine, workedDiscounts } from '@milieuspoor/domain';

/** The line of a model that is complete, so that there is one. */
export function discountLineOf({
  upperEur,
  lowerEur,
  mkiMaxDiscountEur,
  steps,
}: CompleteAwardModel): DiscountLine {
  const boundaries = { upperEur, lowerEur, maxDiscountEur: mkiMaxDiscountEur };
  return steps ? { form: 'steps', ...boundaries, steps } : { form: 'line', ...boundaries };
}

/**
 * The MKI that the examples are worked out for, in whole euro: of the table's rows between the boundaries the one in the
 * middle, so that it can be found there; the reference value where nothing lies between. Of steps it is the MKI of the
 * second, which is the first that does not earn all.
 */
export function exampleMkiEur(line: DiscountLine): number {
  if (line.form === 'steps') return line.steps[1]?.mkiUptoEur ?? line.upperEur;
  const between = workedDiscounts(line).filter(
    ({ mkiEur }) => mkiEur > line.lowerEur && mkiEur < line.upperEur,
  );
  return between[Math.floor(between.length / 2)]?.mkiEur ?? line.upperEur;
}

/** The discount on other criteria in the examples: half of what can be earned, whole euro. */
export function exampleCriteriaDiscountEur({ criteriaMaxDiscountEur }: CompleteAwardModel): number {
  return Math.floor(criteriaMaxDiscountEur / 2);
}
