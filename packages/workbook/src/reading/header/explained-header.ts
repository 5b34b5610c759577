import { LIFE_CYCLE_MODULES, SET_CODES } from '@milieuspoor/domain';
import { isBlank, isErrorText, toCleanText } from '../../cells/cell-text.ts';
import type { CellValue } from '../../cells/cell-value.ts';
import { isNotDeclared } from '../../cells/not-declared.ts';
import { readHeader } from '../../layout/header-names.ts';
import { findIndicator } from '../../layout/indicator-names.ts';
import { POST_NUMBER_COLUMN } from '../../layout/posten-columns.ts';
import { INDICATOR_COLUMN } from '../../layout/set-columns.ts';
import { partOfProduction } from './header-row.ts';
import { joinCells } from './join-headers.ts';

/** A number that is no part of a word, as 'CO2' has one: '4,50 euro', 'x 1000'. */
const NUMBER = /(?<![a-z\d.,])\d/i;
/** A unit in which a figure is another number than in the unit that its row is read in: 'k€', 'cent', 'g CO2-eq', '%'. */
const OTHER_SCALE =
  /[km]\s?€|\b(?:[km]\s?euro?|(?:euro)?cents?|duizend|miljoen|mln|thousand|million|[mµ]?g|ton|t(?!\/))\b|[%‰]/i;
/** Figures for another amount than a unit of the item: '€/ton', 'kg CO2-eq per m3'. */
const OTHER_AMOUNT = /(?:€|euro?|eq\.?)\s*(?:\/|per\b)(?!\s*(?:eenheid|unit|fe\b|functionele eenheid))/i;
const MODULES: ReadonlySet<string> = new Set(LIFE_CYCLE_MODULES);

/**
 * Returns the header of a set sheet with the row below it, where that row explains the modules, by their names or by a unit:
 * 'productie' below 'A1-A3', or '€'. Returns null where the row below may hold figures, names other modules or states
 * another scale.
 */
export function joinExplanation(
  upper: readonly CellValue[],
  lower: readonly CellValue[],
): CellValue[] | null {
  const joined = joinCells({ kind: 'set', upper, lower }, 'upper');
  const columns = joined?.map((cell) => (typeof cell === 'string' ? columnOf(cell) : null)) ?? [];
  const cellOf = (column: string) => lower[columns.indexOf(column)] ?? null;
  if (!isBlank(cellOf(POST_NUMBER_COLUMN)) || isIndicator(cellOf(INDICATOR_COLUMN))) return null;
  const explaining = lower.filter((cell, index) => MODULES.has(columns[index] ?? '') && !isBlank(cell));
  return explaining.length > 0 && explaining.every(explains) ? joined : null;
}

function columnOf(text: string): string | null {
  return text.length < 200 ? (readHeader('set', text)?.column ?? null) : null;
}

function isIndicator(cell: CellValue): boolean {
  return typeof cell === 'string' && SET_CODES.some((set) => findIndicator(set, cell) !== null);
}

function explains(cell: CellValue): boolean {
  if (typeof cell !== 'string' || isNotDeclared(cell)) return false;
  const text = toCleanText(cell);
  if (isErrorText(text) || partOfProduction(text) !== null) return false;
  return (
    columnOf(text) !== null || ![NUMBER, OTHER_SCALE, OTHER_AMOUNT].some((refused) => refused.test(text))
  );
}
