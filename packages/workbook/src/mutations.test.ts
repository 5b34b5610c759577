import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import { readCalculation } from './read-calculation.ts';
import { buildZip } from './testing/build-zip.ts';
import { drawnExample } from './testing/drawn-example.ts';
import { mutateBytes, mutateParts, mutateRecords } from './testing/mutate.ts';
import { writeRandomXls } from './testing/random-xls.ts';
import { randomXlsxEntries } from './testing/random-xlsx.ts';
import { seededNumbers } from './testing/seeded-numbers.ts';

/** Another seed makes other mutations; the name of a test says which one it was. */
const SEED = Number(process.env.TEST_SEED ?? 1);
const MUTATIONS = 500;

/**
 * Reads each of the mutated files. Not beside the library, as with files that are whole: some of these keep it busy for
 * ever, and in others it leaves out sheets.
 */
async function expectAnswers(fileName: string, mutated: (round: number) => Uint8Array): Promise<void> {
  const tally = { read: 0, refused: 0 };
  for (let round = 0; round < MUTATIONS; round++) {
    const bytes = mutated(round);
    const reading = await readCalculation(bytes, fileName, FIRST_WEIGHTED_SETS);
    tally[reading.kind]++;
    // Refused means that somebody is told why.
    if (reading.kind === 'refused') expect(reading.problems.length, `${round}`).toBeGreaterThan(0);
    else
      expect(
        reading.items.every(({ item }) => Number.isFinite(item.quantity)),
        `${round}`,
      ).toBe(true);
  }
  expect(tally.read + tally.refused).toBe(MUTATIONS);
  // Both ends are reached often, else the mutations were too wild or too tame to say anything.
  expect(tally.read).toBeGreaterThan(MUTATIONS / 20);
  expect(tally.refused).toBeGreaterThan(MUTATIONS / 20);
}

it(`an .xlsx that was mutated is read or refused (seed ${SEED})`, async () => {
  const random = seededNumbers(SEED);
  await expectAnswers('a.xlsx', (round) => {
    const entries = randomXlsxEntries(drawnExample(round), round);
    return round % 5 === 0 ? mutateBytes(buildZip(entries), random) : mutateParts(entries, random);
  });
});

it(`an .xls that was mutated is read or refused (seed ${SEED})`, async () => {
  const random = seededNumbers(SEED + 1);
  await expectAnswers('a.xls', (round) => {
    const bytes = writeRandomXls(drawnExample(round), round);
    return round % 2 === 0 ? mutateBytes(bytes, random) : mutateRecords(bytes, random);
  });
});
