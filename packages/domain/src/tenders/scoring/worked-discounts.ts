import type { DiscountLine } from '../model/award-model.ts';
import { mkiScoreEur } from './mki-score.ts';

/** A row in a tender document: an MKI and what it earns, both in whole euro. */
export interface WorkedDiscount {
  readonly mkiEur: number;
  readonly discountEur: number;
}

/** The step of the MKI is one of these times a power of ten, so that every row can be checked by mental arithmetic. */
const ROUND_STEPS = [1, 2, 5] as const;
/** The largest number of steps from the target to the reference value. */
const STEPS_MAX = 10;

/**
 * Returns the discount for round values of the MKI (D-53): the target value, the round values between it and the
 * reference value, the reference value, and one on either side of them, where nothing changes any more. In rising MKI;
 * the value below the target is omitted where it would be below 0. Empty where the reference value is not above the
 * target. For steps it returns the MKI of each, and the first whole euro above it, where the next one begins.
 */
export function workedDiscounts(line: DiscountLine): readonly WorkedDiscount[] {
  if (line.form === 'steps')
    return worked(
      line.steps.flatMap(({ mkiUptoEur }) => [mkiUptoEur, mkiUptoEur + 1]),
      line,
    );
  const { lowerEur, upperEur } = line;
  if (upperEur <= lowerEur) return [];
  const step = roundStep(upperEur - lowerEur);
  const below = (Math.ceil(lowerEur / step) - 1) * step;
  const above = (Math.floor(upperEur / step) + 1) * step;
  const between: number[] = [];
  for (let mkiEur = below + step; mkiEur < upperEur; mkiEur += step)
    if (mkiEur > lowerEur) between.push(mkiEur);
  return worked([...(below < 0 ? [] : [below]), lowerEur, ...between, upperEur, above], line);
}

function worked(values: readonly number[], line: DiscountLine): readonly WorkedDiscount[] {
  return [...new Set(values)].map((mkiEur) => ({ mkiEur, discountEur: mkiScoreEur({ mkiEur, ...line }) }));
}

/** Returns the smallest round step that covers a distance in whole euro in ten steps or fewer. */
function roundStep(distanceEur: number): number {
  for (let power = 1; ; power *= 10) {
    const factor = ROUND_STEPS.find((each) => each * power * STEPS_MAX >= distanceEur);
    if (factor) return factor * power;
  }
}
