import { toCleanText } from '../../cells/cell-text.ts';
import type { CellValue } from '../../cells/cell-value.ts';
import { readHeader, type TableKind } from '../../layout/header-names.ts';
import { POST_NUMBER_COLUMN } from '../../layout/posten-columns.ts';
import { REQUIRED_MODULE } from '../../layout/set-columns.ts';
import { partOfProduction } from './header-row.ts';

/** Two rows that name the columns of a sheet together. */
interface HeaderPair {
  readonly kind: TableKind;
  readonly required: readonly string[];
  readonly upper: readonly CellValue[];
  readonly lower: readonly CellValue[];
}

/**
 * Returns the header that two rows make together, as declarations print it: stages of the life cycle above modules.
 * Returns null where one of the two (`main`) names as many of the required columns by itself, and the upper row names
 * none above an empty cell, as a cell that is merged over both rows does; or where they contradict each other.
 */
export function joinHeaders(pair: HeaderPair, main: 'upper' | 'lower'): CellValue[] | null {
  const { kind, required } = pair;
  const number = belowPostNumber(pair);
  const joined = /\d/.test(number) ? null : joinCells(pair, main);
  const more = joined ? countRequired(kind, joined, required) - countRequired(kind, pair[main], required) : 0;
  if (joined && main === 'lower' && namesAboveEmpty(pair)) return joined;
  // A remark about A1 beside a number without digits is one of an item.
  return more >= (number === '' ? APART : 1) ? joined : null;
}

/** Tells whether the upper row names a column above an empty cell, which the lower row does not name elsewhere. */
function namesAboveEmpty({ kind, upper, lower }: HeaderPair): boolean {
  const named = new Set(lower.map((cell) => columnOf(kind, textOf(cell))));
  return upper.some((cell, index) => {
    const column = columnOf(kind, textOf(cell));
    return column !== null && textOf(lower[index]) === '' && !named.has(column);
  });
}

/** Returns what stands below the header of the post numbers: with digits it is the number of an item. */
export function belowPostNumber({ kind, upper, lower }: Omit<HeaderPair, 'required'>): string {
  return textOf(lower[upper.findIndex((cell) => columnOf(kind, textOf(cell)) === POST_NUMBER_COLUMN)]);
}

/** Returns the header that two rows make together, whatever it names; null where they contradict each other. */
export function joinCells(
  { kind, upper, lower }: Pick<HeaderPair, 'kind' | 'upper' | 'lower'>,
  main: 'upper' | 'lower',
): CellValue[] | null {
  const joined: CellValue[] = [];
  for (let index = 0; index < Math.max(upper.length, lower.length); index++) {
    const [above, below] = [textOf(upper[index]), textOf(lower[index])];
    const [meantAbove, meantBelow] = [columnOf(kind, above), columnOf(kind, below)];
    if (meantAbove !== null && meantBelow !== null && meantAbove !== meantBelow) return null;
    const both = [`${above} ${below}`, `${above} (${below})`].find((text) => columnOf(kind, text) !== null);
    // What stands above A1, a stage or A1-A3, would hide that A1, A2 and A3 are separate.
    if (kind === 'set' && meantAbove === REQUIRED_MODULE && partOfProduction(below) !== null) {
      joined.push(below);
      continue;
    }
    const part = kind === 'set' && [below, above].find((text) => partOfProduction(text) !== null);
    const [first, second] = main === 'upper' ? [above, below] : [below, above];
    joined.push(
      (meantBelow !== null ? below : meantAbove !== null ? above : both || part || first || second) || null,
    );
  }
  return joined;
}

/** What a part of A1-A3 counts as, where that is missing. */
const APART = 0.5;

/** Returns how many of the required columns a row names; a part of A1-A3 counts where it says what is missing. */
export function countRequired(
  kind: TableKind,
  cells: readonly CellValue[],
  required: readonly string[],
): number {
  const texts = cells.map(textOf).filter((text) => text !== '');
  const named = new Set(texts.flatMap((text) => columnOf(kind, text) ?? []));
  const lacksWhole = kind === 'set' && !named.has(REQUIRED_MODULE);
  const apart = lacksWhole && texts.some((text) => partOfProduction(text) !== null) ? APART : 0;
  return required.filter((column) => named.has(column)).length + apart;
}

function columnOf(kind: TableKind, text: string): string | null {
  return text === '' || text.length >= 200 ? null : (readHeader(kind, text)?.column ?? null);
}

function textOf(cell: CellValue | undefined): string {
  return typeof cell === 'string' ? toCleanText(cell) : '';
}
