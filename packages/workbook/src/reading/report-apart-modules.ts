import { toCellAddress } from '../cells/cell-address.ts';
import { REQUIRED_MODULE } from '../layout/set-columns.ts';
import type { ProblemList } from '../problems/problem-list.ts';
import type { ColumnPositions } from './columns/find-columns.ts';
import { freeHeadersOf, type HeaderRow, partOfProduction } from './header/header-row.ts';

const PARTS = ['A1', 'A2', 'A3'];

/**
 * Reports that a set sheet without A1-A3 has the three modules separately: only its maker can tell whether they add up.
 */
export function reportApartModules(
  headerRow: HeaderRow,
  positions: ColumnPositions,
  problems: ProblemList,
): void {
  const { kind, sheet, row } = headerRow;
  if (kind !== 'set' || positions.has(REQUIRED_MODULE)) return;
  const apart = freeHeadersOf(headerRow, positions).filter(({ text }) => partOfProduction(text) !== null);
  const [first] = apart;
  if (!first || !PARTS.every((part) => apart.some(({ text }) => partOfProduction(text) === part))) return;
  const cell = toCellAddress(first.index, row);
  problems.add('modules-apart', { sheet, row, column: REQUIRED_MODULE, cell }, { cell });
}
