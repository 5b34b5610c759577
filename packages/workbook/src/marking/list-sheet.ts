import { toCellAddress } from '../cells/cell-address.ts';
import type { Problem } from '../problems/problem.ts';
import type { MarkingText } from '../text/marking-text.ts';
import type { ListStyle, StyleSheet } from './mark-styles.ts';
import { cellOf } from './sheet-marks.ts';
import type { Namespaces } from './workbook-package.ts';
import { escapeXml } from './xml-elements.ts';

/** Excel's limit of a cell's text. */
const CELL_TEXT_MAX = 32_767;
/** The tallest row that Excel allows has room for this number of lines. */
const LINES_MAX = 27;
const LINE_POINTS = 15;
const WIDTHS = [10, 14, 8, 30, 10, 100];

export interface ProblemListSheet {
  readonly problems: readonly Problem[];
  /** the sheets to which a link can lead */
  readonly sheetNames: ReadonlySet<string>;
  readonly sentenceOf: (problem: Problem) => string;
  readonly converted: boolean;
  readonly text: MarkingText;
}

/** The sheet that lists every problem with its place and a link to its cell. */
export function toListSheet(list: ProblemListSheet, styles: StyleSheet, namespaces: Namespaces): string {
  const { problems, text } = list;
  const rows: string[] = [];
  const links: string[] = [];
  const style = (name: ListStyle) => styles.listStyle(name);
  const addRow = (cells: readonly (readonly [value: string | number | null, style: number])[]) => {
    const row = rows.length + 1;
    const tags = cells.map(([value, index], column) => toCell(toCellAddress(column, row), value, index));
    // The row states its height, since not every program computes one for text of several lines.
    const lines = cells.reduce((most, [value, index], column) => {
      const wraps = index !== 0 && rows.length >= 5 && typeof value === 'string';
      return wraps ? Math.max(most, Math.ceil(value.length / ((WIDTHS[column] ?? 1) * 0.95))) : most;
    }, 1);
    const height = lines > 1 ? ` ht="${Math.min(LINES_MAX, lines) * LINE_POINTS}" customHeight="1"` : '';
    rows.push(`<row r="${row}"${height}>${tags.join('')}</row>`);
  };

  const counts = { error: 0, warning: 0, note: 0 };
  for (const { severity } of problems) counts[severity]++;
  addRow([[text.listName, style('title')]]);
  addRow([[text.summary(counts), 0]]);
  addRow([[text.howToGoOn, 0]]);
  if (list.converted) addRow([[text.converted, 0]]);
  addRow([]);
  addRow(text.headings.map((heading) => [heading, style('header')]));
  const headerRow = rows.length;
  for (const problem of problems) {
    const target = targetOf(problem, list.sheetNames);
    const row = rows.length + 1;
    if (target) {
      const location = `'${target.sheet.replaceAll("'", "''")}'!${target.address}`;
      links.push(`<hyperlink ref="E${row}" location="${escapeXml(location)}" display="${target.address}"/>`);
    }
    addRow([
      [text.label[problem.severity], style(problem.severity)],
      [problem.sheet, style('text')],
      [problem.row, style('text')],
      [problem.column, style('text')],
      [target?.address ?? null, target ? style('link') : style('text')],
      [list.sentenceOf(problem), style('text')],
    ]);
  }
  const columns = WIDTHS.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${namespaces.main}">` +
    '<sheetPr><tabColor rgb="FFC00000"/><pageSetUpPr fitToPage="1"/></sheetPr>' +
    `<sheetViews><sheetView showGridLines="0" tabSelected="1" workbookViewId="0"><pane ySplit="${headerRow}" topLeftCell="A${headerRow + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols><sheetData>${rows.join('')}</sheetData>` +
    `<autoFilter ref="A${headerRow}:F${rows.length}"/>` +
    (links.length > 0 ? `<hyperlinks>${links.join('')}</hyperlinks>` : '') +
    '<pageMargins left="0.4" right="0.4" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>' +
    '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/></worksheet>'
  );
}

/** Returns the cell to which a problem's link leads: its own, else the start of its row or of its sheet. */
function targetOf(problem: Problem, sheets: ReadonlySet<string>): { sheet: string; address: string } | null {
  const { sheet, row } = problem;
  if (sheet === null || !sheets.has(sheet)) return null;
  return { sheet, address: cellOf(problem)?.address ?? `A${row ?? 1}` };
}

/** Returns a cell. Text is written as text, so that nothing that a user typed becomes a formula. */
function toCell(address: string, value: string | number | null, style: number): string {
  if (value === null) return `<c r="${address}" s="${style}"/>`;
  if (typeof value === 'number') return `<c r="${address}" s="${style}"><v>${value}</v></c>`;
  // `_x0041_` would be read as the character with that number.
  const shown = value.slice(0, CELL_TEXT_MAX).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(shown)}</t></is></c>`;
}
