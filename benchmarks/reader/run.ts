import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWorkbookReader } from '@milieuspoor/api';
import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { streamXlsxRows } from 'hucre/xlsx';
import { watchReaders } from '../shared/reader-use.ts';

/**
 * Measures what the largest calculations that may be uploaded cost the process that reads them, within its limits:
 * processor time and memory, against the processor time of a bare pass of hucre's row stream in this process.
 */
const ITEMS = 50_000;
const SHEETS = ['Posten', 'Set A1', 'Set A2'];

const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-reader-'));
const maker = fileURLToPath(new URL('./make-workbook.ts', import.meta.url));
for (const declared of ['mki', 'indicators']) {
  const file = join(folder, `${declared}.xlsx`);
  execFileSync(process.execPath, ['--max-old-space-size=6000', maker, file, String(ITEMS), declared]);
  const bytes = new Uint8Array(readFileSync(file));
  const bareMs = await processorMsOf(async () => {
    for (const sheet of SHEETS) for await (const _row of streamXlsxRows(bytes, { sheet }));
  });
  const reader = createWorkbookReader();
  const used = watchReaders();
  const { kind } = await reader.check(
    { bytes, fileName: 'breed.xlsx', weights: FIRST_WEIGHTED_SETS, organisationId: 'o', memberId: 'm' },
    { former: null },
  );
  const { peakMegabytes, processorMs } = used();
  await reader.close();
  const size = (bytes.length / 1024 / 1024).toFixed(0);
  console.log(
    `${ITEMS} items, ${declared}, ${size} MB: ${kind}, ${Math.round(processorMs)} ms of the processor ` +
      `(bare pass ${Math.round(bareMs)} ms), at most ${Math.round(peakMegabytes)} MB (goal: 10,000 ms, 500 MB)`,
  );
}
rmSync(folder, { recursive: true });

async function processorMsOf(work: () => Promise<void>): Promise<number> {
  const begin = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}
