import {
  type ComparedItem,
  compareCalculations,
  type Language,
  perModuleFigures,
  type WeightedSets,
  weighsIn,
} from '@milieuspoor/domain';
import {
  type BillAnswers,
  type BillReading,
  comparedMaterialOf,
  costsOf,
  type MarkedWorkbook,
  markProblems,
  NO_MATERIAL,
  type ReadingOptions,
  readCalculation,
  readBill as readPostsOfBill,
  readSetBeside as readSetOfWorkbook,
  type CalculationReading as WorkbookReading,
} from '@milieuspoor/workbook';
import type { Help } from '../../../platform/processes/serve-jobs.ts';
import type { FormerCalculation } from '../figures/stored-calculation.ts';
import { sumUp, toReadCalculation } from '../figures/to-stored-calculation.ts';
import type { Doubts } from '../questions/doubts.ts';
import { type HeldAgainst, holdAgainst } from '../scope/held-against.ts';
import type { CheckedWorkbook, MarkingOutcome, PostsOutcome } from './checked-workbook.ts';
import { readingFingerprint } from './outcome-fingerprint.ts';
import { toCompared } from './to-compared.ts';

export { weighPosts, writeWorksheet } from './worksheet-jobs.ts';

/** The largest number of items of each kind in a comparison. */
const LISTED_ITEMS_MAX = 500;

interface SentFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
  readonly weights: WeightedSets;
  readonly options: ReadingOptions;
}

/**
 * Runs in a process of its own: reads a workbook, values it and sums it, once, at every level, and compares it with the
 * stored calculations of its place. The help of another process is what it read by `readSetBeside`.
 */
export async function checkWorkbook(
  {
    bytes,
    fileName,
    weights,
    former,
    heldAgainst,
    options,
  }: SentFile & {
    readonly former: (Omit<FormerCalculation, 'itemsJson'> & { readonly itemsJson: Uint8Array }) | null;
    readonly heldAgainst: HeldAgainst<Uint8Array> | null;
  },
  help: Help | null = null,
): Promise<CheckedWorkbook> {
  const beside = help && (async () => (await help()) as Uint8Array | null);
  const reading = await readCalculation(bytes, fileName, weights, options, beside);
  if (reading.kind === 'refused') {
    const { problems, questions } = reading;
    return {
      kind: 'checked',
      problems,
      doubts: { questions, costs: [], material: NO_MATERIAL },
      amounts: null,
      calculation: null,
      fingerprint: readingFingerprint(problems),
    };
  }
  const summed = sumUp(reading.items);
  const { whole, headline } = summed;
  const calculation = toReadCalculation({ ...reading, weights }, summed);
  const compared = former?.set === headline.set ? toCompared(reading.items, summed, headline.set) : null;
  const total = whole.sets[headline.set];
  const held =
    heldAgainst && total
      ? holdAgainst(
          {
            ...{ items: reading.items, headlineSet: headline.set, total: perModuleFigures(total) },
            weightsVersion: calculation.weightsVersions[headline.set],
          },
          heldAgainst,
        )
      : null;
  return {
    kind: 'checked',
    problems: reading.warnings,
    doubts: doubtsOf(reading),
    amounts: {
      whole,
      headlineSet: headline.set,
      weightsVersions: calculation.weightsVersions,
      weighed: reading.sets.filter((set) => weighsIn(reading.items, set)),
      change:
        former && compared
          ? compareCalculations({ ...former, items: parseItems(former.itemsJson) }, compared, {
              listMax: LISTED_ITEMS_MAX,
              sameWeights: former.weightsVersion === calculation.weightsVersions[headline.set],
            })
          : null,
      scope: held?.scope ?? null,
      differences: held?.differences ?? null,
      stepPosts: held?.posts ?? null,
    },
    calculation,
    fingerprint: readingFingerprint(calculation),
  };
}

function parseItems(json: Uint8Array): ComparedItem[] {
  return JSON.parse(new TextDecoder().decode(json)) as ComparedItem[];
}

/** Runs in a separate process: reads the sheet of one set, for the process that reads the whole file. */
export function readSetBeside({
  bytes,
  fileName,
  options,
}: Omit<SentFile, 'weights'>): Promise<Uint8Array | null> {
  return readSetOfWorkbook(bytes, fileName, options);
}

/** Runs in a separate process: returns the workbook with its problems marked in it; null when it can't be opened. */
export async function markWorkbook({
  bytes,
  fileName,
  weights,
  language,
  options,
}: SentFile & { readonly language: Language }): Promise<MarkingOutcome> {
  const reading = await readCalculation(bytes, fileName, weights, options);
  const problems = reading.kind === 'refused' ? reading.problems : reading.warnings;
  const workbook: MarkedWorkbook | null = await markProblems(bytes, fileName, problems, language);
  return { kind: 'marked', workbook };
}

/** Runs in a separate process: returns the items of the asked posts with their profiles. */
export async function readPosts({ bytes, fileName, weights, options }: SentFile): Promise<PostsOutcome> {
  const reading = await readCalculation(bytes, fileName, weights, options);
  return reading.kind === 'refused' ? { kind: 'refused' } : { kind: 'posts', items: reading.whole };
}

/** Runs in a separate process: reads a file with quantities alone. */
export function readBill({
  bytes,
  fileName,
  answers,
}: Pick<SentFile, 'bytes' | 'fileName'> & { readonly answers: BillAnswers }): Promise<BillReading> {
  return readPostsOfBill(bytes, fileName, answers);
}

function doubtsOf({ questions, items, places, openSet }: Extract<WorkbookReading, { kind: 'read' }>): Doubts {
  return {
    questions,
    costs: costsOf(items, places, openSet),
    material: comparedMaterialOf(items, places, openSet),
  };
}
