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
 * Tells whether the difference of the rounded totals, to which steps add up, is another figure than the difference itself
 * rounded, which the comparison states: €66.979,- less €52.243,- is €14.736,-, and their cents may make it €14.735,-.
 */
export function isRoundedTogether(pair: ComparedPair, telling: Telling): boolean {
  const [mki, co2] = [comparePairIn(pair, 'mki').comparison, comparePairIn(pair, 'co2').comparison];
  const last = writtenSteps(pair, [{ mkiEur: mki?.amount ?? 0, co2Kg: co2?.amount ?? 0 }], telling)?.at(-1);
  if (!last) return false;
  const { written } = telling.text;
  const signed = (amount: number, text: string) => `${amount > 0 ? '+' : ''}${text}`;
  return (
    (mki !== null && last[0] !== signed(mki.amount, written.mki(mki.amount))) ||
    (co2 !== null && last[1] !== signed(co2.amount, written.number(co2.amount / PER_TON)))
  );
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
