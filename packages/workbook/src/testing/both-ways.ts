import type { WeightedSets } from '@milieuspoor/domain';
import { expect } from 'vitest';
import type { ReadingOptions } from '../questions/asked-while-reading.ts';
import { type CalculationReading, readCalculation } from '../read-calculation.ts';
import { readSetBeside } from '../reading/beside/read-beside.ts';

/** Counts the files that were read by two. */
export interface BothWaysTally {
  byTwo: number;
}

/** Reads a file by one and by two readers, and fails where they differ in anything; returns what both found. */
export async function readBothWays(
  bytes: Uint8Array,
  fileName: string,
  weights: WeightedSets,
  options: ReadingOptions,
  tally: BothWaysTally,
): Promise<CalculationReading> {
  const byOne = await readCalculation(bytes, fileName, weights, options);
  const beside = await readSetBeside(bytes, fileName, options);
  if (beside) tally.byTwo++;
  const byTwo = await readCalculation(bytes, fileName, weights, options, async () => beside);
  // Its order, absent details and negative zeros too.
  expect(byTwo).toStrictEqual(byOne);
  expect(JSON.stringify(byTwo)).toBe(JSON.stringify(byOne));
  return byOne;
}
