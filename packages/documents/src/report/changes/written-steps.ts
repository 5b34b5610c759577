import { addingAmounts, type Comparison } from '@milieuspoor/domain';
import { type ComparedPair, comparePairIn } from '../compared-pairs.ts';
import type { Telling } from '../report-section.ts';

/** kg CO2-eq in a ton */
const PER_TON = 1000;

/** A step between two calculations: MKI in euro and CO2 in kg. */
interface Step {
  readonly mkiEur: number;
  readonly co2Kg: number;
}

/**
 * Returns MKI and CO2 of each step, and then of their difference, as a table writes them: rounded together so that they add
 * up, and a dash where nothing may be compared. Null where neither quantity is compared.
 */
export function writtenSteps(
  pair: ComparedPair,
  steps: readonly Step[],
  { text }: Telling,
): readonly (readonly [string, string])[] | null {
  const [mki, co2] = [comparePairIn(pair, 'mki').comparison, comparePairIn(pair, 'co2').comparison];
  if (steps.length === 0 || (!mki && !co2)) return null;
  const inEuro =
    mki &&
    addedUp(
      mki,
      1,
      steps.map(({ mkiEur }) => mkiEur),
      0,
    );
  const inTon =
    co2 &&
    addedUp(
      co2,
      PER_TON,
      steps.map(({ co2Kg }) => co2Kg),
      2,
    );
  const written = (amount: number | undefined, write: (amount: number) => string) =>
    amount === undefined ? '-' : `${amount > 0 ? '+' : ''}${write(amount)}`;
  return Array.from({ length: steps.length + 1 }, (_, place) => [
    written(inEuro?.[place], text.written.mki),
    written(inTon?.[place], text.written.number),
  ]);
}

/**
 * Returns the steps and then their difference, rounded together and in units of `per`. They are rounded between both
 * ends, as in the waterfall of the same pair.
 */
function addedUp(
  { baseline, optimization }: Pick<Comparison, 'baseline' | 'optimization'>,
  per: number,
  steps: readonly number[],
  decimals: number,
): number[] {
  const written = addingAmounts(
    {
      ...{ baseline: baseline / per, optimization: optimization / per },
      steps: steps.map((amount) => amount / per),
    },
    decimals,
  );
  return [...written.steps, written.optimization - written.baseline];
}
