import type { SetCode, WeighedUnit } from '@milieuspoor/domain';
import type { AmountsOf } from '../layout/amount-words.ts';
import type { SheetKind } from '../layout/header-names.ts';
import type { NoPostKindRows } from '../layout/no-post-kinds.ts';

/** The place in the workbook about which a question is asked. */
interface QuestionPlace {
  readonly sheet: string;
  readonly row: number;
  readonly column: string;
  readonly cell: string;
}

/** The set of an amount; null while the question of which set it is has no answer. */
type NamedSet = SetCode | null;

interface ItemDetails {
  readonly post: string;
  readonly product: string;
}

/** A row of the sheet that a question is about. */
export interface QuestionRow {
  readonly row: number;
  /** what the row is taken for, or the post number that is meant */
  readonly proposal: string;
  readonly number: string;
  readonly name: string;
  readonly unit: string;
  /** the numbers in the row, each with the header above it */
  readonly figures: readonly { readonly column: string; readonly value: string }[];
  /** what it would weigh, in euro; empty without a profile */
  readonly mki: readonly { readonly set: SetCode; readonly mkiEur: number }[];
  /** whether it has a profile and no quantity, so that its weight isn't known */
  readonly withoutQuantity: boolean;
}

/** What a part of a calculation weighs, and all of it, in euro. */
export interface MkiShare {
  readonly set: NamedSet;
  readonly mkiEur: number;
  readonly totalEur: number;
}

/** An item whose material is improbable. */
export interface MaterialRow extends QuestionRow {
  /** in one unit */
  readonly ton: number;
  /** ton per unit of the items with which it is compared; null where its weight alone tells */
  readonly median: { readonly of: MaterialPeers; readonly ton: number } | null;
}

/** Words at a table that say that its numbers are to be multiplied, or are in another unit. */
export interface ScaleWords {
  readonly row: number;
  readonly column: string;
  readonly cell: string;
  readonly text: string;
  /** the known unit that they name for quantities; null where they name a multiple */
  readonly unit: string | null;
}

/** The organisation's earlier items of the product, or of its group, or the items of the group in the file. */
export type MaterialPeers = 'product' | 'group' | 'file';

interface UnseenRowsDetails {
  readonly sheetKind: SheetKind;
  /** '3-12, 14', cut to a reasonable length */
  readonly list: string;
  readonly count: number;
  /** the number of rows that are read; of Posten those that are items */
  readonly of: number;
  /** the number of items that they are about */
  readonly posts: number;
  /** whether a filter of the sheet hides rows */
  readonly isFiltered: boolean;
  readonly mki: readonly MkiShare[];
  /** the first of the rows of Posten; a set sheet has many for each item */
  readonly rows: readonly QuestionRow[];
}

/** The data of each question besides its place, from which its sentence is made. */
export interface QuestionDetails {
  /** ADPF without a unit that has the size of MJ */
  'adpf-unit': {
    readonly value: string;
    readonly rows: string;
    readonly count: number;
    /**
     * the other rows without a unit, whose size fits kg Sb-eq; absent on a question that was stored before they were
     * counted
     */
    readonly others?: { readonly rows: string; readonly count: number };
  };
  'dominant-item': ItemDetails & {
    readonly set: NamedSet;
    readonly share: number;
    /**
     * true where the total is 0 or below: then it is a share of the absolute amounts, and the item is one that saves
     */
    readonly ofSizes?: boolean;
  };
  'far-above-median': ItemDetails & {
    readonly set: SetCode;
    /** per unit of the item, or for the whole item */
    readonly per: 'unit' | 'item';
    readonly amountEur: number;
    readonly medianEur: number;
  };
  /** items whose material per unit is improbable, for one and the same reason */
  'material-per-unit': {
    /** by what a ton, a kilogram or a m3 weighs, or by the median of other items */
    readonly by: WeighedUnit | 'median';
    /** '3-12, 14', cut to a reasonable length */
    readonly list: string;
    readonly count: number;
    /** in one unit: the least and the most of these items, ton */
    readonly leastTon: number;
    readonly mostTon: number;
    /** what the calculation counts of these items, and of all, ton */
    readonly countedTon: number;
    readonly totalTon: number;
    readonly mki: readonly MkiShare[];
    /** the most improbable first */
    readonly rows: readonly MaterialRow[];
  };
  /** items whose unit names how many of it are meant: '1000 m2' */
  'unit-multiple': {
    readonly units: readonly string[];
    /** '3-12, 14', cut to a reasonable length */
    readonly list: string;
    readonly count: number;
    readonly of: number;
    readonly mki: readonly MkiShare[];
  };
  /** words beside or in a header that say that numbers are to be multiplied: '(x 1000)' */
  scale: {
    readonly words: readonly ScaleWords[];
    /** of the calculation as it is read; empty while the file is refused */
    readonly mki: readonly Omit<MkiShare, 'totalEur'>[];
  };
  /** the profiles of a set sheet that say to be for another unit than that of their items */
  'profile-unit': {
    /** the first of the items */
    readonly items: readonly { readonly post: string; readonly unit: string; readonly ofProfile: string }[];
    readonly count: number;
    /** of the sets of the sheet */
    readonly mki: readonly MkiShare[];
  };
  /** a calculation that counts nothing: each quantity is 0, or the MKI of a set is, or that of a set not known yet */
  'counts-nothing': { readonly of: 'quantity' | 'mki' | SetCode; readonly items: number };
  /** figures that formulas give, all of them 0, on a sheet where no formula gives anything else */
  'zero-results': {
    /** '3-12, 14', cut to a reasonable length */
    readonly list: string;
    /** number of cells */
    readonly count: number;
    /** of the calculation as it is read; empty while the file is refused */
    readonly mki: readonly Omit<MkiShare, 'totalEur'>[];
  };
  /**
   * items of NMD category 3, whose profiles the national database marks up by 30 % in all modules but D (client's
   * decision D-116)
   */
  'category-3': {
    readonly rows: string;
    readonly count: number;
    readonly set: NamedSet;
    /** their MKI without module D, euro */
    readonly mkiEur: number;
  };
  /** a sheet or a column whose numbers are all texts, of which each can be read in two ways */
  notation: {
    /** the first of them, and both ways to read it */
    readonly value: string;
    readonly dutch: number;
    readonly international: number;
    readonly count: number;
    /** whether the sheet has no other number */
    readonly whole: boolean;
    /** the MKI of the calculation by each choice, euro; absent where the file is refused by it or has no MKI */
    readonly totals?: {
      readonly set: NamedSet;
      readonly dutchEur: number;
      readonly internationalEur: number;
    };
  };
  /** a required column that could not be placed; the choices are headers of the sheet */
  column: { readonly columnName: string; readonly sheetKind: SheetKind };
  /** an unknown column with figures; the choices are optional columns that the sheet lacks */
  'unknown-column': {
    /** the letters of the column in Excel */
    readonly letters: string;
    /** number of rows that hold a figure */
    readonly rows: number;
    readonly sheetKind: SheetKind;
  };
  /** a placed column whose header states no unit that can be converted */
  'placed-unit': { readonly columnName: string; readonly ownUnit: string };
  /** the set of the MKI in columns of Posten, which no header names */
  'stated-set': {
    /** the headers of the columns */
    readonly columns: readonly string[];
    /** the set of which another header speaks; null where none does */
    readonly proposal: SetCode | null;
    /** whether the file has a sheet of profiles as well, so that the columns may be left unread */
    readonly besideSheet: boolean;
  };
  /** a column whose figures may be for one unit of each item or for its whole quantity, in which case they are divided */
  amounts: {
    readonly columnName: string;
    /** the headers, where it is about several columns together */
    readonly columns?: readonly string[];
    readonly ownUnit: string;
    /** what a header says about it; null where none does */
    readonly proposal: AmountsOf | null;
    /** whether somebody placed the column, so that the answer is remembered with that */
    readonly placed: boolean;
    /** what the calculation comes to by each answer, in the column's unit */
    readonly perUnit: number;
    readonly inAll: number;
  };
  /** the rows of Posten that look like no posts */
  'no-posts': { readonly kinds: readonly NoPostKindRows[]; readonly rows: readonly QuestionRow[] };
  /** one of them, where they are answered one by one */
  'no-post': { readonly rows: readonly QuestionRow[] };
  /** rows that are read and hidden */
  'hidden-rows': UnseenRowsDetails;
  /** rows that are read and struck through */
  'struck-rows': UnseenRowsDetails;
  /** columns that are read, hold figures and are hidden */
  'hidden-columns': {
    readonly columns: readonly { readonly column: string; readonly letters: string; readonly rows: number }[];
    /** the MKI of hidden modules, or of all items by a hidden quantity; empty where they hold none */
    readonly mki: readonly MkiShare[];
  };
  /** a sheet that is read and hidden */
  'hidden-sheet': {
    /** whether Excel doesn't even list it among the hidden sheets */
    readonly isVeryHidden: boolean;
    /** the MKI of the set of the sheet, or by the items of Posten */
    readonly mki: readonly Omit<MkiShare, 'totalEur'>[];
  };
  /** post numbers of a set sheet that are nearly those of posts */
  'near-posts': { readonly rows: readonly QuestionRow[] };
}
export type QuestionKind = keyof QuestionDetails;

export type QuestionOf<Kind extends QuestionKind> = {
  readonly kind: Kind;
  /** constant in every reading of the file, so that an answer matches it */
  readonly id: string;
  /** false for a question that may remain open */
  readonly required: boolean;
  /** the possible answers */
  readonly choices: readonly string[];
  /** whether the answer changes the reading, and therefore the figures */
  readonly changesReading: boolean;
} & QuestionPlace &
  QuestionDetails[Kind];

/** A question that only the uploader can answer. Plain JSON. */
export type WorkbookQuestion = { [Kind in QuestionKind]: QuestionOf<Kind> }[QuestionKind];

/** The answers, by the id of the question. */
export type Answers = Readonly<Record<string, string>>;

/**
 * The possible answers to each kind of question; the answers about columns are headers of the file, or columns of the
 * layout.
 */
export const ANSWERS = {
  megajoules: 'mj',
  kilogramsSb: 'kg-sb',
  confirmed: 'confirmed',
  included: 'included',
  dutch: 'dutch',
  international: 'international',
  perUnit: 'per-unit',
  inAll: 'in-all',
  notIncluded: 'not-included',
  /** stored where a question was left open of which that is to be told */
  unanswered: 'unanswered',
  notThere: 'not-there',
  leaveOut: 'leave-out',
  posts: 'posts',
  rowByRow: 'row-by-row',
  others: 'others',
  counted: 'counted',
  notCounted: 'not-counted',
} as const;

/** Returns the answer to a question, when one of its choices was given. */
export function answerTo(
  question: Pick<WorkbookQuestion, 'id' | 'choices'>,
  answers: Answers,
): string | null {
  const given = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
  return given !== undefined && question.choices.includes(given) ? given : null;
}
