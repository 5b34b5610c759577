import { Document, HeightRule, Paragraph, Table, TableCell, TableRow } from 'docx';
import { layoutDocument } from 'docx/layout';
import type { WordTemplate } from '../../house-style/word-template.ts';
import { type DocumentStyles, STYLES } from '../document-styles.ts';

/** Higher than any line of text, in twentieths of a point. */
const HIGH = 2000;
/** Of a pixel, in which the library says what it laid out: twentieths of a point. */
const TWIPS = 15;

/** Without a template: the same for every document. */
let ownHeight: number | null = null;

/** How high a row of one line is in these styles, without its borders, in twentieths of a point. */
export function rowHeightIn(styles: DocumentStyles, template: WordTemplate | null): number {
  if (template) return laidOutRowHeight(styles);
  ownHeight ??= laidOutRowHeight(styles);
  return ownHeight;
}

/** As the library lays it out: beside a row whose height is known, so that it doesn't matter which borders both have. */
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
