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
 * The MKI that the examples are worked out for, in whole euro, never above the ceiling: of the table's rows between the boundaries
 * the one in the middle, so that it can be found there. Where none lies between, it is the reference value, or else the target value.
 * Of steps it is the MKI of the second, which is the first that does not earn all.
 */
export function exampleMkiEur(model: CompleteAwardModel): number {
  const line = discountLineOf(model);
  const takesPart = (mkiEur: number) => !isAboveCeiling(mkiEur, model);
  if (line.form === 'steps')
    return line.steps.map(({ mkiUptoEur }) => mkiUptoEur).filter(takesPart)[1] ?? line.lowerEur;
  const between = workedDiscounts(line).filter(
    ({ mkiEur }) => mkiEur > line.lowerEur && mkiEur < line.upperEur && takesPart(mkiEur),
  );
  const beside = takesPart(line.upperEur) ? line.upperEur : line.lowerEur;
  return between[Math.floor(between.length / 2)]?.mkiEur ?? beside;
}

/** Whether a bid with this MKI, in whole euro, is set aside for the ceiling of the model. */
export function isAboveCeiling(
  mkiEur: number,
  { ceilingEur }: Pick<CompleteAwardModel, 'ceilingEur'>,
): boolean {
  return ceilingEur !== null && mkiEur > ceilingEur;
}

/** The discount on other criteria in the examples: half of what can be earned, whole euro. */
export function exampleCriteriaDiscountEur({ criteriaMaxDiscountEur }: CompleteAwardModel): number {
  return Math.floor(criteriaMaxDiscountEur / 2);
}
