import { childrenOf, type Element, isNamed } from './elements.ts';
import { leanContents } from './lean-contents.ts';
import { leanParagraph } from './lean-paragraph.ts';
import { leanTable } from './lean-table.ts';

/** What is known of the look of a document before its layout. */
interface KnownLook {
  /** height of a table row of one line, without its borders, in twentieths of a point */
  readonly rowHeight: number;
  /**
   * width of the text, in twentieths of a point, where all styles are ours; null for a template, whose fonts are
   * unknown
   */
  readonly ownWidth: number | null;
}

/**
 * Returns a body with the same height as the given one, with less text to measure: a part whose number of lines is
 * certain keeps the lines and loses its text. It does not change the given body.
 */
export function leanBody(body: Element, { rowHeight, ownWidth }: KnownLook): Element {
  const rows = { height: rowHeight, own: ownWidth !== null };
  return withBlocks(body, (blocks) =>
    blocks.map((block) => {
      if (isNamed(block, 'w:tbl')) return leanTable(block, rows);
      return ownWidth === null ? block : leanContents(leanParagraph(block, ownWidth), ownWidth);
    }),
  );
}

/** Returns only the headings, which is all that the numbering needs. */
export function bodyOfHeadings(body: Element): Element {
  return withBlocks(body, (blocks) =>
    blocks.filter((block) => childrenOf(block, 'w:p').some((child) => isNamed(child, 'w:bookmarkStart'))),
  );
}

function withBlocks(body: Element, change: (blocks: readonly unknown[]) => readonly unknown[]): Element {
  return { ...body, 'w:body': change(childrenOf(body, 'w:body')) };
}
