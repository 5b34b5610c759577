import type { WorkbookProblem } from '@milieuspoor/contract';

/** The problems on one sheet; `sheet` is null for those of the file as a whole. */
export interface SheetProblems {
  readonly sheet: string | null;
  readonly problems: readonly WorkbookProblem[];
}

/** Groups problems by sheet: the whole file first, then the sheets in their order. */
export function groupProblems(problems: readonly WorkbookProblem[]): SheetProblems[] {
  const sheets = [...new Set(problems.map(({ sheet }) => sheet))];
  return sheets
    .sort((left, right) => Number(left !== null) - Number(right !== null))
    .map((sheet) => ({ sheet, problems: problems.filter((problem) => problem.sheet === sheet) }));
}

/** Returns where on its sheet a problem is: 'rij 4, Hoeveelheid (F4)', as far as that is known. */
export function placeOnSheet(
  { row, column, cell }: Pick<WorkbookProblem, 'row' | 'column' | 'cell'>,
  rowText: (row: number) => string,
): string {
  const parts = [row === null ? '' : rowText(row), column ?? ''].filter((part) => part !== '');
  const place = parts.join(', ');
  if (cell === null) return place;
  return place === '' ? cell : `${place} (${cell})`;
}
