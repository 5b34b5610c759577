import type { PageNumberEstimator } from 'docx';
import { estimatePageNumbers, estimatePageNumbersWith } from 'docx/layout';
import type { WordTemplate } from '../../house-style/word-template.ts';
import { type DocumentStyles, STYLES } from '../document-styles.ts';
import { bodyOfHeadings, leanBody } from './lean-body.ts';
import { rowHeightIn } from './row-height.ts';

const TABLE_STYLES = [STYLES.tableText, STYLES.tableFigure, STYLES.tableHead];

interface Looks {
  readonly template: WordTemplate | null;
  readonly styles: DocumentStyles;
  /** of the text, in twentieths of a point */
  readonly contentWidth: number;
}

/**
 * The pages of the headings, so that the contents have them before Word asks anybody whether it may fill them in. The fonts of a
 * template may be ones whose widths nobody here knows; they are measured as the most similar ones.
 *
 * Laying out is most of the work of a long document, and most of that is text that surely takes a known number of lines. It is
 * left out of it, but for a template with styles by the names of ours, which may make them unlike one another. For the numbers
 * of headings, which the library asks for first, nothing else is read at all.
 */
export function pageNumbersOf({ template, styles, contentWidth }: Looks): PageNumberEstimator {
  const estimate = template ? estimatePageNumbersWith({ guess: true }) : estimatePageNumbers;
  const alike = !TABLE_STYLES.some((style) => template?.styleIds.has(style));
  const { listNumbers } = estimate;
  return Object.assign<PageNumberEstimator, Pick<PageNumberEstimator, 'listNumbers'>>(
    (body, context) => {
      if (!alike) return estimate(body, context);
      const known = { rowHeight: rowHeightIn(styles, template), ownWidth: template ? null : contentWidth };
      return estimate(leanBody(body, known), context);
    },
    listNumbers ? { listNumbers: (body, context) => listNumbers(bodyOfHeadings(body), context) } : {},
  );
}
