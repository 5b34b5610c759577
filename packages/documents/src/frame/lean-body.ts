import type { IXmlableObject } from 'docx';
import { TABLE_TEXT_SIZE } from './document-styles.ts';
import { CELL_MARGIN } from './page-setup.ts';

/** Of the size of the text, wider than a digit, a space or a sign in a figure is in any common font; and than any letter. */
const FIGURE_EM = 0.75;
const LETTER_EM = 1.1;
const FIGURES = /[\d.,:€%*†()\-\u2011\u00a0 ]/g;
/** Of a half point: twentieths of a point. */
const TWIPS = 10;

const LETTER = 'x';

type Element = IXmlableObject;

/**
 * A body that is as high as the given one wherever it is laid out, with less to measure: a cell that surely takes one line says
 * one letter, and where all cells of a row do, one of them is left. The given body stays as it is.
 */
export function leanBody(body: Element): Element {
  return { ...body, 'w:body': childrenOf(body, 'w:body').map((block) => leanTable(block)) };
}

/** Only what stands outside tables, where all headings are. */
export function bodyWithoutTables(body: Element): Element {
  return { ...body, 'w:body': childrenOf(body, 'w:body').filter((block) => !isNamed(block, 'w:tbl')) };
}

function leanTable(block: unknown): unknown {
  if (!isNamed(block, 'w:tbl')) return block;
  return { 'w:tbl': childrenOf(block, 'w:tbl').map((row) => leanRow(row)) };
}

/** The width of a cell depends on the others of its row, so that all stay where one may be higher. */
function leanRow(row: unknown): unknown {
  if (!isNamed(row, 'w:tr')) return row;
  const children = childrenOf(row, 'w:tr');
  const cells = children.filter((child) => isNamed(child, 'w:tc'));
  const low = new Set<unknown>(cells.filter(takesOneLine));
  const left = new Set<unknown>(low.size === cells.length ? cells.slice(1) : []);
  const kept = children.filter((child) => !left.has(child));
  return { 'w:tr': kept.map((child) => (low.has(child) ? ofOneLetter(child) : child)) };
}

/** The same element with one letter for each of its texts: as high, and measured sooner. */
function ofOneLetter(element: unknown): unknown {
  if (Array.isArray(element)) return element.map(ofOneLetter);
  if (typeof element !== 'object' || element === null) return element;
  const entries = Object.entries(element).map(([name, child]) => {
    if (name === '_attr') return [name, child];
    return [name, name === 'w:t' ? [LETTER] : ofOneLetter(child)];
  });
  return Object.fromEntries(entries);
}

/** Whether the text of a cell is one paragraph that is narrower than the cell in any font. */
function takesOneLine(cell: unknown): boolean {
  const children = childrenOf(cell, 'w:tc');
  const paragraphs = children.filter((child) => isNamed(child, 'w:p'));
  const [properties] = children.filter((child) => isNamed(child, 'w:tcPr'));
  const width = Number(attributeOf(childrenOf(properties, 'w:tcPr'), 'w:tcW', 'w:w'));
  if (paragraphs.length !== 1 || !(width > 0)) return false;
  return widestOf(textOf(paragraphs[0])) < width - 2 * CELL_MARGIN;
}

/** The most that a text of a table takes on one line, in twentieths of a point. */
function widestOf(text: string): number {
  const letters = text.replace(FIGURES, '').length;
  const ems = letters * LETTER_EM + (text.length - letters) * FIGURE_EM;
  return ems * TABLE_TEXT_SIZE * TWIPS;
}

function isNamed<Name extends string>(element: unknown, name: Name): element is Record<Name, unknown> {
  return typeof element === 'object' && element !== null && name in element;
}

function childrenOf(element: unknown, name: string): readonly unknown[] {
  const children = isNamed(element, name) ? element[name] : null;
  return Array.isArray(children) ? children : [];
}

function attributeOf(elements: readonly unknown[], name: string, attribute: string): unknown {
  const element = elements.find((each) => isNamed(each, name));
  const content: unknown = isNamed(element, name) ? element[name] : null;
  const attributes = isNamed(content, '_attr') ? content._attr : null;
  return isNamed(attributes, attribute) ? attributes[attribute] : null;
}

/** All that stands in an element as text. */
function textOf(element: unknown): string {
  if (typeof element === 'string') return element;
  if (Array.isArray(element)) return element.map(textOf).join('');
  if (typeof element !== 'object' || element === null) return '';
  return Object.entries(element)
    .filter(([name]) => name !== '_attr')
    .map(([, child]) => textOf(child))
    .join('');
}
