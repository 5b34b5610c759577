import { IMPACT_SETS } from '@milieuspoor/domain';
import { asList, shownEuro, shownMegabytes, shownNumber } from './figures.ts';
import { FIXED_SENTENCES } from './fixed-sentences.ts';
import type { ProblemText } from './sentences.ts';

const FRACTIONS =
  ' To Excel 10.10 and 10.1 are the same number: format the column as Text and type the numbers again.';
const RESAVE = 'Open the file in Excel and save it again as .xlsx.';

/** The problems in English. */
export const en: ProblemText = {
  sheet: (name) => `sheet '${name}'`,
  row: (row) => `row ${row}`,
  column: (name) => `column '${name}'`,
  sentences: {
    ...FIXED_SENTENCES,
    'file-empty': () => 'The file is empty. Choose the Excel file again.',
    'file-too-large': ({ sizeBytes, maxBytes }) =>
      `The file is ${shownMegabytes(sizeBytes)} MB; the maximum is ${shownMegabytes(maxBytes)} MB. Remove sheets or images that are no part of the calculation.`,
    'unsupported-extension': ({ value }) =>
      `${value === '' ? 'Files without an extension' : `Files of the type '${value}'`} can't be read. Save the calculation in Excel as .xlsx, .xlsm or .xls.`,
    'signature-mismatch': ({ extension, found }) =>
      found === 'unknown'
        ? `The content is not an Excel file, although the name ends in ${extension}. Choose the right file or save it in Excel as .xlsx.`
        : `The name ends in ${extension}, but the content is an ${found === 'xls' ? '.xls' : '.xlsx'} file. Change the extension or save the file in Excel as .xlsx.`,
    'password-protected': () =>
      'The file is protected with a password. Remove the password in Excel (File > Info) and upload it again.',
    'file-damaged': () => `The file is damaged or incomplete and can't be read. ${RESAVE}`,
    'not-a-workbook': () => `The file is not an Excel workbook. ${RESAVE}`,
    'unpacks-too-large': ({ maxBytes }) =>
      `Unpacked, the file is larger than ${shownMegabytes(maxBytes)} MB. Remove sheets, formatting and images that are no part of the calculation.`,
    'too-many-xls-cells': ({ max }) =>
      `The file holds more than ${shownNumber(max)} cells, too many for the old format .xls. Save it in Excel as .xlsx.`,
    'unsafe-file': () => `The file was refused for safety: it is not built the way Excel does it. ${RESAVE}`,
    'duplicate-sheet': ({ sheetName }) =>
      `More than one sheet is called '${sheetName}'. Keep one and give the other another name.`,
    'duplicate-column': ({ column, cell }) =>
      `The column '${column}' is there twice (also in ${cell}). Keep one.`,
    'ignored-column': ({ column }) =>
      `The column '${column}' is no module of the layout; its values are not counted. Add them to a module that is there if it doesn't hold them yet, or remove the column.`,
    'merged-cells': ({ range }) =>
      `The cells ${range} are merged, so that only the first holds a value. Unmerge them and fill in each cell.`,
    'no-items': () => 'There are no items below the header row. Fill in a row for each item.',
    'no-profiles': () =>
      'There are no rows below the header row. Fill in the profiles of the items, or remove the sheet.',
    'too-many-items': ({ max }) =>
      `The sheet holds more than ${shownNumber(max)} items. Split the calculation into parts.`,
    'missing-post-number': () => "The item's number is missing. Fill it in, or clear the whole row.",
    'duplicate-post': ({ value, firstRow, numeric }) =>
      `Item number '${value}' is also in row ${firstRow}. Give each item a number of its own.${numeric ? FRACTIONS : ''}`,
    'invalid-choice': ({ value, allowed }) =>
      `'${value}' is not possible here. Choose ${asList(allowed, 'or')}.`,
    'text-too-long': ({ length, max }) =>
      `The text has ${length} characters; the maximum is ${max}. Shorten the text.`,
    'missing-number': () => 'No value is given. Fill in a number.',
    'not-positive': ({ value }) =>
      `The value is ${value}, but must be greater than 0. Fill in a number above 0.`,
    'negative-amount': ({ value }) =>
      `The value is ${value}, but can't be negative. Fill in 0 or a number above 0.`,
    'negative-energy': ({ value }) =>
      `The value is negative (${value}) and counts as such. Check that this is right.`,
    'not-a-number': ({ value }) =>
      `'${value}' is not a number. Fill in a number without its unit, or clear the cell if nothing is declared.`,
    'number-too-large': ({ value }) => `${value} is improbably large. Check the decimal separator.`,
    'ambiguous-number': ({ value, reading, otherReading }) =>
      `The text '${value}' was read as ${shownNumber(reading)}, but could also mean ${shownNumber(otherReading)}. Fill in a number instead of text to be sure.`,
    'too-many-ambiguous-numbers': ({ max }) =>
      `More than ${shownNumber(max)} cells hold text that can be read as a number in two ways. Convert the columns to numbers in Excel.`,
    'error-cell': ({ value }) =>
      `The cell holds the error ${value}. Repair the formula or fill in the value.`,
    'date-cell': ({ value }) =>
      `Excel has made a date of this (${value}). Format the cell as Number or Text and fill in the value again.`,
    'boolean-cell': ({ value }) =>
      `The cell holds the logical value ${value}. Fill in the value that is meant.`,
    'uncalculated-formula': () =>
      'The cell holds a formula whose result is not in the file. Open the file in Excel, save it and upload it again.',
    'unknown-post': ({ value, numeric }) =>
      `Item number '${value}' is not on the sheet Posten. Add the item there or correct the number.${numeric ? FRACTIONS : ''}`,
    'missing-indicator': ({ post }) => `The name of the indicator is missing for item '${post}'. Fill it in.`,
    'unknown-indicator': ({ value, allowed }) =>
      `'${value}' is no indicator of this set. Choose ${asList(allowed, 'or')}, or remove the row.`,
    'duplicate-indicator': ({ post, indicator, firstRow }) =>
      `Item '${post}' has ${indicator} in row ${firstRow} already. Remove one of the two rows.`,
    'unit-mismatch': ({ value, indicator, expected }) =>
      `The unit '${value}' does not fit ${indicator}. Convert the row to ${asList(expected, 'or')}.`,
    'missing-set-rows': ({ post, set }) =>
      `Item '${post}' has no rows on the sheet '${IMPACT_SETS[set].name}'. Add the item's environmental profile there.`,
    'missing-core-indicator': ({ post, set, missing }) =>
      `Item '${post}' does not declare ${asList(missing, 'and')}, which ${IMPACT_SETS[set].name} can't do without. Add the values, or state the MKI in a row 'MKI'.`,
    'undeclared-indicator': ({ post, undeclared }) =>
      `Item '${post}' does not declare ${asList(undeclared, 'and')}; its MKI is without and therefore incomplete. Add the values if you have them.`,
    'undeclared-co2': ({ post, indicator }) =>
      `Item '${post}' does not declare ${indicator}: its CO2 is not known and not in the total. Add a row ${indicator} if you have the values.`,
    'mki-differs': ({ post, weightedEur, statedEur }) =>
      `The MKI stated for item '${post}' (${shownEuro(statedEur)}) differs from the weighted indicators (${shownEuro(weightedEur)}). The weighted indicators count; check both.`,
    'more-errors': ({ count }) =>
      `And ${shownNumber(count)} more errors. Repair the errors above first and upload the file again.`,
    'more-warnings': ({ count }) => `And ${shownNumber(count)} more warnings.`,
  },
};
