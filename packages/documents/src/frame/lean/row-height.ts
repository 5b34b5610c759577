import { Document, HeightRule, Paragraph, Table, TableCell, TableRow } from 'docx';
import { layoutDocument } from 'docx/layout';
import { type DocumentStyles, STYLES } from '../../house-style/document-styles.ts';
import type { WordTemplate } from '../../house-style/word-template.ts';

/** More than the height of any line of text, in twentieths of a point. */
const HIGH = 2000;
/** Twentieths of a point in a pixel, the unit of the library's layout. */
const TWIPS = 15;

/** The height without a template, which is the same for every document. */
let ownHeight: number | null = null;

/** Returns the height of a row of one line in these styles, without its borders, in twentieths of a point. */
export function rowHeightIn(styles: DocumentStyles, template: WordTemplate | null): number {
  if (template) return laidOutRowHeight(styles);
  ownHeight ??= laidOutRowHeight(styles);
  return ownHeight;
}

/**
 * Returns the height as the library lays it out: compared with a row of known height, so that the borders of both do
 * not matter.
 */
function laidOutRowHeight(styles: DocumentStyles): number {
  const row = (least: number) =>
    new TableRow({
      height: { value: least, rule: HeightRule.ATLEAST },
      children: [new TableCell({ children: [new Paragraph({ text: 'x', style: STYLES.tableText })] })],
    });
  const table = new Table({ rows: [row(0), row(0), row(HIGH), row(0)] });
  const { pages } = layoutDocument(new Document({ ...styles, sections: [{ children: [table] }] }), {
    guess: true,
  });
  const rows = pages.flatMap(({ body }) =>
    body.flatMap((block) => (block.type === 'table' ? block.rows : [])),
  );
  const [, low, high] = rows;
  if (!low || !high) throw new Error('A table of four rows was laid out without them');
  return HIGH - (high.height - low.height) * TWIPS;
}
