import { damaged } from '../problems/workbook-fault.ts';
import { type CellMarks, createRowMarker } from './mark-rows.ts';
import { elementsIn, withoutAttribute } from './xml-elements.ts';

export interface SheetChange extends CellMarks {
  /** XML of the reference to the drawing with the comments, when the sheet has none yet */
  readonly legacyDrawing: string | null;
}

/** The greatest length of a row: 16,384 cells of about a hundred characters each. */
const ROW_MAX = 16 * 1024 * 1024;

/** The elements that may follow the reference to the drawing of comments (ECMA-376 part 1, 18.3.1.99). */
const BEHIND_LEGACY_DRAWING = [
  'legacyDrawingHF',
  'drawingHF',
  'picture',
  'oleObjects',
  'controls',
  'AlternateContent',
  'webPublishItems',
  'tableParts',
  'extLst',
];

/**
 * Yields a sheet with its cells marked, in pieces as it arrives: only the style of a marked cell changes, and a marked
 * empty cell is added. The sheet is no longer the selected one, because the list of problems is.
 */
export async function* markSheet(
  texts: AsyncIterable<string>,
  change: SheetChange,
): AsyncGenerator<string, void, undefined> {
  const rows = createRowMarker(change);
  let state: 'head' | 'rows' | 'tail' = 'head';
  let prefix = '';
  let rest = '';
  for await (const text of texts) {
    rest += text;
    if (state === 'head') {
      const head = splitHead(rest);
      if (!head && rest.length > ROW_MAX) throw damaged();
      if (!head) continue;
      // Entity bombs need a document type; Office writes none.
      if (head.text.includes('<!DOCTYPE')) throw damaged();
      prefix = head.prefix;
      rest = head.rest;
      rows.columns(head.text);
      yield deselected(head.text);
      state = 'rows';
    }
    if (state === 'rows') {
      const { done, ended, left } = rows.take(rest, prefix);
      yield done;
      rest = left;
      if (ended) state = 'tail';
      else if (rest.length > ROW_MAX) throw damaged();
    }
  }
  if (state === 'rows') throw damaged();
  // A chart sheet has no rows at all.
  if (state === 'head') yield deselected(rest);
  else yield change.legacyDrawing === null ? rest : withLegacyDrawing(rest, change.legacyDrawing);
}

/** Returns the part before the rows. A sheet whose rows are one empty tag counts completely as tail. */
function splitHead(text: string): { text: string; rest: string; prefix: string } | null {
  const found = /<((?:[\w.-]+:)?)sheetData(?=[\s/>])/.exec(text);
  if (!found) return null;
  const end = text.indexOf('>', found.index);
  if (end < 0) return null;
  const prefix = found[1] ?? '';
  const tag = text.slice(found.index, end + 1);
  if (!tag.endsWith('/>')) return { text: text.slice(0, end + 1), rest: text.slice(end + 1), prefix };
  const opened = `${tag.slice(0, -2)}>`;
  return {
    text: text.slice(0, found.index) + opened,
    rest: `</${prefix}sheetData>${text.slice(end + 1)}`,
    prefix,
  };
}

/** Deselects the sheet. Two selected sheets are a group, and what is typed in one of them goes into both. */
function deselected(head: string): string {
  return head.replace(/<(?:[\w.-]+:)?sheetView\s[^>]*>/g, (tag) => withoutAttribute(tag, 'tabSelected'));
}

function withLegacyDrawing(tail: string, reference: string): string {
  const sheetDataEnd = tail.indexOf('>') + 1;
  const sheetEnd = tail.lastIndexOf('</');
  if (sheetEnd < sheetDataEnd) throw damaged();
  const behind = elementsIn(tail, sheetDataEnd, sheetEnd).find(({ name }) =>
    BEHIND_LEGACY_DRAWING.includes(name),
  );
  const position = behind?.start ?? sheetEnd;
  return tail.slice(0, position) + reference + tail.slice(position);
}
