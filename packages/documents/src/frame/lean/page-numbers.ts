import type { PageNumberEstimator } from 'docx';
import { estimatePageNumbers, estimatePageNumbersWith } from 'docx/layout';
import { type DocumentStyles, STYLES } from '../../house-style/document-styles.ts';
import type { WordTemplate } from '../../house-style/word-template.ts';
import { bodyOfHeadings, leanBody } from './lean-body.ts';
import { rowHeightIn } from './row-height.ts';

const TABLE_STYLES = [STYLES.tableText, STYLES.tableFigure, STYLES.tableHead];

interface Looks {
  readonly template: WordTemplate | null;
  readonly styles: DocumentStyles;
  /** width of the text, in twentieths of a point */
  readonly contentWidth: number;
}

/**
 * Returns an estimator for the pages of the headings, so that the contents have them before Word asks the reader to
 * fill them in. A template may use fonts with unknown widths; these are measured as the most similar known ones.
 *
 * Layout is most of the work for a long document, and most of it is text that certainly takes a known number of lines.
 * That text is left out, except for a template with styles under our names, which may differ from ours. For the numbers
 * of headings, which the library requests first, nothing else is read at all.
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
