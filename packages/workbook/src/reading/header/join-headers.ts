import { toCleanText } from '../../cells/cell-text.ts';
import type { CellValue } from '../../cells/cell-value.ts';
import { readHeader, type TableKind } from '../../layout/header-names.ts';
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
 * Returns null where one of the two (`main`) names as many of the required columns by itself, or where they contradict
 * each other.
 */
export function joinHeaders(pair: HeaderPair, main: 'upper' | 'lower'): CellValue[] | null {
  const { kind, required } = pair;
  const joined = joinCells(pair, main);
  return joined && countRequired(kind, joined, required) > countRequired(kind, pair[main], required)
    ? joined
    : null;
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
    // The stage above A1 would hide that A1, A2 and A3 are separate.
    const part = kind === 'set' && [below, above].find((text) => partOfProduction(text) !== null);
    const [first, second] = main === 'upper' ? [above, below] : [below, above];
    joined.push(
      (meantBelow !== null ? below : meantAbove !== null ? above : both || part || first || second) || null,
    );
  }
  return joined;
}

/** Returns how many of the required columns a row names; a part of A1-A3 counts, since it says what is missing. */
export function countRequired(
  kind: TableKind,
  cells: readonly CellValue[],
  required: readonly string[],
): number {
  const texts = cells.map(textOf).filter((text) => text !== '');
  const named = new Set(texts.flatMap((text) => columnOf(kind, text) ?? []));
  const apart = kind === 'set' && texts.some((text) => partOfProduction(text) !== null) ? 0.5 : 0;
  return required.filter((column) => named.has(column)).length + apart;
}

function columnOf(kind: TableKind, text: string): string | null {
  return text === '' || text.length >= 200 ? null : (readHeader(kind, text)?.column ?? null);
}

function textOf(cell: CellValue | undefined): string {
  return typeof cell === 'string' ? toCleanText(cell) : '';
}
