import { childrenOf, type Element, isNamed } from './elements.ts';
import { leanContents } from './lean-contents.ts';
import { leanParagraph } from './lean-paragraph.ts';
import { leanTable } from './lean-table.ts';

/** What is known of how a document looks before it is laid out. */
interface KnownLook {
  /** of a row of one line in a table, without its borders, in twentieths of a point */
  readonly rowHeight: number;
  /** of the text, in twentieths of a point, where all styles are ours; null for a template, whose fonts nobody knows */
  readonly ownWidth: number | null;
}

/**
 * A body that is as high as the given one wherever it is laid out, with less to measure: what surely takes so many lines has
 * as many and no text. The given body stays as it is.
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

/** Only the headings, which are all that numbers are asked of. */
export function bodyOfHeadings(body: Element): Element {
  return withBlocks(body, (blocks) =>
    blocks.filter((block) => childrenOf(block, 'w:p').some((child) => isNamed(child, 'w:bookmarkStart'))),
  );
}

function withBlocks(body: Element, change: (blocks: readonly unknown[]) => readonly unknown[]): Element {
  return { ...body, 'w:body': change(childrenOf(body, 'w:body')) };
}
