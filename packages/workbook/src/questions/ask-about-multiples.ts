import { type SetCode, sumModules, unitKey, type ValuedItem } from '@milieuspoor/domain';
import { toCellAddress } from '../cells/cell-address.ts';
import { namesMultiple } from '../layout/multiples.ts';
import { createRowList } from '../problems/row-list.ts';
import { confirmationAt, type ItemPlace } from './ask-about-items.ts';
import type { Asked } from './asked-while-reading.ts';
import { ANSWERS, type MkiShare, type WorkbookQuestion } from './workbook-question.ts';

/** The most spellings that a question names. */
const UNITS_MAX = 6;
/** The most items that a question names. */
const NAMED_MAX = 6;

/** What a column of a sheet says for how much its profiles are. */
export interface ProfileUnits {
  readonly sheet: string;
  readonly column: string;
  /** the place of the column, from 0 */
  readonly index: number;
  /** by post number, each unit once */
  readonly stated: ReadonlyMap<string, readonly StatedUnit[]>;
}

export interface StatedUnit {
  /** as it is compared */
  readonly key: string;
  /** as it is shown */
  readonly ofProfile: string;
  readonly row: number;
}

/**
 * Asks once about the items whose unit names a multiple, such as '1000 m2': their quantity and figures are read as those of
 * that whole unit, and may be those of a single one.
 */
export function askAboutUnitMultiples(
  items: readonly ValuedItem[],
  sets: readonly SetCode[],
  places: readonly ItemPlace[],
  { questions }: Asked,
): void {
  const found = items.flatMap((item, index) => {
    const { unit } = item.item;
    const place = places[index];
    return place && namesMultiple(unit) ? [{ item, unit, place }] : [];
  });
  const [first] = found;
  if (!first) return;
  const rows = createRowList();
  for (const { place } of found) rows.add(place.row);
  const units = [...new Set(found.map(({ unit }) => unit))];
  const mki = sharesOf(
    sets,
    found.map(({ item }) => item),
    items,
  );
  questions.push({
    kind: 'unit-multiple',
    // Another unit needs a new confirmation.
    id: `unit-multiple:${found.length}:${units.join(';')}`,
    ...confirmationAt(first.place),
    ...{ units: units.slice(0, UNITS_MAX), list: rows.shown(), count: found.length, of: items.length, mki },
  });
}

/** Asks once for a sheet about the profiles that say to be for another unit than their items. */
export function askAboutProfileUnits(
  { sheet, column, index, stated }: ProfileUnits,
  sets: readonly SetCode[],
  items: readonly ValuedItem[],
  { questions }: Asked,
): void {
  const others = items.flatMap((valued) => {
    const { postNumber, unit } = valued.item;
    const other = unit && stated.get(postNumber)?.find(({ key }) => key !== unitKey(unit));
    return other ? [{ valued, other }] : [];
  });
  if (others.length === 0) return;
  const row = others.reduce((least, { other }) => Math.min(least, other.row), Number.POSITIVE_INFINITY);
  const named = others.slice(0, NAMED_MAX).map(({ valued: { item }, other: { ofProfile } }) => {
    return { post: item.postNumber, unit: item.unit, ofProfile };
  });
  const found = others.map(({ valued }) => valued);
  questions.push({
    kind: 'profile-unit',
    id: `profile-unit:${sheet}:${found.length}:${named.map(({ ofProfile }) => ofProfile).join(';')}`,
    ...{ required: true, choices: [ANSWERS.confirmed], changesReading: false },
    ...{ sheet, row, column, cell: toCellAddress(index, row) },
    ...{ items: named, count: found.length, mki: sharesOf(sets, found, items) },
  });
}

function sharesOf(
  sets: readonly SetCode[],
  some: readonly ValuedItem[],
  all: readonly ValuedItem[],
): MkiShare[] {
  return sets.map((set) => {
    const sum = (items: readonly ValuedItem[]) =>
      items.reduce((total, { impacts }) => total + (sumModules(impacts[set]?.mkiEur ?? []) ?? 0), 0);
    return { set, mkiEur: sum(some), totalEur: sum(all) };
  });
}

/**
 * Returns the question with what the MKI is as it was read, where words say that numbers are to be multiplied or all
 * formulas give 0. A header that names the unit of all items says nothing of the kind; null where none of its words does.
 */
export function settleScale(
  question: WorkbookQuestion,
  items: readonly ValuedItem[],
  mki: readonly Omit<MkiShare, 'totalEur'>[],
): WorkbookQuestion | null {
  if (question.kind === 'zero-results') return { ...question, mki };
  if (question.kind !== 'scale') return question;
  const units = new Set(items.map(({ item }) => unitKey(item.unit)));
  const words = question.words.filter(({ unit }) => unit === null || units.size !== 1 || !units.has(unit));
  return words.length === 0 ? null : { ...question, words, mki };
}
