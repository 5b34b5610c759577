import { CELL_MARGIN } from '../../house-style/page-setup.ts';
import { TABLE_TEXT_SIZE } from '../../house-style/text-sizes.ts';
import { calibriWidth } from './calibri.ts';
import { attributeOf, childrenOf, isNamed, textOf } from './elements.ts';
import { sureLines } from './sure-lines.ts';

/** The facts by which rows of a table are measured. */
interface RowKnowledge {
  /** height of a row whose cells take one line each, without its borders, in twentieths of a point */
  readonly height: number;
  /** whether all letters are in Calibri */
  readonly own: boolean;
}

/**
 * Widths as a part of the text size: more than a digit, a space or a sign in a figure takes in any common font; and
 * more than any letter takes.
 */
const FIGURE_EM = 0.75;
const LETTER_EM = 1.1;
const FIGURES = /[\d.,:€%*†()\-\u2011\u00a0 ]/g;
/** Twentieths of a point in a half point. */
const TWIPS = 10;

const NO_HEIGHT = { 'w:hideMark': {} };

/**
 * Returns a table without the text of cells that certainly take one line; its rows state at least the height of one
 * line.
 */
export function leanTable(block: unknown, known: RowKnowledge): unknown {
  return {
    'w:tbl': childrenOf(block, 'w:tbl').map((row) => (isNamed(row, 'w:tr') ? leanRow(row, known) : row)),
  };
}

/**
 * Empties the cells of a row. The width of a cell depends on the others in its row, so all remain where one may be
 * higher.
 */
function leanRow(row: unknown, { height, own }: RowKnowledge): unknown {
  const children = childrenOf(row, 'w:tr');
  const cells = children.filter((child) => isNamed(child, 'w:tc'));
  const low = new Set<unknown>(cells.filter((cell) => takesOneLine(cell, own)));
  const properties = children.filter((child) => isNamed(child, 'w:trPr'));
  const highest = low.size < cells.length && own ? highestOf(cells) : null;
  const kept = low.size === cells.length ? cells.slice(0, 1) : cells;
  return {
    'w:tr': [
      ...properties.map((given) => ({ 'w:trPr': [...childrenOf(given, 'w:trPr'), heightOf(height)] })),
      ...(highest ? [highest] : kept.map((cell) => (low.has(cell) ? emptied(cell) : cell))),
    ],
  };
}

const LINE_BREAK = { 'w:br': {} };
/** Our style of headings, and what makes other text bold. */
const BOLD = /"w:val":"TableHead"|"w:b"/;

/** Returns the cell that surely makes its row as high as it is, with lines in place of text; null where none surely does. */
function highestOf(cells: readonly unknown[]): unknown {
  const sized = cells.map(linesOf);
  const all = sized.flatMap((lines) => (lines ? [lines] : []));
  if (all.length < cells.length) return null;
  const sum = (lines: readonly number[]) => lines.reduce((total, each) => total + each, 0);
  const place = all.findIndex((lines) =>
    all.every((other) => lines.length >= other.length && sum(lines) >= sum(other)),
  );
  const lines = all[place];
  return lines ? withLines(cells[place], lines) : null;
}

/** Returns the lines of each paragraph of a cell; null where a number is not certain. */
function linesOf(cell: unknown): readonly number[] | null {
  const [properties] = childrenOf(cell, 'w:tc').filter((child) => isNamed(child, 'w:tcPr'));
  const width = Number(attributeOf(childrenOf(properties, 'w:tcPr'), 'w:tcW', 'w:w'));
  const paragraphs = childrenOf(cell, 'w:tc').filter((child) => isNamed(child, 'w:p'));
  const lines = paragraphs.map((paragraph) =>
    sureLines(textOf(paragraph), width - 2 * CELL_MARGIN, {
      size: TABLE_TEXT_SIZE,
      bold: BOLD.test(JSON.stringify(paragraph)),
    }),
  );
  return lines.every((each) => each !== null) ? lines : null;
}

function withLines(cell: unknown, lines: readonly number[]): unknown {
  let paragraph = -1;
  return {
    'w:tc': childrenOf(cell, 'w:tc').map((child) => {
      if (!isNamed(child, 'w:p')) return child;
      paragraph += 1;
      const breaks = Array.from({ length: (lines[paragraph] ?? 1) - 1 }, () => LINE_BREAK);
      return {
        'w:p': [
          ...childrenOf(child, 'w:p').filter((part) => isNamed(part, 'w:pPr')),
          ...(breaks.length > 0 ? [{ 'w:r': breaks }] : []),
        ],
      };
    }),
  };
}

function heightOf(height: number) {
  return { 'w:trHeight': { _attr: { 'w:val': height, 'w:hRule': 'atLeast' } } };
}

/**
 * Returns the cell without its text; a paragraph without height keeps the row on one page with the next where it did
 * before.
 */
function emptied(cell: unknown): unknown {
  const children = childrenOf(cell, 'w:tc');
  const properties = children.filter((child) => isNamed(child, 'w:tcPr'));
  const paragraph = children.find((child) => isNamed(child, 'w:p'));
  const ofParagraph = childrenOf(
    childrenOf(paragraph, 'w:p').find((child) => isNamed(child, 'w:pPr')),
    'w:pPr',
  );
  const keepNext = ofParagraph.filter((property) => isNamed(property, 'w:keepNext'));
  if (keepNext.length === 0) return { 'w:tc': properties };
  return {
    'w:tc': [
      ...properties.map((given) => ({ 'w:tcPr': [...childrenOf(given, 'w:tcPr'), NO_HEIGHT] })),
      { 'w:p': [{ 'w:pPr': keepNext }] },
    ],
  };
}

/**
 * Tells whether the text of a cell is one paragraph that is narrower than the cell, in any font when the font is not
 * ours.
 */
function takesOneLine(cell: unknown, own: boolean): boolean {
  const children = childrenOf(cell, 'w:tc');
  const paragraphs = children.filter((child) => isNamed(child, 'w:p'));
  const [properties] = children.filter((child) => isNamed(child, 'w:tcPr'));
  const width = Number(attributeOf(childrenOf(properties, 'w:tcPr'), 'w:tcW', 'w:w'));
  if (paragraphs.length !== 1 || !(width > 0)) return false;
  const text = textOf(paragraphs[0]);
  const widest = (own ? calibriWidth(text, { size: TABLE_TEXT_SIZE, bold: true }) : null) ?? widestOf(text);
  return widest < width - 2 * CELL_MARGIN;
}

/** Returns the largest width of a text of a table on one line, in twentieths of a point. */
function widestOf(text: string): number {
  const letters = text.replace(FIGURES, '').length;
  const ems = letters * LETTER_EM + (text.length - letters) * FIGURE_EM;
  return ems * TABLE_TEXT_SIZE * TWIPS;
}
