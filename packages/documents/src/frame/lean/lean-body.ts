import { TEXT_STYLES } from '../../house-style/text-sizes.ts';
import { attributeOf, childrenOf, type Element, isNamed, textOf } from './elements.ts';
import { leanContents } from './lean-contents.ts';
import { leanTable } from './lean-table.ts';
import { sureLines } from './sure-lines.ts';

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

/** Elements of a paragraph that are not text, or that have more than the text of its own runs. */
const NO_TEXT = /"w:(drawing|br|rPr|ind|instrText|oMath|fldSimple)"/;
const LINE_BREAK = { 'w:br': {} };

/** Replaces the text of a paragraph in our style by its number of lines, where that number is certain. */
function leanParagraph(block: unknown, width: number): unknown {
  if (!isNamed(block, 'w:p')) return block;
  const children = childrenOf(block, 'w:p');
  const isText = (child: unknown) => isNamed(child, 'w:r') || isCaptionNumber(child);
  const runs = children.filter(isText);
  const properties = childrenOf(
    children.find((child) => isNamed(child, 'w:pPr')),
    'w:pPr',
  );
  const style = TEXT_STYLES.get(String(attributeOf(properties, 'w:pStyle', 'w:val') ?? 'Normal'));
  if (
    !style ||
    runs.length === 0 ||
    NO_TEXT.test(JSON.stringify(children.filter((child) => !isCaptionNumber(child))))
  )
    return block;
  const indent = properties.some((property) => isNamed(property, 'w:numPr')) ? style.numberRoom : 0;
  const lines = sureLines(textOf(runs), width - indent, style);
  if (lines === null) return block;
  return {
    'w:p': [
      ...children.filter((child) => !isText(child)),
      ...(lines > 1 ? [{ 'w:r': Array.from({ length: lines - 1 }, () => LINE_BREAK) }] : []),
    ],
  };
}

/** The number of a caption, which stands written in it. */
function isCaptionNumber(child: unknown): boolean {
  return childrenOf(child, 'w:fldSimple').some(
    (part) =>
      isNamed(part, '_attr') &&
      isNamed(part._attr, 'w:instr') &&
      String(part._attr['w:instr']).startsWith('SEQ '),
  );
}
