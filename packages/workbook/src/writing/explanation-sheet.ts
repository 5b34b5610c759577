import { MKI_INDICATOR, SET_CODES, type WeightedSets } from '@milieuspoor/domain';
import type { Cell, CellStyle, CellValue, MergeRange, WriteSheet } from 'hucre/xlsx';
import type { TemplateText } from '../text/template-nl.ts';

const EXPLANATION_SHEET = 'Toelichting';
const HEADING = '# ';
const FONT = { name: 'Calibri', bold: true };
const HEADING_STYLE: CellStyle = { font: { ...FONT, size: 13 } };
const TABLE_HEADER_STYLE: CellStyle = { font: { ...FONT, size: 11 } };
const LINE_STYLE: CellStyle = { alignment: { vertical: 'top', wrapText: true } };
const WIDTHS = [26, 22, 18, 34];
/** The number of characters that fit on a line of text over all columns; and the height of a line, in points. */
const LINE_CHARACTERS = 104;
const LINE_POINTS = 15;

/** Returns the sheet of the template that explains the others, with the indicators of both sets and their weights. */
export function toExplanationSheet(text: TemplateText, weights: WeightedSets): WriteSheet {
  const rows: CellValue[][] = [];
  const cells = new Map<string, Partial<Cell>>();
  const merges: MergeRange[] = [];
  const rowDefs = new Map<number, { height: number }>();
  const add = (row: CellValue[], style?: CellStyle) => {
    if (style) for (const column of row.keys()) cells.set(`${rows.length},${column}`, { style });
    rows.push(row);
  };
  for (const line of text.explanation) {
    if (!line.startsWith(HEADING)) {
      const row = rows.length;
      merges.push({ startRow: row, endRow: row, startCol: 0, endCol: WIDTHS.length - 1 });
      rowDefs.set(row, { height: LINE_POINTS * Math.ceil(line.length / LINE_CHARACTERS) });
      add([line], LINE_STYLE);
    } else {
      if (rows.length > 0) add([]);
      add([line.slice(HEADING.length)], HEADING_STYLE);
    }
  }
  for (const set of SET_CODES) {
    const { name, standard, indicators } = weights[set];
    add([`${name} (${standard})`], TABLE_HEADER_STYLE);
    add([...text.indicatorHeadings], TABLE_HEADER_STYLE);
    for (const { code, unit, weightEur } of indicators) add([code, unit, weightEur]);
    add([MKI_INDICATOR, 'euro']);
    add([]);
  }
  return {
    name: EXPLANATION_SHEET,
    columns: WIDTHS.map((width) => ({ width })),
    rows,
    cells,
    merges,
    rowDefs,
    pageSetup: { paperSize: 'a4', orientation: 'portrait', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  };
}
