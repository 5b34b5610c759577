import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChecksOnFullDisk } from '../../../testing/faults/check-on-full-disk.ts';
import { SMALL_DISK_PATIENCE_MS, smallDisk } from '../../../testing/faults/small-disk.ts';

const PROGRAM = fileURLToPath(new URL('../../../testing/faults/check-on-full-disk.ts', import.meta.url));
const NOT_STORED =
  'Er kan nu niets worden opgeslagen, want de schijf van de server is vol. Er is niets gewijzigd';

const disk = smallDisk(150);
afterAll(() => disk.remove());

/**
 * Only a real disk can be full for a table and not for the log. `full-disk.test.ts` tests the log, on every machine.
 */
describe.skipIf(!disk.mayMount)('a disk without room for a file that was checked', () => {
  let found: ChecksOnFullDisk;
  beforeAll(() => {
    found = disk.run(PROGRAM) as ChecksOnFullDisk;
  }, SMALL_DISK_PATIENCE_MS);

  it('refuses the check and the upload, since nothing can be stored on a full disk, and the page does not wait for that', () => {
    const refused = { status: 503, said: expect.stringContaining(NOT_STORED), retryAfter: 'undefined' };
    expect(found.refused).toEqual(refused);
    expect(found.refusedUpload).toEqual(refused);
  });

  it('loses nothing that was checked before: it can be stored', () => {
    expect(found.keptBefore).toBe(201);
  });

  it('accepts the same file once there is room, and each file is stored once, with its own figures', () => {
    expect(found.checkedAgain.status).toBe(200);
    expect(found.storedAgain).toBe(201);
    expect(found.stored).toEqual(['eerder: 5', 'groot: 7']);
  });
});
