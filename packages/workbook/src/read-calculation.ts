import {
  type CalculationItem,
  headlineSetOf,
  SET_CODES,
  type SetCode,
  sumModules,
  type ValuedItem,
  type WeightedSets,
} from '@milieuspoor/domain';
import { checkContainer } from './container/check-container.ts';
import {
  findSetBySynonym,
  looksLikeSet,
  POSTEN_SHEET,
  setsSpokenOf,
  sheetNameOf,
  toComparedName,
} from './layout/sheet-names.ts';
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
import type { Asked, ReadingOptions } from './questions/asked-while-reading.ts';
import { withoutOpenSet } from './questions/without-open-set.ts';
import {
  ANSWERS,
  type Answers,
  answerTo,
  type QuestionOf,
  type WorkbookQuestion,
} from './questions/workbook-question.ts';
import type { DraftItem } from './reading/draft-item.ts';
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
import { openXlsx } from './xlsx/open-xlsx.ts';

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
 * Never throws for the contents of a file. The caller limits its time and memory, since a file may be malicious.
 */
export async function readCalculation(
  bytes: Uint8Array,
  fileName: string,
  weights: WeightedSets,
  { answers = {}, placements = [], wholePosts = [] }: ReadingOptions = {},
): Promise<CalculationReading> {
  const read = (given: Answers) =>
    readOnce(bytes, fileName, weights, { answers: given, placements, wholePosts });
  const reading = await read(answers);
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
): Promise<CalculationReading> {
  const problems = createProblemList();
  const whole: WholeItems = { posts: new Set(wholePosts), items: [] };
  const asked: Asked = { answers, placements, questions: [] };
  try {
    const container = checkContainer(bytes, fileName);
    const workbook =
      container.kind === 'zip' ? await openXlsx(container) : await openOldFormat(container.bytes);
    const { items, sets, places } = await readWorkbook(workbook, weights, problems, asked, whole);
    if (!problems.hasErrors()) {
      askAboutNothing(items, sets, places, asked);
      askAboutDominance(items, places, asked);
      const openSet = openSetOf(asked);
      asked.questions.push(...askAboutWeights(items, places, openSet));
      askAboutCategory3(items, places, asked);
      const questions = asked.questions.map((question) =>
        openSet ? withoutOpenSet(question, openSet) : question,
      );
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

/** Opens an .xls file. The code is loaded only then, because few files have the old format. */
async function openOldFormat(bytes: Uint8Array): Promise<WorkbookSource> {
  const { openXls } = await import('./xls/open-xls.ts');
  return openXls(bytes);
}

/** The profiles of a set, and what of its sheet nobody sees. */
type FoundSet = SetProfiles & { readonly seen: SetSeen };

async function readWorkbook(
  workbook: WorkbookSource,
  weights: WeightedSets,
  problems: ProblemList,
  asked: Asked,
  whole: WholeItems,
): Promise<{ items: ValuedItem[]; sets: SetCode[]; places: ItemPlace[] }> {
  const posten = findSheet(workbook, POSTEN_SHEET, problems);
  const setSheets = SET_CODES.map((set) => ({ set, sheet: findSetSheet(workbook, set, problems) }));
  if (!posten) problems.add('missing-sheet', {}, { sheetName: POSTEN_SHEET });
  const hasSetSheet = setSheets.some(({ sheet }) => sheet !== null);
  const ofPosten = posten ? await readItems(posten, hasSetSheet, problems, asked) : null;
  const read = ofPosten?.read ?? null;
  const stated = ofPosten?.stated ?? [];
  const found: FoundSet[] = [];
  const posts = read?.posts ?? null;
  for (const { set, sheet } of setSheets) {
    if (!sheet) continue;
    const profiles = await readProfiles(set, sheet, posts, { problems, asked });
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

/** Returns a sheet by its name, ignoring case and blanks; two sheets with that name are a problem. */
function findSheet(workbook: WorkbookSource, name: string, problems: ProblemList): SheetSource | null {
  const found = workbook.sheets.filter((sheet) => isNamed(sheet.name, name));
  if (found.length > 1) problems.add('duplicate-sheet', {}, { sheetName: name });
  return found[0] ?? null;
}

/** Returns the sheet of a set by its name, or by another spelling of it, which is noted. */
function findSetSheet(workbook: WorkbookSource, set: SetCode, problems: ProblemList): SheetSource | null {
  const name = sheetNameOf(set);
  const byName = findSheet(workbook, name, problems);
  if (byName) return byName;
  const [found, other] = workbook.sheets.filter((sheet) => findSetBySynonym(sheet.name) === set);
  if (!found) return null;
  // It is unknown which of the two is meant.
  if (other) problems.add('duplicate-sheet', { sheet: other.name }, { sheetName: name });
  else problems.add('sheet-synonym', { sheet: found.name }, { readAs: name });
  return found;
}

function isNamed(sheetName: string, name: string): boolean {
  return toComparedName(sheetName) === toComparedName(name);
}

function warnOfUnreadSheets(
  workbook: WorkbookSource,
  others: readonly (SheetSource | null)[],
  setSheets: readonly { readonly set: SetCode; readonly sheet: SheetSource | null }[],
  problems: ProblemList,
): void {
  const read = [...others, ...setSheets.map(({ sheet }) => sheet)];
  /** Only a name that no sheet has yet is proposed. */
  const isFree = (wanted: SetCode) => setSheets.some(({ set, sheet }) => set === wanted && sheet === null);
  const names = new Set(workbook.sheets.map(({ name }) => toComparedName(name)));
  for (const sheet of workbook.sheets) {
    const set = findSetBySynonym(sheet.name);
    // Two other spellings of one set are reported as a double sheet.
    const isDouble = set !== null && !names.has(toComparedName(sheetNameOf(set)));
    if (!read.includes(sheet) && !isDouble && looksLikeSet(sheet.name)) {
      const free = setsSpokenOf(sheet.name).filter(isFree).map(sheetNameOf);
      problems.add('ignored-sheet', { sheet: sheet.name }, { names: free });
    }
  }
}
