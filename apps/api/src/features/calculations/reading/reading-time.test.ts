import { describe, expect, it } from 'vitest';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { extraReadingMs } from './reading-time.ts';
import { READER_LIMITS } from './workbook-reader.ts';

const MEBIBYTE = 1024 * 1024;
const ITEM = { postNumber: '1', quantity: 2, mkiEurPerUnit: 5 };

describe('the time that a file may take to be read', () => {
  it('is 10 seconds of the processor for a small file, whatever is in it', async () => {
    expect(READER_LIMITS.jobMs).toBe(10_000);
    expect(extraReadingMs(new Uint8Array(await exampleWorkbook([ITEM])))).toBeLessThan(20);
    expect(extraReadingMs(new Uint8Array(64 * 1024))).toBeLessThan(20);
    expect(extraReadingMs(new Uint8Array())).toBe(0);
  });

  it('grows by a tenth of a second for each megabyte that there is to go through', () => {
    expect(extraReadingMs(new Uint8Array(20 * MEBIBYTE))).toBe(2_000);
  });

  it('is never more than 30 seconds, and within what the system lets a process work', () => {
    const most = READER_LIMITS.jobMs + extraReadingMs(new Uint8Array(400 * MEBIBYTE));
    expect(most).toBe(30_000);
    expect(READER_LIMITS.workMs + most).toBeLessThan(1_000 * READER_LIMITS.plan.bounds.cpuSeconds);
  });
});
