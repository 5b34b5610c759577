import type { PageNumberEstimator } from 'docx';
import { estimatePageNumbers, estimatePageNumbersWith } from 'docx/layout';
import type { WordTemplate } from '../house-style/word-template.ts';
import { STYLES } from './document-styles.ts';
import { bodyWithoutTables, leanBody } from './lean-body.ts';

const TABLE_STYLES = [STYLES.tableText, STYLES.tableFigure, STYLES.tableHead];

/**
 * The pages of the headings, so that the contents have them before Word asks anybody whether it may fill them in. The fonts of a
 * template may be ones whose widths nobody here knows; they are measured as the most similar ones.
 *
 * Laying out is most of the work of a long document, and most of that is cells that make their row no higher. They are left out
 * of it, but for a template with styles by the names of ours, which may make them unlike one another. For the numbers of
 * headings, which the library asks for first, no table is read at all.
 */
export function pageNumbersOf(template: WordTemplate | null): PageNumberEstimator {
  const estimate = template ? estimatePageNumbersWith({ guess: true }) : estimatePageNumbers;
  const alike = !TABLE_STYLES.some((style) => template?.styleIds.has(style));
  const { listNumbers } = estimate;
  return Object.assign<PageNumberEstimator, Pick<PageNumberEstimator, 'listNumbers'>>(
    (body, context) => estimate(alike ? leanBody(body) : body, context),
    listNumbers ? { listNumbers: (body, context) => listNumbers(bodyWithoutTables(body), context) } : {},
  );
}
