import { columnOfAddress, toCellAddress } from '../cells/cell-address.ts';
import type { Severity } from '../problems/problem.ts';
import { endOfTag, findAttribute } from '../xlsx/xml-scanner.ts';
import { attributesOf, childrenOf, rootOf, withAttribute, withoutAttribute } from './xml-elements.ts';

/** The severity of the cells to mark, by 1-based row and 0-based column. */
export type SheetMarks = ReadonlyMap<number, ReadonlyMap<number, Severity>>;

export interface CellMarks {
  readonly marks: SheetMarks;
  /** returns the style of a marked cell, from its present style */
  readonly styleOf: (base: number, severity: Severity) => number;
  /** the styles of an earlier marking, each with what takes its place in a cell that is not marked */
  readonly unmarked: ReadonlyMap<number, number>;
}

/** Marks the cells of a sheet row by row, in stretches of text as they arrive. */
export function createRowMarker({ marks, styleOf, unmarked }: CellMarks) {
  let rowNumber = 0;
  let columnStyles: { min: number; max: number; style: number }[] = [];

  /** Returns the opening tag of a cell without the look of an earlier marking. */
  function cleaned(tag: string): string {
    if (unmarked.size === 0) return tag;
    const style = unmarked.get(Number(/\ss\s*=\s*["'](\d+)["']/.exec(tag)?.[1] ?? -1));
    return style === undefined ? tag : withAttribute(tag, 's', String(style));
  }

  function markRow(raw: string, cells: ReadonlyMap<number, Severity>): string {
    const row = rootOf(raw);
    const rowAttributes = attributesOf(raw, row);
    const rowStyle = /^(1|true)$/.test(findAttribute(rowAttributes, 'customFormat') ?? '')
      ? Number(findAttribute(rowAttributes, 's') ?? 0)
      : null;
    const newCell = (column: number, severity: Severity) => {
      const ofColumn = columnStyles.find(({ min, max }) => column >= min && column <= max)?.style ?? 0;
      const style = styleOf(rowStyle ?? ofColumn, severity);
      return `<${row.prefix}c r="${toCellAddress(column, rowNumber)}" s="${style}"/>`;
    };
    const waiting = [...cells].sort(([left], [right]) => left - right);
    let column = -1;
    let inside = '';
    let copied = row.contentStart;
    for (const cell of childrenOf(raw, row)) {
      if (cell.name !== 'c') continue;
      const address = findAttribute(attributesOf(raw, cell), 'r');
      column = address === null ? column + 1 : columnOfAddress(address);
      inside += raw.slice(copied, cell.start);
      while (waiting[0] && waiting[0][0] < column)
        inside += newCell(...(waiting.shift() as [number, Severity]));
      const tag = raw.slice(cell.start, cell.contentStart);
      if (waiting[0]?.[0] === column) {
        const [, severity] = waiting.shift() as [number, Severity];
        const base = Number(findAttribute(attributesOf(raw, cell), 's') ?? 0);
        inside += withAttribute(tag, 's', String(styleOf(base, severity)));
      } else inside += cleaned(tag);
      copied = cell.contentStart;
    }
    inside += raw.slice(copied, row.contentEnd === row.end ? row.contentStart : row.contentEnd);
    for (const [waitingColumn, severity] of waiting) inside += newCell(waitingColumn, severity);
    // `spans` states the columns of the row; without it, programs compute it.
    const tag = withoutAttribute(raw.slice(0, row.contentStart), 'spans').replace(/\/>$/, '>');
    return `${tag}${inside}</${row.prefix}row>`;
  }

  return {
    /** Remembers the styles of the columns, which apply to empty cells. */
    columns(head: string): void {
      const tags = head.match(/<(?:[\w.-]+:)?col\s[^>]*>/g) ?? [];
      columnStyles = tags.map((tag) => ({
        min: Number(findAttribute(tag, 'min')) - 1,
        max: Number(findAttribute(tag, 'max')) - 1,
        style: Number(findAttribute(tag, 'style') ?? 0),
      }));
    },
    /** Takes whole rows from the front of a text; `ended` is true after the last row. */
    take(text: string, prefix: string): { done: string; ended: boolean; left: string } {
      const opener = `<${prefix}row`;
      const closer = `</${prefix}row`;
      const last = `</${prefix}sheetData`;
      let done = '';
      let copied = 0;
      let position = 0;
      for (;;) {
        const start = text.indexOf('<', position);
        if (start < 0 || text.length - start <= last.length) break;
        if (text.startsWith(last, start)) {
          return { done: done + text.slice(copied, start), ended: true, left: text.slice(start) };
        }
        if (!text.startsWith(opener, start) || !/[\s/>]/.test(text[start + opener.length] ?? '')) {
          position = start + 1;
          continue;
        }
        const openEnd = endOfTag(text, start);
        if (openEnd < 0) break;
        let end = openEnd + 1;
        if (text[openEnd - 1] !== '/') {
          const close = text.indexOf(closer, openEnd);
          const closeEnd = close < 0 ? -1 : text.indexOf('>', close);
          if (closeEnd < 0) break;
          end = closeEnd + 1;
        }
        const stated = findAttribute(text.slice(start + opener.length, openEnd), 'r');
        rowNumber = stated === null ? rowNumber + 1 : Number(stated);
        const cells = marks.get(rowNumber);
        if (cells) {
          done += text.slice(copied, start) + markRow(text.slice(start, end), cells);
          copied = end;
        } else if (unmarked.size > 0) {
          const row = text.slice(start, end).replace(/<(?:[\w.-]+:)?c\s[^>]*>/g, cleaned);
          done += text.slice(copied, start) + row;
          copied = end;
        }
        position = end;
      }
      const kept = Math.max(copied, completeUpTo(text, position));
      return { done: done + text.slice(copied, kept), ended: false, left: text.slice(kept) };
    },
  };
}

/** Returns the start of the last tag that is not yet complete. */
function completeUpTo(text: string, position: number): number {
  const start = text.indexOf('<', position);
  return start < 0 ? text.length : start;
}
