import type { FixedSentences } from './sentences.ts';

/** Sentences whose exact words other programs search for: the same in every language, without a place before them. */
export const FIXED_SENTENCES: FixedSentences = {
  'missing-sheet': ({ sheetName }) => `Worksheet named '${sheetName}' not found`,
  'missing-column': ({ columnName }) => `Failed to find column '${columnName}' in Excel file`,
  'missing-field': ({ productGroup, productSubGroup, product, unit }) =>
    `Missing required field or Unit is not a string: Product group: ${productGroup} - Product subgroup: ${productSubGroup} - Product: ${product} - Unit: ${unit}`,
};
