import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import { MUTATED_WORKBOOKS, seededNumbers } from './mutated-workbooks.fixture.ts';
import { type BothWaysTally, readBothWays } from './testing/both-ways.ts';

/** Another seed gives other mutations; the name of a test states the seed. */
const SEED = Number(process.env.TEST_SEED ?? 1);
const MUTATIONS = 500;

/**
 * Reads each of the mutated files. They are not compared with the library, unlike whole files: some of these keep it
 * busy forever, and in others it omits sheets.
 */
async function expectAnswers(fileName: string, mutated: (round: number) => Uint8Array): Promise<void> {
  const tally = { read: 0, refused: 0 };
  const ways: BothWaysTally = { byTwo: 0 };
  for (let round = 0; round < MUTATIONS; round++) {
    const bytes = mutated(round);
    const reading = await readBothWays(bytes, fileName, FIRST_WEIGHTED_SETS, {}, ways);
    tally[reading.kind]++;
    // A refusal must give a reason.
    if (reading.kind === 'refused') expect(reading.problems.length, `${round}`).toBeGreaterThan(0);
    else
      expect(
        reading.items.every(({ item }) => Number.isFinite(item.quantity)),
        `${round}`,
      ).toBe(true);
  }
  expect(tally.read + tally.refused).toBe(MUTATIONS);
  // Both results occur often; otherwise the mutations would be too strong or too weak to prove anything.
  expect(tally.read).toBeGreaterThan(MUTATIONS / 20);
  expect(tally.refused).toBeGreaterThan(MUTATIONS / 20);
  expect(ways.byTwo).toBeGreaterThan(MUTATIONS / 20);
}

it(`an .xlsx that was mutated is read or refused, and by two readers as by one (seed ${SEED})`, async () => {
  const random = seededNumbers(SEED);
  await expectAnswers('a.xlsx', (round) => MUTATED_WORKBOOKS['.xlsx'](round, random));
});

it(`an .xls that was mutated is read or refused, and by two readers as by one (seed ${SEED})`, async () => {
  const random = seededNumbers(SEED + 1);
  await expectAnswers('a.xls', (round) => MUTATED_WORKBOOKS['.xls'](round, random));
});
