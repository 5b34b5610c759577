import { toShownValue } from '../cells/cell-text.ts';
import { createNumberFinder } from '../layout/near-numbers.ts';
import { POST_NUMBER_COLUMN } from '../layout/posten-columns.ts';
import { createRowList } from '../problems/row-list.ts';
import { ANSWERS, answerTo, type QuestionOf } from '../questions/workbook-question.ts';
import type { PlacedCell } from './cell-reader.ts';
import type { DraftProfile } from './draft-profile.ts';
import type { SheetReaders } from './read-table.ts';

/** The posts of the sheet Posten, for the sheets that state their profiles. */
export interface KnownPosts {
  has(postNumber: string): boolean;
  readonly numbers: () => Iterable<string>;
  /** returns the product of a post; empty for an unknown one */
  readonly productOf: (postNumber: string) => string;
}

/** A post number of a set sheet that Posten doesn't have, at its first row. */
export interface UnknownPost {
  readonly postNumber: string;
  readonly placed: PlacedCell;
  readonly fractional: boolean;
}

/** The most numbers in one question: a sheet with more follows another numbering. */
const ASKED_MAX = 200;

/**
 * Asks whether numbers that Posten doesn't have are another spelling of numbers that it has, and gives their profiles to
 * the posts that are meant. The others are reported. Until it is answered, they are read as meant.
 */
export function settleNearPosts(
  sheet: string,
  unknown: readonly UnknownPost[],
  profiles: Map<string, DraftProfile>,
  posts: KnownPosts,
  { reader, notes, problems, asked }: SheetReaders,
): void {
  if (unknown.length === 0) return;
  const find = createNumberFinder(posts.numbers());
  const taken = new Map<string, Set<string>>();
  const near: (UnknownPost & { readonly meant: string })[] = [];
  for (const each of unknown) {
    const meant = near.length < ASKED_MAX ? find(each.postNumber) : null;
    const own = profiles.get(each.postNumber);
    if (meant === null || !own) continue;
    const indicators = taken.get(meant) ?? new Set(Object.keys(profiles.get(meant)?.places ?? {}));
    // Two profiles of one post are two posts, or a mistake that nobody can settle here.
    if (Object.keys(own.places).some((indicator) => indicators.has(indicator))) continue;
    taken.set(meant, new Set([...indicators, ...Object.keys(own.places)]));
    near.push({ ...each, meant });
  }
  const accepted = ask(sheet, near, posts, { reader, notes, problems, asked });
  const read = new Set(accepted.map(({ postNumber }) => postNumber));
  for (const { postNumber, placed, meant } of accepted) {
    const own = profiles.get(postNumber);
    if (!own) continue;
    notes.add('post-spelling', placed, meant);
    profiles.delete(postNumber);
    const other = profiles.get(meant);
    if (!other) profiles.set(meant, own);
    else {
      Object.assign(other.places, own.places);
      other.adpfWithoutUnit ??= own.adpfWithoutUnit;
      other.faulty ||= own.faulty;
    }
  }
  for (const { postNumber, placed, fractional } of unknown)
    if (!read.has(postNumber))
      problems.add('unknown-post', reader.place(placed), { ...reader.details(placed), numeric: fractional });
}

function ask<Near extends UnknownPost & { readonly meant: string }>(
  sheet: string,
  near: readonly Near[],
  posts: KnownPosts,
  { reader, asked }: SheetReaders,
): readonly Near[] {
  const [first] = near;
  if (!first) return [];
  const list = createRowList();
  for (const { placed } of near) list.add(placed.row);
  const question: QuestionOf<'near-posts'> = {
    kind: 'near-posts',
    id: `near-posts:${sheet}:${near.length}:${list.shown()}`,
    required: true,
    choices: [ANSWERS.confirmed, ANSWERS.others],
    changesReading: true,
    sheet,
    row: first.placed.row,
    column: POST_NUMBER_COLUMN,
    cell: reader.details(first.placed).cell,
    rows: near.map(({ placed, meant }) => ({
      row: placed.row,
      proposal: meant,
      number: toShownValue(placed.cell),
      name: posts.productOf(meant),
      unit: '',
      figures: [],
      mki: [],
      withoutQuantity: false,
    })),
  };
  asked.questions.push(question);
  return answerTo(question, asked.answers) === ANSWERS.others ? [] : near;
}
