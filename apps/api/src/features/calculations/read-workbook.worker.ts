import { headlineTotal, totalItems, WEIGHTS_VERSION } from '@milieuspoor/domain';
import { readCalculation } from '@milieuspoor/workbook';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { ITEM_COLUMNS, TOTAL_COLUMNS } from './calculation-columns.ts';
import { toItemRow, toTotalRow } from './storable-rows.ts';
import type { WorkbookOutcome } from './stored-calculation.ts';
import { type ColumnarRows, toColumnar } from './to-columnar.ts';

/** Runs in a worker thread: reads a workbook, values it and sums it, once, at every level. */
export default async function readWorkbook(task: {
  bytes: Uint8Array<ArrayBuffer>;
  fileName: string;
}): Promise<WorkbookOutcome> {
  const reading = await readCalculation(task.bytes, task.fileName);
  if (reading.kind === 'refused') return reading;

  const totals = totalItems(reading.items);
  const headline = totals[0] ? headlineTotal(totals[0].sets) : null;
  if (!headline) throw new Error('A workbook without problems has items and a set');
  const itemRows = toColumnar(ITEM_COLUMNS, reading.items.map(toItemRow));
  const totalRows = toColumnar(TOTAL_COLUMNS, totals.map(toTotalRow));
  return handOver(
    {
      kind: 'read',
      calculation: {
        fileBytes: task.bytes,
        sets: reading.sets,
        headlineSet: headline.set,
        headlineMkiEur: headline.mkiEur,
        headlineCo2Kg: headline.co2Kg,
        weightsVersion: WEIGHTS_VERSION,
        warnings: reading.warnings,
        items: itemRows,
        totals: totalRows,
      },
    },
    [task.bytes.buffer, ...buffersOf(itemRows), ...buffersOf(totalRows)],
  );
}

/** Returns a value whose buffers change hands instead of being copied; the pool unwraps it. */
function handOver<Value>(value: Value, buffers: readonly object[]): Value {
  return move({ [transferableSymbol]: buffers, [valueSymbol]: value } as never) as Value;
}

function buffersOf(rows: ColumnarRows): ArrayBuffer[] {
  return Object.values(rows)
    .flat()
    .map(({ buffer }) => buffer);
}
