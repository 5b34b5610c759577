import { toCellAddress } from '../../cells/cell-address.ts';
import { toCleanText } from '../../cells/cell-text.ts';
import type { CellValue, MergedRange } from '../../cells/cell-value.ts';
import { impactSpokenOf, readImpactHeader } from '../../layout/impact-headers.ts';
import type { ProblemList } from '../../problems/problem-list.ts';
import { holdsColumn } from '../merged-cells.ts';
import { belowPostNumber } from './join-headers.ts';

/** A header with the titles that stand above its columns. */
export interface TitledHeader {
  /** the same cells where no title stands above a module */
  readonly cells: readonly CellValue[];
  readonly columns: readonly TitledColumn[];
}

/** A column that gets its MKI or its CO2 from a title; 0-based positions. */
interface TitledColumn {
  readonly index: number;
  readonly value: string;
  readonly title: { readonly text: string; readonly index: number };
  /** whether a column of something else stands between it and the title */
  readonly isApart: boolean;
}

/** A header of a column below a title that may be more than a module, as 'A4 (€/ton)' */
const BEGINS_WITH_MODULE = /^(?:module\s*)?(?:[abc]\d|d)(?![a-z0-9])/i;

/**
 * Puts a title as 'MKI' or 'GWP-total (kg)', in the upper of two rows of Posten, before each module below it: the title may
 * be merged over its columns, which only `refuseBeyondTitles` knows.
 */
export function joinImpacts(
  cells: readonly CellValue[],
  upper: readonly CellValue[],
  lower: readonly CellValue[],
): TitledHeader {
  let title: { readonly text: string; readonly index: number } | null = null;
  let isApart = false;
  const joined = [...cells];
  const columns: TitledColumn[] = [];
  const isNoItem = belowPostNumber({ kind: 'posten', upper, lower }) === '';
  for (let index = 0; index < lower.length; index++) {
    const above = textOf(upper[index]);
    if (above !== '') {
      title = isTitle(above) ? { text: above, index } : null;
      isApart = false;
    }
    const below = textOf(lower[index]);
    // A unit below a module, as 'k€' or '€/ton', makes it a column that isn't read.
    if (isNoItem && below !== '' && isOfModule(above) && readImpactHeader(`${above} ${below}`) === null)
      joined[index] = `${above} ${below}`;
    if (title === null) continue;
    const both = `${title.text} ${below}`;
    const impact = below === '' || readImpactHeader(below) ? null : readImpactHeader(both);
    if (impact) joined[index] = both;
    else if (!isApart && BEGINS_WITH_MODULE.test(below) && impactSpokenOf(both)) {
      // It isn't read, and is one that must not be lost.
      joined[index] = both;
      continue;
    }
    // 'MKI' over a column 'Totaal' is still one of the MKI, and the last.
    if (!impact || impact.module === null) isApart = true;
    else columns.push({ index, value: below, title, isApart });
  }
  return { cells: joined.some((cell, index) => cell !== cells[index]) ? joined : cells, columns };
}

/**
 * Refuses the columns that are read and lie outside the title from which they got their MKI: beyond the cells that it is
 * merged over, or, where it isn't merged, beyond a column of something else. `row` is that of the lower header.
 */
export function refuseBeyondTitles(
  { sheet, row }: { readonly sheet: string; readonly row: number },
  { columns }: TitledHeader,
  read: readonly number[],
  merged: readonly MergedRange[],
  problems: ProblemList,
): void {
  for (const { index, value, title, isApart } of columns) {
    if (!read.includes(index)) continue;
    const range = merged.find(
      (each) => each.firstRow <= row - 1 && each.lastRow >= row - 1 && holdsColumn(each, title.index),
    );
    if (!(range ? index > range.lastColumn : isApart)) continue;
    const cell = toCellAddress(index, row);
    problems.add('beyond-title', { sheet, row, column: value }, { cell, value, title: title.text });
  }
}

/** Tells whether a row has a title of the MKI or the CO2 of several columns, or a column of one module. */
export function hasImpacts(cells: readonly CellValue[]): boolean {
  return cells.some((cell) => isTitle(textOf(cell)) || isOfModule(textOf(cell)));
}

function isOfModule(text: string): boolean {
  return (readImpactHeader(text)?.module ?? null) !== null;
}

function isTitle(text: string): boolean {
  return readImpactHeader(text)?.module === null;
}

function textOf(cell: CellValue | undefined): string {
  return typeof cell === 'string' && cell.length < 200 ? toCleanText(cell) : '';
}
