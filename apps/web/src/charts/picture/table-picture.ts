import { type CoveredPoint, wrapText } from '@milieuspoor/charts';
import {
  type Block,
  type DrawingTheme,
  type Paper,
  type Type,
  writeLines,
} from '@milieuspoor/charts/drawing';
import type { TableRowText, TableText } from '../frame/to-table.ts';
import { headerBlock } from './header-block.ts';
import { notesBlock } from './notes-block.ts';
import { type CanvasPaper, loadType, newPaper, paintBlocks } from './paper.ts';
import { MARGIN, TABLE_SCALE } from './picture-sizes.ts';
import { toFile } from './to-file.ts';

export interface PicturedTable {
  readonly title: string;
  readonly subtitle: string;
  readonly rowHeading: string;
  readonly table: TableText;
  /** returns the text at a figure that leaves items out; null for the others */
  readonly markOf: (point: CoveredPoint) => string | null;
  readonly notes: readonly string[];
}

interface TablePictureOptions {
  readonly logo: boolean;
  readonly theme: DrawingTheme;
  /** the width of the table on the screen, px */
  readonly tableWidth: number;
}

/** The type of the screen, at the scale of the picture. */
const TYPE: Type = { size: 15 * TABLE_SCALE, line: 21 * TABLE_SCALE, weight: 400 };
const STRONG: Type = { ...TYPE, weight: 650 };
const PADDING = { x: 12 * TABLE_SCALE, y: 7 * TABLE_SCALE };
/** Names get at least this width, and never more than a picture leaves beside one figure. */
const LEAST_NAMES = 400;
const MOST_NAMES = 1100;
const GAP = 32;

/**
 * Makes the table behind a chart as a picture, twice as wide as on the screen, or more where its figures need it. Throws when it is too long for a
 * browser.
 */
export async function tablePicture(
  { title, subtitle, rowHeading, table: given, markOf, notes }: PicturedTable,
  { logo, theme, tableWidth }: TablePictureOptions,
): Promise<Blob> {
  const table = withMarks(given, markOf);
  await loadType(theme);
  const paper = newPaper(theme);
  const columns = columnWidths(paper, table);
  const names = namesWidth(paper, rowHeading, table);
  const width = 2 * MARGIN + Math.max(tableWidth * TABLE_SCALE, Math.ceil(names + sum(columns)));
  const body = tableBlock(paper, { rowHeading, table, columns, width });
  const blocks = [
    headerBlock(paper, { title, subtitle }, { width, logo }),
    body,
    notesBlock(paper, notes, width),
  ];
  return toFile(paintBlocks(paper, blocks, { width, margin: MARGIN, gap: GAP }));
}

/** Returns one text for each cell of a picture: the figure with its remark, or why there is no difference. */
function withMarks(table: TableText, markOf: PicturedTable['markOf']): TableText {
  const marked = (row: TableRowText): TableRowText => ({
    ...row,
    figures: row.figures.map((figure, index) => {
      const point = row.points[index];
      const mark = point ? markOf(point) : row.incomparable;
      if (mark === null) return figure;
      return point ? `${figure} (${mark})` : mark;
    }),
  });
  return {
    ...table,
    rows: table.rows.map(marked),
    footer: table.footer && marked(table.footer),
    others: table.others.map(marked),
  };
}

function columnWidths(paper: Paper, { columns, rows, footer, others }: TableText): number[] {
  const measure = paper.measureIn(STRONG);
  const all = [...rows, ...(footer ? [footer] : []), ...others];
  return columns.map(
    (column, index) =>
      Math.max(measure(column), ...all.map(({ figures }) => measure(figures[index] ?? ''))) + 2 * PADDING.x,
  );
}

function namesWidth(paper: Paper, rowHeading: string, { rows, others }: TableText): number {
  const measure = paper.measureIn(STRONG);
  const names = [...rows, ...others].map(({ heading }) => measure(heading));
  const longest = Math.max(measure(rowHeading), ...names);
  return Math.min(MOST_NAMES, Math.max(LEAST_NAMES, longest + 2 * PADDING.x));
}

interface TableLayout {
  readonly rowHeading: string;
  readonly table: TableText;
  readonly columns: readonly number[];
  readonly width: number;
}

/** Names get the width that the figures leave. */
function tableBlock(paper: CanvasPaper, { rowHeading, table, columns, width }: TableLayout): Block {
  const right = width - MARGIN;
  const nameRoom = right - MARGIN - sum(columns) - 2 * PADDING.x;
  const toLine = ({ heading, figures }: Pick<TableRowText, 'heading' | 'figures'>, type: Type) => {
    const names = wrapText(heading, nameRoom, paper.measureIn(type));
    return { names, figures, type, height: Math.max(1, names.length) * TYPE.line + 2 * PADDING.y };
  };
  const lines = [
    toLine({ heading: rowHeading, figures: table.columns }, STRONG),
    ...table.rows.map((row) => toLine(row, TYPE)),
    ...(table.footer ? [toLine(table.footer, STRONG)] : []),
    ...table.others.map((row) => toLine(row, TYPE)),
  ];
  return {
    height: sum(lines.map(({ height }) => height)),
    paint(start) {
      const { context, theme } = paper;
      let top = start;
      for (const { names, figures, type, height } of lines) {
        writeLines(paper, names, { left: MARGIN + PADDING.x, top: top + PADDING.y, type });
        context.textAlign = 'right';
        let edge = right - sum(columns);
        for (const [index, column] of columns.entries()) {
          edge += column;
          writeLines(paper, [figures[index] ?? ''], { left: edge - PADDING.x, top: top + PADDING.y, type });
        }
        context.textAlign = 'left';
        top += height;
        context.fillStyle = theme.line;
        context.fillRect(MARGIN, top - TABLE_SCALE, right - MARGIN, TABLE_SCALE);
      }
    },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
