import {
  type CalculationItem,
  headlineSetOf,
  SET_CODES,
  type SetCode,
  sumModules,
  type ValuedItem,
  type WeightedSets,
} from '@milieuspoor/domain';
import { sheetNameOf } from './layout/sheet-names.ts';
import { openWorkbook } from './open-workbook.ts';
import type { Problem } from './problems/problem.ts';
import {
  createProblemList,
  holdProblems,
  type ProblemList,
  ReadingStopped,
} from './problems/problem-list.ts';
import { WorkbookFault } from './problems/workbook-fault.ts';
import {
  askAboutCategory3,
  askAboutDominance,
  askAboutNothing,
  type ItemPlace,
} from './questions/ask-about-items.ts';
import { askAboutWeights } from './questions/ask-about-material.ts';
import { askAboutProfileUnits, askAboutUnitMultiples, settleScale } from './questions/ask-about-multiples.ts';
import type { Asked, ReadingOptions } from './questions/asked-while-reading.ts';
import { withoutOpenSet } from './questions/without-open-set.ts';
import {
  ANSWERS,
  type Answers,
  answerTo,
  type QuestionOf,
  type WorkbookQuestion,
} from './questions/workbook-question.ts';
import { type ReadBeside, SET_BESIDE, takeBeside } from './reading/beside/read-beside.ts';
import type { DraftItem } from './reading/draft-item.ts';
import { findSheets, warnOfUnreadSheets } from './reading/find-sheets.ts';
import { warnOfWrongMki } from './reading/no-posts/settle-no-posts.ts';
import { readItems } from './reading/read-items.ts';
import { readProfiles, readSharedProfiles } from './reading/read-profiles.ts';
import { refuseTemplateExample } from './reading/refuse-template-example.ts';
import type { KnownPosts } from './reading/settle-near-posts.ts';
import {
  askAboutHiddenPosten,
  askAboutHiddenSheet,
  askAboutUnseenProfiles,
  isAboutUnseen,
  isSheetLeftOut,
  noteLeftOutSheet,
  type SetSeen,
  totalsOf,
} from './reading/unseen/ask-about-unseen.ts';
import type { SheetLook } from './reading/unseen/sheet-look.ts';
import { type SetProfiles, valueAllItems, valueOne, type WholeItems } from './reading/value-all-items.ts';
import { warnOfOtherMki } from './reading/warn-of-other-mki.ts';
import type { SheetSource, WorkbookSource } from './workbook-source.ts';

export type CalculationReading =
  | {
      readonly kind: 'refused';
      readonly problems: readonly Problem[];
      readonly questions: readonly WorkbookQuestion[];
    }
  | {
      readonly kind: 'read';
      /** in the order of the sheet Posten */
      readonly items: readonly ValuedItem[];
      /** the sets that the workbook has, A1 first */
      readonly sets: readonly SetCode[];
      /** the problems of an accepted file: the warnings, then the notes on how it was read */
      readonly warnings: readonly Problem[];
      /** the questions to the uploader, answered or not */
      readonly questions: readonly WorkbookQuestion[];
      /** the place of each item in the sheet Posten */
      readonly places: readonly ItemPlace[];
      /** the set in which the MKI in columns of Posten is read until its question is answered; null for none */
      readonly openSet: SetCode | null;
      /** the items of the asked posts with their profiles, in the order of the sheet */
      readonly whole: readonly CalculationItem[];
    };

/**
 * Reads a calculation from the bytes of an .xlsx, .xlsm or .xls file. All problems are found in one pass: an error
 * refuses the file, and otherwise it is read, with its warnings and notes. Items are valued with the given weights.
 * Never throws for the contents of a file. The caller limits its time and memory, since a file may be malicious. What
 * another process reads `beside` it must be of the same bytes, with the same options.
 */
export async function readCalculation(
  bytes: Uint8Array,
  fileName: string,
  weights: WeightedSets,
  { answers = {}, placements = [], wholePosts = [] }: ReadingOptions = {},
  beside: ReadBeside | null = null,
): Promise<CalculationReading> {
  const read = (given: Answers, besideIt: ReadBeside | null = null) =>
    readOnce(bytes, fileName, weights, { answers: given, placements, wholePosts }, besideIt);
  const reading = await read(answers, beside);
  const questions: WorkbookQuestion[] = [];
  for (const question of reading.questions)
    questions.push(question.kind === 'notation' ? await withTotals(question, answers, read) : question);
  return { ...reading, questions };
}

/** Returns the set that is only proposed: the question about it is required, and has no answer yet. */
function openSetOf({ questions, answers }: Asked): SetCode | null {
  const open = questions.find(
    (question) => question.kind === 'stated-set' && question.required && answerTo(question, answers) === null,
  );
  return SET_CODES.find((set) => set === open?.choices[0]) ?? null;
}

/** Returns the question with what the calculation comes to by each of its choices. */
async function withTotals(
  question: QuestionOf<'notation'>,
  answers: Answers,
  read: (answers: Answers) => Promise<CalculationReading>,
): Promise<QuestionOf<'notation'>> {
  const [dutch, international] = [
    totalOf(await read({ ...answers, [question.id]: ANSWERS.dutch })),
    totalOf(await read({ ...answers, [question.id]: ANSWERS.international })),
  ];
  if (!dutch || !international) return question;
  const totals = {
    set: dutch.isOpen ? null : dutch.set,
    dutchEur: dutch.mkiEur,
    internationalEur: international.mkiEur,
  };
  return { ...question, totals };
}

/** Returns the MKI of a calculation in the set of its headline, euro; null where it has none. */
function totalOf(
  reading: CalculationReading,
): { readonly set: SetCode; readonly isOpen: boolean; readonly mkiEur: number } | null {
  if (reading.kind === 'refused') return null;
  const set = headlineSetOf(reading.items);
  if (!set) return null;
  const ofItems = reading.items.map(({ impacts }) => sumModules(impacts[set]?.mkiEur ?? []) ?? 0);
  return { set, isOpen: set === reading.openSet, mkiEur: ofItems.reduce((sum, mkiEur) => sum + mkiEur, 0) };
}

async function readOnce(
  bytes: Uint8Array,
  fileName: string,
  weights: WeightedSets,
  { answers, placements, wholePosts }: Required<ReadingOptions>,
  beside: ReadBeside | null,
): Promise<CalculationReading> {
  const problems = createProblemList();
  const whole: WholeItems = { posts: new Set(wholePosts), items: [] };
  const asked: Asked = { answers, placements, questions: [] };
  try {
    const workbook = await openWorkbook(bytes, fileName);
    const { items, sets, places } = await readWorkbook(workbook, weights, problems, asked, {
      whole,
      beside,
    });
    if (!problems.hasErrors()) {
      askAboutNothing(items, sets, places, asked);
      askAboutUnitMultiples(items, sets, places, asked);
      askAboutDominance(items, places, asked);
      const openSet = openSetOf(asked);
      asked.questions.push(...askAboutWeights(items, places, openSet));
      askAboutCategory3(items, places, asked);
      const mki = totalsOf(sets, items);
      const questions = asked.questions
        .flatMap((question) => settleScale(question, items, mki) ?? [])
        .map((question) => (openSet ? withoutOpenSet(question, openSet) : question));
      const warnings = problems.remarks();
      return { kind: 'read', items, sets, warnings, questions, places, openSet, whole: whole.items };
    }
  } catch (error) {
    if (error instanceof WorkbookFault) problems.add(error.code, error.place, error.details);
    else if (!(error instanceof ReadingStopped)) throw error;
  }
  return {
    kind: 'refused',
    problems: [...problems.errors(), ...problems.remarks()],
    // A share is one of all items, and some of these could not be read. An answer that refuses the file can be changed.
    questions: asked.questions.filter(
      (question) => !isAboutUnseen(question) || answerTo(question, answers) !== null,
    ),
  };
}

/** The profiles of a set, and what of its sheet nobody sees. */
type FoundSet = SetProfiles & { readonly seen: SetSeen };

async function readWorkbook(
  workbook: WorkbookSource,
  weights: WeightedSets,
  problems: ProblemList,
  asked: Asked,
  { whole, beside }: { readonly whole: WholeItems; readonly beside: ReadBeside | null },
): Promise<{ items: ValuedItem[]; sets: SetCode[]; places: ItemPlace[] }> {
  const { posten, setSheets, hasSetSheet } = findSheets(workbook, problems);
  const ofPosten = posten ? await readItems(posten, hasSetSheet, problems, asked) : null;
  const read = ofPosten?.read ?? null;
  const stated = ofPosten?.stated ?? [];
  const found: FoundSet[] = [];
  const posts = read?.posts ?? null;
  for (const { set, sheet } of setSheets) {
    if (!sheet) continue;
    const reports = { problems, asked };
    const taken = set === SET_BESIDE ? await takeBeside(beside, sheet, posts, reports) : null;
    const profiles = taken ? taken.read : await readProfiles(set, sheet, posts, reports);
    if (profiles) found.push({ set, sheet: sheet.name, ...profiles });
  }
  let shared: SheetSource | null = null;
  if (!hasSetSheet) {
    const ofSheet = await findSharedSheet(workbook, posten, posts, problems, asked);
    if (ofSheet) found.push(...ofSheet.sets);
    else if (stated.length === 0) {
      problems.add('missing-sheet', {}, { sheetName: sheetNameOf('a1') });
      ofPosten?.refuseStated();
    }
    shared = ofSheet?.sheet ?? null;
  }
  warnOfUnreadSheets(workbook, [posten, shared], setSheets, problems);
  if (!read || !posten) return { items: [], sets: [], places: [] };
  const sources = found.map(({ seen }) => seen.source);
  const ofSheets = found.filter(({ seen }) => !isSheetLeftOut(seen.source, sources, asked));
  const sets = setsThatCount(ofSheets, stated);
  const settled = read.settle(sets, weights);
  const { items } = read;
  refuseTemplateExample(items, posten.name, sets, problems);
  const valued = valueAllItems(items, posten.name, sets, weights, problems, whole);
  warnOfWrongMki(posten.name, settled, [...items.values()], valued, problems);
  for (const ofColumns of stated) {
    const counting = ofSheets.find(({ set }) => set === ofColumns.set);
    if (counting) warnOfOtherMki(items.values(), valued, ofColumns, counting, problems);
  }
  for (const source of new Set(sources)) {
    const ofSheet = ofSheets.filter(({ seen }) => seen.source === source);
    const units = ofSheet[0]?.seen.units;
    if (units)
      askAboutProfileUnits(
        units,
        ofSheet.map(({ set }) => set),
        valued,
        asked,
      );
  }
  askAboutUnseen({ posten, look: read.look, items, found, sets, valued, weights }, problems, asked);
  return {
    items: valued,
    sets: sets.map(({ set }) => set),
    places: [...items.values()].map(({ row, cell }) => ({ sheet: posten.name, row, cell })),
  };
}

/** Returns the profiles of each set, A1 first: those of its sheet, else those in columns of Posten. */
function setsThatCount(ofSheets: readonly SetProfiles[], stated: readonly SetProfiles[]): SetProfiles[] {
  const all = [...ofSheets, ...stated];
  return SET_CODES.flatMap((code) => all.find(({ set }) => set === code) ?? []);
}

/** Asks about what is read and nobody sees, besides the rows of Posten; says which set is left out. */
function askAboutUnseen(
  {
    posten,
    look,
    items,
    found,
    sets,
    valued,
    weights,
  }: {
    readonly posten: SheetSource;
    readonly look: SheetLook;
    readonly items: ReadonlyMap<string, DraftItem>;
    readonly found: readonly FoundSet[];
    readonly sets: readonly SetProfiles[];
    readonly valued: readonly ValuedItem[];
    readonly weights: WeightedSets;
  },
  problems: ProblemList,
  asked: Asked,
): void {
  const sources = found.map(({ seen }) => seen.source);
  const counted = totalsOf(
    sets.map(({ set }) => set),
    valued,
  );
  askAboutHiddenSheet({ source: posten, look, mki: counted }, sources, asked);
  const stated = sets.flatMap(({ set, inColumns }) => (inColumns ? [set] : []));
  askAboutHiddenPosten(posten.name, look, { totals: counted, stated, valued }, asked);
  for (const source of new Set(sources)) {
    // A shared sheet holds several sets, and is asked about once.
    const ofSheet = found.filter(({ seen }) => seen.source === source);
    const [first] = ofSheet;
    if (!first) continue;
    const isLeftOut = !sets.includes(first);
    const ofSets = isLeftOut ? [...items.values()].map((item) => valueOne(item, ofSheet, weights)) : valued;
    const mki = totalsOf(
      ofSheet.map(({ set }) => set),
      ofSets,
    );
    askAboutHiddenSheet({ source, look: first.seen.look, mki }, sources, asked);
    if (isLeftOut) for (const weight of mki) noteLeftOutSheet(source, weight, problems);
    else {
      const seen = ofSheet.map((each) => each.seen);
      askAboutUnseenProfiles(seen, valued, asked);
    }
  }
}

/**
 * Returns, for a workbook without a sheet of a set, the first sheet that has the values of several sets in rows. Each is
 * read to see that, and what it reports only counts when it is one.
 */
async function findSharedSheet(
  workbook: WorkbookSource,
  posten: SheetSource | null,
  posts: KnownPosts | null,
  problems: ProblemList,
  asked: Asked,
): Promise<{ readonly sheet: SheetSource; readonly sets: readonly FoundSet[] } | null> {
  for (const sheet of workbook.sheets) {
    if (sheet === posten) continue;
    const held = holdProblems();
    const questions: WorkbookQuestion[] = [];
    const reports = { problems: held, asked: { ...asked, questions } };
    const found = await readSharedProfiles(SET_CODES, sheet, posts, reports);
    if (!found) continue;
    held.passTo(problems);
    asked.questions.push(...questions);
    return { sheet, sets: [...found].map(([set, profiles]) => ({ set, sheet: sheet.name, ...profiles })) };
  }
  return null;
}
