import type { Cell, CellValue, WriteSheet } from 'hucre/xlsx';
import type { SubjectLine } from '../subject/chart-subject.tsx';
import type { FigureSheet } from './figure-sheet.ts';

export interface WorkbookText {
  /** names of the two sheets */
  readonly figures: string;
  readonly explanation: string;
  /** what the figures are, their subject, and what they leave out */
  readonly lines: readonly SubjectLine[];
}

const NAMES_WIDTH = 44;
const FIGURES_WIDTH = 22;
const BOLD = { font: { bold: true } };
/** How a number is shown; it is stored with all digits. */
const NUMBER_FORMAT = '#,##0.00';
const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Returns a workbook of the figures, with their explanation. The library is loaded on demand. */
export async function toXlsx(sheet: FigureSheet, text: WorkbookText): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({ sheets: [figuresSheet(sheet, text.figures), explanationSheet(text)] });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: MIME });
}

function figuresSheet({ header, rows, totalAt }: FigureSheet, name: string): WriteSheet {
  const all: CellValue[][] = [[...header], ...rows.map((row) => [...row])];
  const cells = new Map<string, Partial<Cell>>();
  for (const [row, values] of all.entries())
    for (const [column, value] of values.entries()) {
      const bold = row === 0 || (totalAt !== null && row === totalAt + 1);
      const numFmt = typeof value === 'number' ? { numFmt: NUMBER_FORMAT } : {};
      if (bold || 'numFmt' in numFmt)
        cells.set(`${row},${column}`, { style: { ...(bold ? BOLD : {}), ...numFmt } });
    }
  return {
    name,
    columns: header.map((_, column) => ({ width: column === 0 ? NAMES_WIDTH : FIGURES_WIDTH })),
    rows: all,
    cells,
    freezePane: { rows: 1, columns: 1 },
  };
}

function explanationSheet({ explanation, lines }: WorkbookText): WriteSheet {
  return {
    name: explanation,
    columns: [{ width: 24 }, { width: 100 }],
    rows: lines.map(({ label, value }) => [label, value]),
    cells: new Map(lines.map((_, row) => [`${row},0`, { style: BOLD }])),
  };
}
