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
import type { Piece } from '../frame/piece.ts';
import { COLOURS, STYLES } from '../house-style/document-styles.ts';
import { CELL_MARGIN } from '../house-style/page-setup.ts';
import { linesOf } from './lines-of-rows.ts';
import { tableNotes } from './paragraphs.ts';
import { unbroken } from './unbroken.ts';

/** A column of a table: its heading, its share of the width, and whether it holds figures. */
export interface Column {
  readonly head: string;
  /** relative to the shares of the other columns */
  readonly share: number;
  readonly figures?: boolean;
}

/** A table of at most this number of lines stays on one page, of which it takes a small part. */
const SHORT = 14;

/**
 * Writes a table with a row of headings, which Word repeats on every page. The last row is emphasised when it is the
 * total. Neither the headings nor the last row are alone on a page, and a short table is not broken at all.
 */
export function dataTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { total = false }: { readonly total?: boolean } = {},
): Piece {
  return (look) => tableOf(look, columns, { rows, total, noted: false });
}

/** Writes a table with notes below it, which begin on the page where the table ends. */
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
  /** whether the last row stays on one page with the notes below it */
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
  // A row that is higher than a short table may go over to the next page, which would else leave the one before it empty.
  const isTall = rows.map((row) => linesOf([row], widths) > SHORT);
  const staysWithNext = (number: number) =>
    isLast(number)
      ? noted && !isTall[number]
      : isShort || (number === rows.length - 2 && !isTall[number] && !isTall[number + 1]);
  const body = rows.map(
    (texts, number) =>
      new TableRow({
        cantSplit: !isTall[number],
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

/** Writes a table of two columns: names and values; `together` on one page. */
export function factsTable(
  facts: readonly (readonly [string, string])[],
  { together = false }: { readonly together?: boolean } = {},
): Piece {
  return (look) => {
    const widths = widthsOf([2, 3], look);
    const rows = facts.map(([name, value], number) => {
      const keepNext = together && number < facts.length - 1;
      return new TableRow({
        cantSplit: true,
        children: [
          cell(name, { width: widths[0], style: STYLES.tableHead, shade: look, keepNext }),
          cell(value, { width: widths[1], style: STYLES.tableText, keepNext }),
        ],
      });
    });
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
    // What is read aloud as a heading: the first row of figures, the first column of facts.
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
  /** the look that gives a heading its background */
  readonly shade?: DocumentLook;
  readonly bold?: boolean;
  readonly right?: boolean | undefined;
  /** whether it stays on one page with the row below it */
  readonly keepNext?: boolean;
}

/** Returns a cell in which every line of the text is a separate paragraph. */
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

/**
 * Returns widths in twentieths of a point that fill the page exactly; the rest of the rounding goes to the last column.
 */
function widthsOf(shares: readonly number[], { contentWidth }: DocumentLook): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => Math.floor((contentWidth * share) / whole));
  const left = contentWidth - widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width, place) => (place === widths.length - 1 ? width + left : width));
}
