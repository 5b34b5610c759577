import { type CompleteAwardModel, type DiscountLine, workedDiscounts } from '@milieuspoor/domain';

/** Returns the discount line of a complete model, which always has one. */
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
 * Returns the MKI of the worked examples, in whole euro, never above the ceiling: the middle one of the table's rows
 * between the boundaries, so that readers find it there. Where no row is between them, it is the reference value, or
 * else the target value. For steps it is the MKI of the second, the first step that does not earn everything.
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

/** Tells whether the ceiling of the model excludes a bid with this MKI, in whole euro. */
export function isAboveCeiling(
  mkiEur: number,
  { ceilingEur }: Pick<CompleteAwardModel, 'ceilingEur'>,
): boolean {
  return ceilingEur !== null && mkiEur > ceilingEur;
}

/** Returns the discount on other criteria in the examples: half of what can be earned, whole euro. */
export function exampleCriteriaDiscountEur({ criteriaMaxDiscountEur }: CompleteAwardModel): number {
  return Math.floor(criteriaMaxDiscountEur / 2);
}
