import { describe, expect, it } from 'vitest';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { extraReadingMs } from './reading-time.ts';
import { READER_LIMITS } from './workbook-reader.ts';

const MEBIBYTE = 1024 * 1024;
const ITEM = { postNumber: '1', quantity: 2, mkiEurPerUnit: 5 };

describe('the time limit for reading a file', () => {
  it('is 10 seconds of processor time for a small file, whatever its content', async () => {
    expect(READER_LIMITS.jobMs).toBe(10_000);
    expect(extraReadingMs(new Uint8Array(await exampleWorkbook([ITEM])))).toBeLessThan(20);
    expect(extraReadingMs(new Uint8Array(64 * 1024))).toBeLessThan(20);
    expect(extraReadingMs(new Uint8Array())).toBe(0);
  });

  it('grows by a tenth of a second for each megabyte to read', () => {
    expect(extraReadingMs(new Uint8Array(20 * MEBIBYTE))).toBe(2_000);
  });

  it('is never more than 30 seconds, and within the system’s limit for a process', () => {
    const most = READER_LIMITS.jobMs + extraReadingMs(new Uint8Array(400 * MEBIBYTE));
    expect(most).toBe(30_000);
    expect(READER_LIMITS.workMs + most).toBeLessThan(1_000 * READER_LIMITS.plan.bounds.cpuSeconds);
  });
});
