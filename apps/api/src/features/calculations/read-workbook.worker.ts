import { type ComparedItem, compareCalculations, type Language, WEIGHTS_VERSION } from '@milieuspoor/domain';
import {
  type CalculationReading,
  costsOf,
  type MarkedWorkbook,
  markProblems,
  type ReadingOptions,
  readCalculation,
} from '@milieuspoor/workbook';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { CheckedWorkbook, MarkingOutcome } from './checked-workbook.ts';
import type { Doubts } from './doubts.ts';
import type { FormerCalculation, WorkbookOutcome } from './stored-calculation.ts';
import type { ColumnarRows } from './to-columnar.ts';
import { toCompared } from './to-compared.ts';
import { sumUp, toStoredCalculation } from './to-stored-calculation.ts';

/** The most items that a comparison lists of each kind. */
const LISTED_ITEMS_MAX = 500;

/** Runs in a worker thread: reads a workbook, values it and sums it, once, at every level. */
export default async function readWorkbook(task: {
  bytes: Uint8Array<ArrayBuffer>;
  fileName: string;
  options: ReadingOptions;
}): Promise<WorkbookOutcome> {
  const reading = await readCalculation(task.bytes, task.fileName, task.options);
  if (reading.kind === 'refused') return reading;

  const calculation = toStoredCalculation({ ...reading, fileBytes: task.bytes });
  return handOver({ kind: 'read', calculation, doubts: doubtsOf(reading) }, [
    task.bytes.buffer,
    ...buffersOf(calculation.items),
    ...buffersOf(calculation.totals),
  ]);
}

/** Runs in a worker thread: what would come of a workbook, beside the calculation that is there now. */
export async function checkWorkbook(task: {
  bytes: Uint8Array<ArrayBuffer>;
  fileName: string;
  former: FormerCalculation | null;
  options: ReadingOptions;
}): Promise<CheckedWorkbook> {
  const reading = await readCalculation(task.bytes, task.fileName, task.options);
  if (reading.kind === 'refused') {
    const { problems, questions } = reading;
    return { kind: 'checked', problems, doubts: { questions, costs: [] }, amounts: null };
  }
  const { totals, whole, headline } = sumUp(reading.items);
  const { former } = task;
  const compared = former?.set === headline.set ? toCompared(reading.items, totals, headline.set) : null;
  return {
    kind: 'checked',
    problems: reading.warnings,
    doubts: doubtsOf(reading),
    amounts: {
      itemCount: reading.items.length,
      headlineSet: headline.set,
      weightsVersion: WEIGHTS_VERSION,
      totals: whole.sets,
      resources: whole.resources,
      change:
        former && compared
          ? compareCalculations(
              { ...former, items: JSON.parse(former.itemsJson) as ComparedItem[] },
              compared,
              { listMax: LISTED_ITEMS_MAX },
            )
          : null,
    },
  };
}

/** Runs in a worker thread: the workbook with its problems marked in it; null when it can't be opened. */
export async function markWorkbook(task: {
  bytes: Uint8Array<ArrayBuffer>;
  fileName: string;
  language: Language;
  options: ReadingOptions;
}): Promise<MarkingOutcome> {
  const { bytes, fileName, language, options } = task;
  const reading = await readCalculation(bytes, fileName, options);
  const problems = reading.kind === 'refused' ? reading.problems : reading.warnings;
  const workbook: MarkedWorkbook | null = await markProblems(bytes, fileName, problems, language);
  return handOver({ kind: 'marked', workbook }, workbook ? [workbook.bytes.buffer] : []);
}

function doubtsOf({ questions, items, places }: Extract<CalculationReading, { kind: 'read' }>): Doubts {
  return { questions, costs: costsOf(items, places) };
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
