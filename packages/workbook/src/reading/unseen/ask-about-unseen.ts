import { LIFE_CYCLE_MODULES, type SetCode, sumModules, type ValuedItem } from '@milieuspoor/domain';
import type { TableKind } from '../../layout/header-names.ts';
import { impactColumn } from '../../layout/impact-headers.ts';
import { POST_NUMBER_COLUMN, POSTEN_COLUMNS } from '../../layout/posten-columns.ts';
import type { ProblemList } from '../../problems/problem-list.ts';
import { createRowList } from '../../problems/row-list.ts';
import type { ProfileUnits } from '../../questions/ask-about-multiples.ts';
import type { Asked } from '../../questions/asked-while-reading.ts';
import {
  ANSWERS,
  answerTo,
  type MkiShare,
  type QuestionKind,
  type QuestionOf,
} from '../../questions/workbook-question.ts';
import type { SheetSource } from '../../workbook-source.ts';
import type { DraftItem } from '../draft-item.ts';
import type { NoPostRow } from '../no-posts/no-post-rows.ts';
import { sumOf, toQuestionRow, type WeighedRow, type Weight } from '../no-posts/settle-no-posts.ts';
import type { SheetLook, Unseen } from './sheet-look.ts';

/** The most rows that a question lists; its sentence counts all. */
const LISTED_MAX = 200;
const KINDS = ['hidden', 'struck'] as const;

/** A row of a set sheet that nobody sees and that holds figures. */
export interface UnseenProfileRow extends Unseen {
  readonly row: number;
  readonly cell: string;
  readonly postNumber: string | null;
}

/** The profiles of a set, as they were read. */
export interface SetSeen {
  readonly set: SetCode;
  readonly source: SheetSource;
  /** the layout of its rows */
  readonly kind: TableKind;
  readonly look: SheetLook;
  readonly unseen: readonly UnseenProfileRow[];
  readonly rowCount: number;
  /** the profiles that say to be for another unit than their items; null for none */
  readonly units: ProfileUnits | null;
}

const ABOUT_UNSEEN: readonly QuestionKind[] = [
  'hidden-rows',
  'struck-rows',
  'hidden-columns',
  'hidden-sheet',
];

/** Tells whether a question is about what is read and nobody sees. */
export function isAboutUnseen({ kind }: { readonly kind: QuestionKind }): boolean {
  return ABOUT_UNSEEN.includes(kind);
}

const REQUIRED = { required: true, changesReading: true, column: POST_NUMBER_COLUMN };

/**
 * Asks about the items whose rows are hidden or struck through, once for each of the two. Until that is answered they
 * count. Returns those that are left out, each once.
 */
export function askAboutUnseenItems(
  posten: {
    readonly sheet: string;
    readonly items: ReadonlyMap<string, DraftItem>;
    readonly unseen: ReadonlyMap<number, Unseen>;
    readonly isFiltered: boolean;
  },
  weigh: (row: NoPostRow) => readonly Weight[] | null,
  { answers, questions }: Asked,
): readonly WeighedRow[] {
  const { sheet, items, unseen, isFiltered } = posten;
  const leftOut = new Map<number, WeighedRow>();
  if (unseen.size === 0) return [];
  const all = [...items.values()].map((item): WeighedRow => {
    const row: NoPostRow = { kind: 'hidden', row: item.row, number: item.postNumber, raw: null, item };
    return { ...row, weights: weigh(row) };
  });
  const totals = sumOf(all);
  for (const kind of KINDS) {
    const rows = all.flatMap((row) => (unseen.get(row.row)?.[kind] ? [{ ...row, kind }] : []));
    const [first] = rows;
    if (!first) continue;
    const list = listOf(rows);
    const question: QuestionOf<'hidden-rows' | 'struck-rows'> = {
      kind: `${kind}-rows`,
      id: `${kind}-rows:${sheet}:${rows.length}:${list}`,
      ...REQUIRED,
      choices: [ANSWERS.counted, ANSWERS.notCounted],
      ...{ sheet, row: first.row, cell: first.item?.cell ?? '' },
      ...{ sheetKind: 'posten', list, count: rows.length, of: items.size, posts: rows.length },
      isFiltered: kind === 'hidden' && isFiltered,
      mki: sumOf(rows).map(({ set, mkiEur }) => ({ set, mkiEur, totalEur: amountIn(totals, set) })),
      rows: rows.slice(0, LISTED_MAX).map(toQuestionRow),
    };
    questions.push(question);
    if (answerTo(question, answers) !== ANSWERS.notCounted) continue;
    for (const row of rows) if (!leftOut.has(row.row)) leftOut.set(row.row, row);
  }
  return [...leftOut.values()];
}

/** What identifies the question about a hidden sheet, and its choices. */
function askedOfSheet({ name }: SheetSource, mayLeaveOut: boolean) {
  return {
    id: `hidden-sheet:${name}`,
    choices: [ANSWERS.counted, ...(mayLeaveOut ? [ANSWERS.notCounted] : [])],
  };
}

/** Tells whether somebody chose to leave out a hidden sheet, which is possible while another set is in sight. */
export function isSheetLeftOut(
  source: SheetSource,
  others: readonly SheetSource[],
  { answers }: Asked,
): boolean {
  const asked = askedOfSheet(source, mayLeaveOut(source, others));
  return source.state !== 'visible' && answerTo(asked, answers) === ANSWERS.notCounted;
}

function mayLeaveOut(source: SheetSource, others: readonly SheetSource[]): boolean {
  return others.some((other) => other !== source && other.state === 'visible');
}

/** Asks about a sheet that is read and hidden; `sets` are the sheets of sets, of which one may be left out. */
export function askAboutHiddenSheet(
  {
    source,
    look: { header },
    mki,
  }: { readonly source: SheetSource; readonly look: SheetLook; readonly mki: readonly Weight[] },
  sets: readonly SheetSource[],
  { questions }: Asked,
): void {
  if (source.state === 'visible') return;
  questions.push({
    kind: 'hidden-sheet',
    ...askedOfSheet(source, sets.includes(source) && mayLeaveOut(source, sets)),
    ...REQUIRED,
    ...{ sheet: source.name, row: header.row ?? 1, cell: header.cell ?? '' },
    isVeryHidden: source.state === 'very-hidden',
    mki,
  });
}

/** Says that a hidden sheet is left out, and what it would weigh. */
export function noteLeftOutSheet({ name }: SheetSource, weight: Weight, problems: ProblemList): void {
  problems.add('left-out-sheet', { sheet: name }, weight);
}

/**
 * Asks about the hidden rows and columns of a sheet of one or more sets that say something of the items that count, and about its
 * struck rows. They can't be left out: without some of its figures an MKI would be too low.
 */
export function askAboutUnseenProfiles(
  sets: readonly SetSeen[],
  valued: readonly ValuedItem[],
  { questions }: Asked,
): void {
  const [first] = sets;
  if (!first) return;
  for (const seen of sets) askAboutProfileRows(seen, valued, questions);
  const { source, look } = first;
  const mki = sets.flatMap((seen) => shareOfColumns(seen, valued) ?? []);
  askAboutHiddenColumns(source.name, look, mki, questions);
}

function askAboutProfileRows(
  { set, source: { name: sheet }, look, unseen, rowCount }: SetSeen,
  valued: readonly ValuedItem[],
  questions: Asked['questions'],
): void {
  // Nearly all sheets hide nothing, and calculations may have many items.
  if (unseen.length === 0) return;
  const mkiOf = mkiByPost(valued, set);
  for (const kind of KINDS) {
    const rows = unseen.filter((row) => row[kind] && mkiOf.has(row.postNumber ?? ''));
    const [first] = rows;
    if (!first) continue;
    const list = listOf(rows);
    const posts = new Set(rows.map(({ postNumber }) => postNumber ?? ''));
    questions.push({
      kind: `${kind}-rows`,
      id: `${kind}-rows:${sheet}:${rows.length}:${list}`,
      ...REQUIRED,
      choices: [ANSWERS.counted],
      changesReading: false,
      ...{ sheet, row: first.row, cell: first.cell },
      ...{ sheetKind: 'set', list, count: rows.length, of: rowCount, posts: posts.size, rows: [] },
      isFiltered: kind === 'hidden' && look.isFiltered,
      mki: [
        {
          set,
          mkiEur: sum([...posts].map((post) => mkiOf.get(post) ?? 0)),
          totalEur: totalIn(set, valued),
        },
      ],
    });
  }
}

/** Returns what the hidden columns weigh; null for columns of indicators, which don't add up to an MKI by themselves. */
function shareOfColumns({ set, kind, look }: SetSeen, valued: readonly ValuedItem[]): MkiShare | null {
  if (look.columns.length === 0) return null;
  const totalEur = totalIn(set, valued);
  if (kind === 'values') return { set, mkiEur: totalEur, totalEur };
  if (kind !== 'set') return null;
  const hidden = look.columns.map(({ column }) => (LIFE_CYCLE_MODULES as readonly string[]).indexOf(column));
  return { set, mkiEur: totalOfModules(set, hidden, valued), totalEur };
}

/** Asks about the hidden columns of Posten that hold figures; `stated` are the sets whose MKI is stated there. */
export function askAboutHiddenPosten(
  sheet: string,
  look: SheetLook,
  {
    totals,
    stated,
    valued,
  }: {
    readonly totals: readonly Weight[];
    readonly stated: readonly SetCode[];
    readonly valued: readonly ValuedItem[];
  },
  { questions }: Asked,
): void {
  const isHidden = (name: string) => look.columns.some(({ column }) => column === name);
  const byQuantity = isHidden(POSTEN_COLUMNS.quantity);
  const mki = totals.flatMap(({ set, mkiEur: totalEur }) => {
    if (byQuantity) return [{ set, mkiEur: totalEur, totalEur }];
    const hidden = LIFE_CYCLE_MODULES.flatMap((module, at) =>
      isHidden(impactColumn('mki', set, module)) ? [at] : [],
    );
    return stated.includes(set) && hidden.length > 0
      ? [{ set, mkiEur: totalOfModules(set, hidden, valued), totalEur }]
      : [];
  });
  askAboutHiddenColumns(sheet, look, mki, questions);
}

function totalOfModules(set: SetCode, modules: readonly number[], valued: readonly ValuedItem[]): number {
  return sum(valued.flatMap(({ impacts }) => modules.map((module) => impacts[set]?.mkiEur[module] ?? 0)));
}

/** Returns the MKI of all items in each set. */
export function totalsOf(sets: readonly SetCode[], valued: readonly ValuedItem[]): Weight[] {
  return sets.map((set) => ({ set, mkiEur: totalIn(set, valued) }));
}

function totalIn(set: SetCode, valued: readonly ValuedItem[]): number {
  return valued.reduce((total, { impacts }) => total + (sumModules(impacts[set]?.mkiEur ?? []) ?? 0), 0);
}

function askAboutHiddenColumns(
  sheet: string,
  { columns, header }: SheetLook,
  mki: readonly MkiShare[],
  questions: Asked['questions'],
): void {
  const [first] = columns;
  if (!first) return;
  const row = header.row ?? 1;
  questions.push({
    kind: 'hidden-columns',
    id: `hidden-columns:${sheet}:${columns.map(({ letters }) => letters).join(',')}`,
    ...REQUIRED,
    choices: [ANSWERS.counted],
    changesReading: false,
    ...{ sheet, row, column: first.column, cell: `${first.letters}${row}` },
    columns,
    mki,
  });
}

function mkiByPost(valued: readonly ValuedItem[], set: SetCode): Map<string, number> {
  return new Map(
    valued.flatMap(({ item, impacts }) =>
      impacts[set] ? [[item.postNumber, sumModules(impacts[set].mkiEur) ?? 0]] : [],
    ),
  );
}

function listOf(rows: readonly { readonly row: number }[]): string {
  const list = createRowList();
  for (const { row } of rows) list.add(row);
  return list.shown();
}

function amountIn(weights: readonly Weight[], wanted: SetCode): number {
  return weights.find(({ set }) => set === wanted)?.mkiEur ?? 0;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
