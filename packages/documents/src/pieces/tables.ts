import {
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { DocumentLook } from '../frame/document-look.ts';
import { COLOURS, STYLES } from '../frame/document-styles.ts';
import { CELL_MARGIN } from '../frame/page-setup.ts';
import type { Piece } from '../frame/piece.ts';
import { linesOf } from './lines-of-rows.ts';
import { tableNotes } from './paragraphs.ts';
import { unbroken } from './unbroken.ts';

/** A column of a table: what stands above it, its share of the width, and whether it holds figures. */
export interface Column {
  readonly head: string;
  /** beside the shares of the other columns */
  readonly share: number;
  readonly figures?: boolean;
}

/** A table of no more lines than this stays on one page, which it takes a small part of. */
const SHORT = 14;

/**
 * A table with a row of heads, which Word repeats on every page that it goes on to. The last row stands out when it adds
 * up the others. Neither the heads nor the last row stand alone on a page, and a short table is not broken at all.
 */
export function dataTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { total = false }: { readonly total?: boolean } = {},
): Piece {
  return (look) => tableOf(look, columns, { rows, total, noted: false });
}

/** The same with notes below it, which begin on the page that the table ends on. */
export function notedTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { notes, total = false }: { readonly notes: readonly string[]; readonly total?: boolean },
): Piece[] {
  return [(look) => tableOf(look, columns, { rows, total, noted: notes.length > 0 }), ...tableNotes(notes)];
}

interface Rows {
  readonly rows: readonly (readonly string[])[];
  readonly total: boolean;
  /** on one page with what stands below it */
  readonly noted: boolean;
}

function tableOf(look: DocumentLook, columns: readonly Column[], { rows, total, noted }: Rows): Table {
  const widths = widthsOf(
    columns.map(({ share }) => share),
    look,
  );
  const styleOf = (place: number) => (columns[place]?.figures ? STYLES.tableFigure : STYLES.tableText);
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map((column, place) =>
      cell(column.head, {
        width: widths[place],
        style: STYLES.tableHead,
        shade: look,
        right: column.figures,
        keepNext: true,
      }),
    ),
  });
  const isLast = (number: number) => number === rows.length - 1;
  const isShort = linesOf(rows, widths) <= SHORT;
  const staysWithNext = (number: number) => (isLast(number) ? noted : isShort || number === rows.length - 2);
  const body = rows.map(
    (texts, number) =>
      new TableRow({
        cantSplit: true,
        children: texts.map((text, place) =>
          cell(text, {
            width: widths[place],
            style: styleOf(place),
            bold: total && isLast(number),
            keepNext: staysWithNext(number),
          }),
        ),
      }),
  );
  return table([head, ...body], widths, { firstRow: true, width: look.contentWidth });
}

/** A table of two columns: what something is called, and what it is. */
export function factsTable(facts: readonly (readonly [string, string])[]): Piece {
  return (look) => {
    const widths = widthsOf([2, 3], look);
    const rows = facts.map(
      ([name, value]) =>
        new TableRow({
          cantSplit: true,
          children: [
            cell(name, { width: widths[0], style: STYLES.tableHead, shade: look }),
            cell(value, { width: widths[1], style: STYLES.tableText }),
          ],
        }),
    );
    return table(rows, widths, { firstRow: false, width: look.contentWidth });
  };
}

const LINE = { style: BorderStyle.SINGLE, size: 4, color: COLOURS.line };
const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' };

function table(
  rows: TableRow[],
  widths: number[],
  { firstRow, width }: { readonly firstRow: boolean; readonly width: number },
): Table {
  return new Table({
    rows,
    width: { size: width, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    margins: { left: CELL_MARGIN, right: CELL_MARGIN },
    // What is read aloud as a head: the first row of figures, the first column of facts.
    tableLook: {
      firstRow,
      firstColumn: !firstRow,
      lastRow: false,
      lastColumn: false,
      noHBand: true,
      noVBand: true,
    },
    borders: {
      top: LINE,
      bottom: LINE,
      insideHorizontal: LINE,
      left: NO_LINE,
      right: NO_LINE,
      insideVertical: NO_LINE,
    },
  });
}

interface CellLook {
  readonly width: number | undefined;
  readonly style: string;
  /** what it is shaded after, for a head */
  readonly shade?: DocumentLook;
  readonly bold?: boolean;
  readonly right?: boolean | undefined;
  /** on one page with the row below it */
  readonly keepNext?: boolean;
}

/** Every line of the text is a paragraph of its own. */
function cell(text: string, { width = 0, style, shade, bold, right, keepNext }: CellLook): TableCell {
  const font = { ...(bold ? { bold } : {}), ...(shade?.onGround ? { color: shade.onGround } : {}) };
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(shade ? { shading: { type: ShadingType.CLEAR, color: 'auto', fill: shade.ground } } : {}),
    children: text.split('\n').map(
      (line) =>
        new Paragraph({
          style,
          ...(right ? { alignment: 'right' } : {}),
          ...(keepNext ? { keepNext } : {}),
          children: [new TextRun({ text: unbroken(line), ...font })],
        }),
    ),
  });
}

/** Widths in twentieths of a point that fill the page exactly; what rounding leaves goes to the last column. */
function widthsOf(shares: readonly number[], { contentWidth }: DocumentLook): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => Math.floor((contentWidth * share) / whole));
  const left = contentWidth - widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width, place) => (place === widths.length - 1 ? width + left : width));
}
