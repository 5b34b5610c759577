import {
  type ItemImpact,
  type SetCode,
  sumModules,
  type ValuedItem,
  type WeightedSets,
} from '@milieuspoor/domain';
import { toCellAddress, toColumnLetters } from '../../cells/cell-address.ts';
import { toFigureText, toShownValue } from '../../cells/cell-text.ts';
import type { CellValue } from '../../cells/cell-value.ts';
import { isSubNumber, LEFT_OUT_KINDS, type NoPostKindRows } from '../../layout/no-post-kinds.ts';
import { POST_NUMBER_COLUMN, POSTEN_COLUMNS } from '../../layout/posten-columns.ts';
import type { ProblemList } from '../../problems/problem-list.ts';
import { createRowList } from '../../problems/row-list.ts';
import type { Asked } from '../../questions/asked-while-reading.ts';
import { ANSWERS, answerTo, type QuestionOf, type QuestionRow } from '../../questions/workbook-question.ts';
import { figureIn } from '../count-values.ts';
import type { DraftItem } from '../draft-item.ts';
import type { RawRow } from '../read-table.ts';
import { type SetProfiles, valueOne } from '../value-all-items.ts';
import { textAt } from './kind-of-row.ts';
import type { NoPostRow, NoPostWatch } from './no-post-rows.ts';
import { isSum } from './row-sums.ts';

/** With more rows than this, nobody answers them one by one. */
const ROW_BY_ROW_MAX = 50;
/** The most figures of a row that are shown. */
const FIGURES_MAX = 6;

export interface Weight {
  readonly set: SetCode;
  readonly mkiEur: number;
}

/** A row that may be left out, with what it would weigh. */
export interface WeighedRow extends NoPostRow {
  /** in the sets in which it has a profile; null where it has one and no quantity */
  readonly weights: readonly Weight[] | null;
}

/** What came of the rows that look like no posts. */
export interface NoPostsSettled {
  readonly leftOut: readonly WeighedRow[];
  /** the rows that are read as items */
  readonly posts: readonly NoPostRow[];
}

/** What is decided of the rows that look like no posts. */
export interface NoPostsDecided {
  /** the rows that are asked about */
  readonly doubtful: readonly NoPostRow[];
  readonly isLeftOut: (row: NoPostRow) => boolean;
  /** the rows that are read as items */
  readonly posts: readonly NoPostRow[];
}

/**
 * Decides which of the rows that look like no posts are left out. Until that is answered, a row that could not be read
 * as an item is left out, and one that could counts.
 */
export function decideNoPosts(
  sheet: string,
  rows: readonly NoPostRow[],
  isPost: (number: string) => boolean,
  sets: readonly SetProfiles[],
  { answers }: Asked,
): NoPostsDecided {
  // A heading has no profile: this is an item whose other cells are missing.
  const isItem = (row: NoPostRow) =>
    (row.kind === 'chapter' || row.kind === 'remark') && hasProfile(row, isPost, sets);
  const doubtful = rows.filter((row) => !isItem(row));
  const ofAll = answerTo(askedOfAll(sheet, doubtful), answers);
  const isLeftOut = (row: NoPostRow) => {
    const answer = ofAll === ANSWERS.rowByRow ? answerTo(askedOfOne(sheet, row), answers) : ofAll;
    if (answer !== null) return answer === ANSWERS.leaveOut;
    return row.item === null || sets.some(({ profiles }) => !profiles.has(row.number));
  };
  const left = new Set(doubtful.filter(isLeftOut).map(({ row }) => row));
  return { doubtful, isLeftOut: ({ row }) => left.has(row), posts: rows.filter(({ row }) => !left.has(row)) };
}

/** Tells whether a row that is no item yet, or is one, has a profile under its number. */
function hasProfile(
  { number, item }: NoPostRow,
  isPost: (number: string) => boolean,
  sets: readonly SetProfiles[],
): boolean {
  return (item !== null || !isPost(number)) && sets.some(({ profiles }) => profiles.has(number));
}

/** What identifies the question about all rows, and its choices. */
function askedOfAll(sheet: string, rows: readonly NoPostRow[]) {
  const list = createRowList();
  for (const { row } of rows) list.add(row);
  const rowByRow = rows.length > 1 && rows.length <= ROW_BY_ROW_MAX ? [ANSWERS.rowByRow] : [];
  return {
    // Other rows need another answer.
    id: `no-posts:${sheet}:${rows.length}:${list.shown()}`,
    choices: [ANSWERS.leaveOut, ANSWERS.posts, ...rowByRow],
  };
}

function askedOfOne(sheet: string, { row }: NoPostRow) {
  return { id: `no-post:${sheet}:${row}`, choices: [ANSWERS.leaveOut, ANSWERS.posts] };
}

/**
 * Asks about the rows that look like no posts: one question about all, and one for each where that was chosen, with what
 * each would weigh. Returns what was settled. Call once the numbers of the sheet are decided.
 */
export function askAboutNoPosts(
  sheet: string,
  { doubtful, isLeftOut, posts }: NoPostsDecided,
  weigh: (row: NoPostRow) => readonly Weight[] | null,
  { answers, questions }: Asked,
): NoPostsSettled {
  const rows = doubtful.map((row): WeighedRow => ({ ...row, weights: weigh(row) }));
  const settled = { leftOut: rows.filter(isLeftOut), posts };
  const [first] = rows;
  if (!first) return settled;
  const about = { required: true, changesReading: true, sheet, column: POST_NUMBER_COLUMN };
  const question: QuestionOf<'no-posts'> = {
    kind: 'no-posts',
    ...askedOfAll(sheet, rows),
    ...about,
    ...{ row: first.row, cell: addressOf(first), kinds: byKind(rows), rows: rows.map(toQuestionRow) },
  };
  questions.push(question);
  if (answerTo(question, answers) !== ANSWERS.rowByRow) return settled;
  for (const row of rows)
    questions.push({
      kind: 'no-post',
      ...askedOfOne(sheet, row),
      ...about,
      ...{ row: row.row, cell: addressOf(row), rows: [toQuestionRow(row)] },
    });
  return settled;
}

/** Returns the rows that are left out because somebody said that they are no posts. */
export function toldAsLeftOut({ leftOut }: NoPostsSettled, asked: Asked): readonly WeighedRow[] {
  const answered = asked.questions.some(
    (question) =>
      (question.kind === 'no-posts' || question.kind === 'no-post') &&
      answerTo(question, asked.answers) === ANSWERS.leaveOut,
  );
  return answered ? leftOut : [];
}

/** Says what was left out as somebody chose, and what it would weigh. */
export function noteLeftOut(sheet: string, rows: readonly WeighedRow[], problems: ProblemList): void {
  const leftOut = rows.toSorted((one, other) => one.row - other.row);
  const [first] = leftOut;
  if (!first) return;
  const place = { sheet, row: first.row, column: POST_NUMBER_COLUMN, cell: addressOf(first) };
  problems.add('left-out-rows', place, { count: leftOut.length, kinds: byKind(leftOut) });
  const heavy = leftOut.filter((row) => row.weights === null || row.weights.length > 0);
  const [heaviest] = heavy;
  if (!heaviest) return;
  const list = createRowList();
  for (const { row } of heavy) list.add(row);
  problems.add(
    'left-out-mki',
    { ...place, row: heaviest.row, cell: addressOf(heaviest) },
    {
      rows: list.shown(),
      count: heavy.length,
      amounts: sumOf(heavy),
      withoutQuantity: heavy.filter(({ weights }) => weights === null).length,
    },
  );
}

/** Returns what rows weigh together, in each set in which one has a profile. */
export function sumOf(rows: readonly WeighedRow[]): Weight[] {
  const amounts = new Map<SetCode, number>();
  for (const { weights } of rows)
    for (const { set, mkiEur } of weights ?? []) amounts.set(set, (amounts.get(set) ?? 0) + mkiEur);
  return [...amounts].map(([set, mkiEur]) => ({ set, mkiEur }));
}

/** Warns of totals that are left out and are not the sum of the rows above them. */
export function warnOfWrongTotals(
  sheet: string,
  watch: NoPostWatch,
  { leftOut, posts }: NoPostsSettled,
  problems: ProblemList,
): void {
  // The cells of a post that gathers others were added up with it, and can't be taken out again.
  if (leftOut.some(({ raw }) => raw === null)) return;
  const totals = leftOut.flatMap(({ kind, raw }) => (kind === 'total' && raw ? raw : []));
  const also = posts.flatMap(({ raw }) => raw ?? []);
  const inOrder = [...totals, ...watch.passedTotals].sort((left, right) => left.row - right.row);
  for (const { row: total, index, total: stated, sum, firstRow, lastRow } of watch.sums.wrongIn(
    inOrder,
    also,
  )) {
    const rows = firstRow === lastRow ? `${firstRow}` : `${firstRow}-${lastRow}`;
    problems.add(
      'total-differs',
      { sheet, row: total.row, column: columnName(total, index) },
      {
        cell: toCellAddress(index, total.row),
        value: figureTextOf(stated),
        sum,
        rows,
        count: lastRow - firstRow + 1,
      },
    );
  }
}

/** Warns of totals and gathering posts that are left out and don't weigh what the items weigh that they gather. */
export function warnOfWrongMki(
  sheet: string,
  { leftOut }: NoPostsSettled,
  items: readonly DraftItem[],
  valued: readonly ValuedItem[],
  problems: ProblemList,
): void {
  /** how many items stand above each row that is left out */
  const above = leftOut.map(({ row }) => items.filter((item) => item.row < row).length);
  for (const [at, { kind, number, weights, ...rest }] of leftOut.entries()) {
    if (!weights || (kind !== 'total' && kind !== 'bundle')) continue;
    const end = above[at] ?? 0;
    const begins = [...new Set([...above.slice(0, at).reverse(), 0])].filter((begin) => begin < end);
    const parts =
      kind === 'bundle'
        ? items.flatMap((item, place) => (isSubNumber(item.postNumber, number) ? [place] : []))
        : [];
    for (const { set, mkiEur } of weights) {
      const upTo = sumsUpTo(valued, set);
      const between = (begin: number) => (upTo[end] ?? 0) - (upTo[begin] ?? 0);
      const sums =
        kind === 'bundle'
          ? [parts.reduce((sum, place) => sum + mkiOf(valued[place]?.impacts[set]), 0)]
          : begins.map(between);
      const rows =
        kind === 'bundle' ? parts.map((place) => items[place]) : items.slice(begins[0] ?? end, end);
      const [nearest] = sums;
      if (nearest === undefined || rows.length === 0 || sums.some((sum) => isSum(mkiEur, sum))) continue;
      const list = createRowList();
      for (const item of rows) if (item) list.add(item.row);
      const details = { set, mkiEur, sumEur: nearest, rows: list.shown(), count: rows.length };
      problems.add(
        'total-mki-differs',
        { sheet, row: rest.row, column: POST_NUMBER_COLUMN },
        { cell: addressOf(rest), value: number, ...details },
      );
    }
  }
}

/** Returns the MKI of the items before each place, and of all of them at the end. */
function sumsUpTo(valued: readonly ValuedItem[], set: SetCode): number[] {
  const sums = [0];
  for (const { impacts } of valued) sums.push((sums.at(-1) ?? 0) + mkiOf(impacts[set]));
  return sums;
}

/**
 * Returns a function that tells what a row would weigh in the sets in which it has a profile; null where its quantity
 * isn't known.
 */
export function createWeighing(
  isPost: (number: string) => boolean,
  sets: readonly SetProfiles[],
  weighted: WeightedSets,
  figureOf: (cell: CellValue) => number | null,
): (row: NoPostRow) => readonly Weight[] | null {
  return (row) => {
    if (!hasProfile(row, isPost, sets)) return [];
    const cell = row.raw?.cells[row.raw.positions.get(POSTEN_COLUMNS.quantity) ?? -1] ?? null;
    const quantity = row.item ? row.item.quantity : figureOf(cell);
    if (quantity === null) return null;
    const draft = { ...UNDESCRIBED, ...row.item, postNumber: row.number, quantity };
    const { impacts } = valueOne(draft, sets, weighted);
    return sets.flatMap(({ set }) => {
      const mkiEur = sumModules(impacts[set]?.mkiEur ?? []);
      return mkiEur === null ? [] : [{ set, mkiEur }];
    });
  };
}

function mkiOf(impact: ItemImpact | undefined): number {
  return sumModules(impact?.mkiEur ?? []) ?? 0;
}

/** An item of which nothing matters but its profile and its quantity. */
const UNDESCRIBED = {
  row: 0,
  cell: '',
  productGroup: '',
  productSubGroup: '',
  product: '',
  unit: '',
  rawCode: null,
  nmdCategory: null,
  workScope: 'new',
  resources: {
    primaryTon: null,
    secondaryTon: null,
    biobasedTon: null,
    renewableMj: null,
    fossilMj: null,
    equipmentEmissionFreeHours: null,
    equipmentOtherHours: null,
    transportEmissionFreeTkm: null,
    transportOtherTkm: null,
  },
  faulty: false,
} as const;

function byKind(rows: readonly NoPostRow[]): NoPostKindRows[] {
  return LEFT_OUT_KINDS.flatMap((kind) => {
    const list = createRowList();
    for (const row of rows) if (row.kind === kind) list.add(row.row);
    return list.count() === 0 ? [] : [{ kind, count: list.count(), rows: list.shown() }];
  });
}

export function toQuestionRow({ kind, row, number, raw, item, weights }: WeighedRow): QuestionRow {
  return {
    row,
    proposal: kind,
    number,
    name: item ? item.product : raw ? nameIn(raw, number) : '',
    unit: item ? item.unit : raw ? textAt(raw, POSTEN_COLUMNS.unit) : '',
    figures: raw
      ? figuresIn(raw)
      : item
        ? [{ column: POSTEN_COLUMNS.quantity, value: toFigureText(item.quantity) }]
        : [],
    mki: weights ?? [],
    withoutQuantity: weights === null,
  };
}

/** Returns what a row says of itself besides its number. */
function nameIn(raw: RawRow, number: string): string {
  const own = [POSTEN_COLUMNS.product, POSTEN_COLUMNS.productSubGroup, POSTEN_COLUMNS.productGroup].map(
    (column) => textAt(raw, column),
  );
  const others = raw.cells.filter((cell) => typeof cell === 'string');
  return toShownValue([...own, ...others].find((text) => text.trim() !== '' && text !== number) ?? '');
}

function figuresIn(raw: RawRow): { column: string; value: string }[] {
  const key = raw.positions.get(POST_NUMBER_COLUMN);
  return raw.cells
    .flatMap((cell, index) =>
      index !== key && cell !== null && figureIn(cell) !== null
        ? [{ column: columnName(raw, index), value: figureTextOf(cell) }]
        : [],
    )
    .slice(0, FIGURES_MAX);
}

/** Writes a figure: a text as it stands, since it may mean two things. */
function figureTextOf(cell: CellValue): string {
  return typeof cell === 'number' ? toFigureText(cell) : toShownValue(cell);
}

/** Returns the name of a column as its header gives it, else its letters. */
function columnName({ header }: RawRow, index: number): string {
  return toShownValue(header[index] ?? null) || toColumnLetters(index);
}

function addressOf({ row, raw, item }: Pick<NoPostRow, 'row' | 'raw' | 'item'>): string {
  return item ? item.cell : toCellAddress(raw?.positions.get(POST_NUMBER_COLUMN) ?? 0, row);
}
