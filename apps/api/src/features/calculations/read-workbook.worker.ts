import { headlineTotal, totalItems, WEIGHTS_VERSION } from '@milieuspoor/domain';
import { readCalculation } from '@milieuspoor/workbook';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { toItemRow, toTotalRow } from './storable-rows.ts';
import type { WorkbookOutcome } from './stored-calculation.ts';

const encoder = new TextEncoder();

/** Runs in a worker thread: reads a workbook, values it and sums it, once, at every level. */
export default async function readWorkbook(task: {
  bytes: Uint8Array;
  fileName: string;
}): Promise<WorkbookOutcome> {
  const reading = await readCalculation(task.bytes, task.fileName);
  if (reading.kind === 'refused') return reading;

  const totals = totalItems(reading.items);
  const headline = totals[0] ? headlineTotal(totals[0].sets) : null;
  if (!headline) throw new Error('A workbook without problems has items and a set');
  const itemsJson = encoder.encode(JSON.stringify(reading.items.map(toItemRow)));
  const totalsJson = encoder.encode(JSON.stringify(totals.map(toTotalRow)));
  return handOver(
    {
      kind: 'read',
      calculation: {
        sets: reading.sets,
        headlineSet: headline.set,
        headlineMkiEur: headline.mkiEur,
        headlineCo2Kg: headline.co2Kg,
        weightsVersion: WEIGHTS_VERSION,
        warnings: reading.warnings,
        itemsJson,
        totalsJson,
      },
    },
    [itemsJson.buffer, totalsJson.buffer],
  );
}

/** Returns a value whose buffers change hands instead of being copied; the pool unwraps it. */
function handOver<Value>(value: Value, buffers: readonly object[]): Value {
  return move({ [transferableSymbol]: buffers, [valueSymbol]: value } as never) as Value;
}
