import {
  checkWorkbook as check,
  markWorkbook as mark,
} from '../../features/calculations/reading/read-workbook.process.ts';
import { crash, exit, fail, fillBuffers, fillHeap, loop } from './misbehaving.process.ts';

/** What a file does to its reader, by its name: so a test is about the limits and not about a fault that is fixed. */
const DEEDS: Readonly<Record<string, () => Promise<never>>> = {
  'loop.xlsx': loop,
  'heap.xlsx': fillHeap,
  'buffers.xlsx': fillBuffers,
  'crash.xlsx': crash,
  'exit.xlsx': exit,
  'fault.xlsx': fail,
};

/** The names of harmful files. */
export const HARMFUL_NAMES: readonly string[] = Object.keys(DEEDS);

function unlessHarmful<Input extends { readonly fileName: string }, Result>(
  job: (input: Input) => Promise<Result>,
): (input: Input) => Promise<Result> {
  return (input) => DEEDS[input.fileName]?.() ?? job(input);
}

export const checkWorkbook = unlessHarmful(check);
export const markWorkbook = unlessHarmful(mark);
