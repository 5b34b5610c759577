import { type SetCode, sumModules, unitKey, type ValuedItem } from '@milieuspoor/domain';
import { namesMultiple } from '../layout/multiples.ts';
import { POSTEN_COLUMNS } from '../layout/posten-columns.ts';
import { createRowList } from '../problems/row-list.ts';
import type { ItemPlace } from './ask-about-items.ts';
import type { Asked } from './asked-while-reading.ts';
import { ANSWERS, type MkiShare, type WorkbookQuestion } from './workbook-question.ts';

/** The most spellings that a question names. */
const UNITS_MAX = 6;

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
  const found = items.flatMap(({ item }, index) => {
    const place = places[index];
    return place && namesMultiple(item.unit) ? [{ index, unit: item.unit, place }] : [];
  });
  const [first] = found;
  if (!first) return;
  const rows = createRowList();
  for (const { place } of found) rows.add(place.row);
  const units = [...new Set(found.map(({ unit }) => unit))];
  const chosen = new Set(found.map(({ index }) => index));
  const mki = sets.map((set): MkiShare => {
    const ofItem = ({ impacts }: ValuedItem) => sumModules(impacts[set]?.mkiEur ?? []) ?? 0;
    const sum = (some: readonly ValuedItem[]) => some.reduce((total, item) => total + ofItem(item), 0);
    return { set, mkiEur: sum(items.filter((_, index) => chosen.has(index))), totalEur: sum(items) };
  });
  questions.push({
    kind: 'unit-multiple',
    // Another unit needs a new confirmation.
    id: `unit-multiple:${found.length}:${units.join(';')}`,
    ...{ required: true, choices: [ANSWERS.confirmed], changesReading: false },
    ...{ ...first.place, column: POSTEN_COLUMNS.unit },
    ...{ units: units.slice(0, UNITS_MAX), list: rows.shown(), count: found.length, of: items.length, mki },
  });
}

/**
 * Returns the questions with what the MKI is as it was read, where words say that numbers are to be multiplied. A header
 * that names the unit of all items says nothing of the kind; null where none of its words does.
 */
export function settleScale(
  question: WorkbookQuestion,
  items: readonly ValuedItem[],
  mki: readonly Omit<MkiShare, 'totalEur'>[],
): WorkbookQuestion | null {
  if (question.kind !== 'scale') return question;
  const units = new Set(items.map(({ item }) => unitKey(item.unit)));
  const words = question.words.filter(({ unit }) => unit === null || units.size !== 1 || !units.has(unit));
  return words.length === 0 ? null : { ...question, words, mki };
}
