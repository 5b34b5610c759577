import { buildZip } from './testing/build-zip.ts';
import { drawnExample } from './testing/drawn-example.ts';
import { mutateBytes, mutateParts, mutateRecords } from './testing/mutate.ts';
import type { Random } from './testing/random-sheets.ts';
import { writeRandomXls } from './testing/random-xls.ts';
import { randomXlsxEntries } from './testing/random-xlsx.ts';

export { buildZip } from './testing/build-zip.ts';
export { seededNumbers } from './testing/seeded-numbers.ts';

/** Workbooks of ours with random changes: mostly within a part, sometimes in any of the bytes. */
export const MUTATED_WORKBOOKS = {
  '.xlsx': (round: number, random: Random): Uint8Array => {
    const entries = randomXlsxEntries(drawnExample(round), round);
    return round % 5 === 0 ? mutateBytes(buildZip(entries), random) : mutateParts(entries, random);
  },
  '.xls': (round: number, random: Random): Uint8Array => {
    const bytes = writeRandomXls(drawnExample(round), round);
    return round % 2 === 0 ? mutateBytes(bytes, random) : mutateRecords(bytes, random);
  },
} as const;
