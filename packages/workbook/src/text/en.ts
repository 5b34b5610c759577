import { IMPACT_SETS } from '@milieuspoor/domain';
import { POSTEN_COLUMNS } from '../layout/posten-columns.ts';
import { MODULE_COLUMN } from '../layout/row-layouts.ts';
import { isProduction, REQUIRED_MODULE } from '../layout/set-columns.ts';
import { POSTEN_SHEET } from '../layout/sheet-names.ts';
import type { NoteDetails, OtherFormat } from '../problems/problem.ts';
import { asList, quoted, shownDate, shownEuro, shownMegabytes, shownNumber } from './figures.ts';
import { noPostKinds } from './no-post-words.ts';
import type { ProblemText } from './sentences.ts';

const FRACTIONS =
  ' To Excel 10.10 and 10.1 are the same number: format the column as Text and type the numbers again.';
const CALCULATE_FIRST =
  'In LibreOffice, press Ctrl+Shift+F9 before you save: it does not recalculate a file when it opens it.';
const RESAVE = 'Open the file in Excel and save it again as .xlsx.';

const rowsEn = (rows: string, count: number) =>
  count === 1 ? `row ${rows}` : `${shownNumber(count)} rows: ${rows}`;
const wereEn = (count: number) => (count === 1 ? 'was' : 'were');
const cellsEn = ({ rows, count, cells = count }: NoteDetails) => {
  if (cells === 1) return `row ${rows}`;
  // A note that was stored before rows were counted shows only by its list that it is one row.
  const where = /[^0-9]/.test(rows) ? 'rows' : 'row';
  return `${shownNumber(cells)} cells in ${where} ${rows}`;
};
const readingsEn = ({ readings, moreReadings = 0 }: NoteDetails) =>
  asList(
    [
      ...readings.map(({ found, readAs }) => `'${found}' as ${readAs}`),
      ...(moreReadings > 0 ? [`${shownNumber(moreReadings)} others`] : []),
    ],
    'and',
  );

const fieldsEn = (columns: readonly string[]) => {
  const empty = columns.filter((column) => column !== POSTEN_COLUMNS.unit);
  const [lacksUnit, fillIn] =
    empty.length < columns.length
      ? [", and 'Unit' holds no text", ", in 'Unit' the unit, such as m2 or ton"]
      : ['', ''];
  return `${quoted(empty, 'en')} of the item ${empty.length === 1 ? 'is' : 'are'} not filled in${lacksUnit}. Fill in the cells${fillIn}.`;
};

/** What a file in another format is, and the steps to one that is read. */
const OTHER_FORMATS: Readonly<Record<OtherFormat, readonly [string, string]>> = {
  ods: [
    'This is an .ods file (OpenDocument), which is not read.',
    "Open it in LibreOffice, choose File > Save As, file type 'Excel 2007-365 (.xlsx)', and upload that file. In Excel: File > Save As, type 'Excel Workbook (*.xlsx)'.",
  ],
  xlsb: [
    'This is an .xlsb file (binary Excel workbook), which is not read.',
    "Open it in Excel, choose File > Save As, type 'Excel Workbook (*.xlsx)', and upload that file. In LibreOffice: File > Save As, file type 'Excel 2007-365 (.xlsx)'.",
  ],
  csv: [
    'This is a text file (.csv). It has one sheet, and does not say which separator, decimal sign and character set apply.',
    'Open it in Excel with Data > From Text/CSV and check the separator and the decimals; in LibreOffice with File > Open, which asks for them. Put the items on a sheet Posten and the profiles on a sheet Set A1 or Set A2, and save as .xlsx.',
  ],
};

/** The problems in English. */
export const en: ProblemText = {
  sheet: (name) => `sheet '${name}'`,
  row: (row) => `row ${row}`,
  column: (name) => `column '${name}'`,
  inWords: {
    'missing-sheet': ({ sheetName }) =>
      sheetName === POSTEN_SHEET
        ? `The sheet '${sheetName}' with the items is missing. Give the sheet with your items that name, or add it.`
        : `A sheet with environmental profiles is missing: '${sheetName}' or that of another set. Give the sheet with your profiles that name, or add it. If the MKI is on the sheet Posten, give it a column for each module there: MKI A1-A3, MKI A4 and so on.`,
    'missing-column': ({ columnName, searchedRows }) =>
      searchedRows !== undefined
        ? `No header row was found: the first ${shownNumber(searchedRows)} rows of the sheet have no header '${columnName}'. Put that header above the column with the numbers of the items.`
        : isProduction(columnName)
          ? `The required column '${columnName}' is missing. Add it with the values of A1, A2 and A3 together; one of the three alone is too little.`
          : `The required column '${columnName}' is missing. Put this header above the column with those values, add the column, or point it out in the check where that asks for it.`,
    'missing-field': ({ column, others = [] }) =>
      others.length > 0
        ? fieldsEn([column ?? '', ...others.map((other) => other.column)])
        : column === POSTEN_COLUMNS.unit
          ? "The item has no unit, or 'Unit' is a number. Fill in the unit as text in the column 'Unit', such as m2 or ton."
          : `'${column}' of the item is not filled in. Fill in the cell.`,
  },
  sayings: {
    'file-empty': () => ['The file is empty.', 'Choose the Excel file again.'],
    'file-too-large': ({ sizeBytes, maxBytes }) => [
      `The file is ${shownMegabytes(sizeBytes)} MB; the maximum is ${shownMegabytes(maxBytes)} MB.`,
      'If it has sheets or images that are not part of the calculation, remove them; otherwise split the calculation into parts.',
    ],
    'unsupported-extension': ({ value }) => [
      `${value === '' ? 'Files without an extension' : `Files of the type '${value}'`} can't be read.`,
      'Save the calculation in Excel as .xlsx, .xlsm or .xls.',
    ],
    'signature-mismatch': ({ extension, found }) =>
      found === 'unknown'
        ? [
            `The content is not an Excel file, although the name ends in ${extension}.`,
            'Choose the right file or save it in Excel as .xlsx.',
          ]
        : [
            `The name ends in ${extension}, but the content is an ${found === 'xls' ? '.xls' : '.xlsx'} file.`,
            'Change the extension or save the file in Excel as .xlsx.',
          ],
    'other-format': ({ format }) => OTHER_FORMATS[format],
    'password-protected': () => [
      'The file is protected with a password.',
      'Remove the password in Excel (File > Info) and upload it again.',
    ],
    'file-damaged': () => ["The file is damaged or incomplete and can't be read.", RESAVE],
    'not-a-workbook': () => ['The file is not an Excel workbook.', RESAVE],
    'unpacks-too-large': ({ maxBytes }) => [
      `Unpacked, the file is larger than ${shownMegabytes(maxBytes)} MB.`,
      'If it has sheets, formatting or images that are not part of the calculation, remove them; otherwise split the calculation into parts.',
    ],
    'too-many-sheets': ({ max }) => [
      `The file has more than ${shownNumber(max)} sheets.`,
      'Put the sheets Posten, Set A1 and Set A2 into a file of their own.',
    ],
    'workbook-too-old': () => ['The file is from Excel 4 or older.', 'Save it in Excel as .xlsx.'],
    'unknown-code-page': ({ codePage }) => [
      `The characters of this file can't be read (code page ${codePage}).`,
      'Save it in Excel as .xlsx.',
    ],
    'unsafe-file': ({ reason }) =>
      reason === 'entry-count'
        ? [
            'The file consists of so many parts (sheets, pictures, comments) that it is not read, for security reasons.',
            'Put the sheets Posten, Set A1 and Set A2 into a file of their own.',
          ]
        : ['The file was refused for security reasons: it is not structured the way Excel does it.', RESAVE],
    'duplicate-sheet': ({ sheetName }) => [
      `More than one sheet is called '${sheetName}'.`,
      'Keep one and give the other another name.',
    ],
    'duplicate-column': ({ column, cell, otherCell }) => [
      `The column '${column}' is there twice: in ${otherCell} and in ${cell}.`,
      'Keep one.',
    ],
    'moved-column': ({ row, column, cell, letters }) => [
      `Row ${row} is a header with '${column}' in ${cell}, whereas the header at the top has it in column ${letters}. What is below it would be read in the wrong columns.`,
      'Put the items below it into the columns of the header at the top.',
    ],
    'ignored-column': ({ column }) => [
      `The column '${column}' is not a module of the layout; its values are not counted.`,
      "Add them to a module that is there if it doesn't hold them yet, or remove the column.",
    ],
    'unknown-column': ({ value, letters, rows, settled, asked }) => [
      `The column '${value}' (${letters}) is not in the layout and was not read; ${rows === 1 ? '1 row has' : `${shownNumber(rows)} rows have`} a value there.${settled ? ' It was chosen not to be one of its columns.' : ''}`,
      settled
        ? ''
        : asked
          ? 'Choose in the check which column it is if the values should count.'
          : 'Put the values in a column of the layout if they should count.',
    ],
    'unnamed-column': ({ letters, rows }) => [
      `Column ${letters} has no header and was not read; ${rows === 1 ? '1 row has' : `${shownNumber(rows)} rows have`} a number there.`,
      'Give it a header of the layout if the values should count.',
    ],
    'resembling-column': ({ value, resembles, taken }) =>
      taken
        ? [
            `The column '${value}' resembles '${resembles}', but that column is there already; this one is not read.`,
            "Give it another name, or remove it, if it isn't meant.",
          ]
        : [
            `The column '${value}' resembles '${resembles}', but is not the same; it is not read and does not count.`,
            `Call it '${resembles}' if that is what you mean, with its values in that unit.`,
          ],
    'ignored-posten': ({ taken }) => [
      "The name of this sheet resembles 'Posten', but it is not read and does not count.",
      taken
        ? "The sheet 'Posten' is read already; put the items there if you mean this sheet."
        : "Call it 'Posten' if you mean it.",
    ],
    'ignored-sheet': ({ names = ['Set A1', 'Set A2'] }) => [
      "This sheet looks like one with environmental profiles, but is not read and doesn't count.",
      names.length > 0
        ? `Call it ${asList(
            names.map((name) => `'${name}'`),
            'or',
          )} if it is meant.`
        : 'Another sheet is read for that set already; put the values there if you mean this one.',
    ],
    'sheet-synonym': ({ sheet, readAs }) => [`The sheet '${sheet}' was read as '${readAs}'.`, ''],
    'far-header': ({ row, rowsAbove }) => [
      `The header row is row ${row}. The ${shownNumber(rowsAbove)} rows above it were not read.`,
      'If a calculation is there, put it on its own sheet.',
    ],
    'two-row-header': ({ row, firstRow }) => [
      `Rows ${firstRow} and ${row} were read together as the header row.`,
      '',
    ],
    'column-synonym': ({ value, readAs }) => [
      `The column '${value}' was read as '${readAs}'.`,
      'Give it another name if you mean something else.',
    ],
    'placed-column': ({ value, readAs, unit, oneBecomes, ownUnit, amounts }) => [
      `The column '${value}' was read as '${readAs}', as was chosen for your organisation${
        unit !== undefined && oneBecomes !== undefined
          ? `, and converted: 1 ${unit} is ${shownNumber(oneBecomes)} ${ownUnit}`
          : ownUnit !== undefined
            ? `; its values were not converted and were read as ${ownUnit}`
            : ''
      }.${
        amounts === 'in-all'
          ? ' Its values are for the whole quantity and were divided by Hoeveelheid.'
          : amounts === 'per-unit'
            ? ' Its values are per Unit.'
            : ''
      }`,
      'The choice can be undone in the check.',
    ],
    'divided-column': ({ value, readAs }) => [
      `The values of the column '${value}' are for the whole quantity and were divided by Hoeveelheid for '${readAs}', as was answered in the check.`,
      'Give another answer in the check if that is wrong.',
    ],
    'converted-column': ({ value, readAs, unit, oneBecomes, ownUnit }) => [
      `The column '${value}' was read as '${readAs}' and converted: 1 ${unit} is ${shownNumber(oneBecomes)} ${ownUnit}.`,
      'Correct the unit in the header if that is wrong.',
    ],
    'modules-apart': ({ column }) =>
      column === MODULE_COLUMN
        ? ['The modules A1, A2 and A3 have a row each.', 'Add them up in one row A1-A3 for each item.']
        : [
            'The columns A1, A2 and A3 are separate.',
            `Add them up in one column ${column ?? REQUIRED_MODULE}.`,
          ],
    'profile-layout': ({ layout, passed }) => [
      `${
        layout === 'modules'
          ? 'The indicators are columns here, and each module has a row of its own; that is how it was read.'
          : 'Each value has a row of its own here, with its module and indicator; that is how it was read.'
      }${passed.length > 0 ? ` What is not part of the set was skipped: ${asList(passed, 'and')}.` : ''}`,
      '',
    ],
    'stated-columns': ({ set, co2, co2Indicator }) => [
      `The MKI of each module in columns of this sheet was read as that of ${IMPACT_SETS[set].name}: it is stated, not calculated from indicators.${
        co2.length > 0
          ? ` ${quoted(co2, 'en')} ${co2.length === 1 ? 'was' : 'were'} read as ${co2Indicator}.`
          : ''
      }`,
      'If that is wrong, give another answer in the check, or name the set in the headers.',
    ],
    'mki-without-modules': ({ value }) => [
      `The column '${value}' does not say of which module the MKI is, and an MKI is read for each module.`,
      'Give each module a column: MKI A1-A3, MKI A4 and so on. If A1, A2 and A3 are separate, add them up in MKI A1-A3.',
    ],
    'joined-modules': ({ value, modules, asRows, emptyIn }) => [
      `${asRows ? `Rows such as '${value}' take` : `The column '${value}' takes`} modules together, and ${asList(modules, 'and')} ${modules.length === 1 ? 'is' : 'are'} ${
        emptyIn === undefined
          ? `not in the sheet by ${modules.length === 1 ? 'itself' : 'themselves'}`
          : `empty in row ${emptyIn}`
      }. A sum over modules can't be divided, and without these values the MKI is too low.`,
      `Give each module a ${asRows ? 'row' : 'column'} of its own; if need be, ask the maker of the figures how they are divided. Remove the ${asRows ? 'rows' : 'column'} only if the values are with other modules already.`,
    ],
    'lost-impact': ({ value, of, module }) => [
      `The column '${value}' names the ${of === 'mki' ? 'MKI' : 'CO2'} of ${module} and cannot be read; its values would not count.`,
      `Give the column the header '${of === 'mki' ? 'MKI' : 'CO2'} ${module}', with values in ${of === 'mki' ? 'euro' : 'kg'} for the same set and the same quantity as the columns beside it, or remove it from the sheet.`,
    ],
    'contradicting-amounts': ({ value, of, other }) => [
      `By its header the column '${value}' is ${of === 'in-all' ? 'for the whole quantity' : 'per unit'}, and the column '${other}' is ${of === 'in-all' ? 'per unit' : 'for the whole quantity'}.`,
      'Give all these columns values per unit, or all of them values for the whole quantity, and say so in each header.',
    ],
    'beyond-title': ({ value, title }) => [
      `It is not clear whether the title '${title}' is also that of the column '${value}'.`,
      `Change the header to '${title} ${value}' if it holds those values, or give the column a header that says what it holds.`,
    ],
    'missing-production': () => [
      `No row is for module ${REQUIRED_MODULE}.`,
      `Add a row ${REQUIRED_MODULE} for each item, with the values of A1, A2 and A3 together.`,
    ],
    'missing-module': ({ post }) => [`The module is missing for item '${post}'.`, 'Fill it in.'],
    'ignored-modules': (note) => [
      `Rows such as '${note.value}' are not for a module of the layout; their values are not counted (${rowsEn(note.rows, note.count)}).`,
      "Add them to a module that is there if it doesn't hold them yet, or remove the rows.",
    ],
    'module-totals': (note) => [
      `Rows such as '${note.value}' add up the modules and were skipped (${rowsEn(note.rows, note.count)}).`,
      '',
    ],
    'duplicate-module': ({ post, value, firstRow }) => [
      `Item '${post}' has module ${value} in row ${firstRow} already.`,
      'Remove one of the two rows.',
    ],
    'duplicate-value': ({ post, indicator, module }) => [
      `Item '${post}' has a value for ${indicator} in module ${module} already.`,
      'Remove one of the rows.',
    ],
    'unit-partly': ({ post, indicator }) => [
      `Item '${post}' has a unit (Eenheid) in some of its rows of ${indicator} and not in others.`,
      'Fill in the unit in each row.',
    ],
    'missing-modules': ({ modules, asRows }) => [
      `There is no ${asRows ? 'row' : 'column'} for ${asList(modules, 'and')}: no item declares a value of it.`,
      asRows ? 'Add rows if you have the values.' : 'Add a column if you have the values.',
    ],
    'too-many-columns': ({ cell, max, lastColumn }) => [
      `There is a value in cell ${cell}, but ${shownNumber(max)} columns of a sheet are read, up to column ${lastColumn}.`,
      `Move what belongs to the calculation to the left, or clear the columns beyond ${lastColumn}.`,
    ],
    'merged-cells': ({ range }) => [
      `The cells ${range} are merged, so that only the first holds a value.`,
      'Unmerge them and fill in each cell.',
    ],
    'too-many-merged-cells': ({ max }) => [
      `The sheet has more than ${shownNumber(max)} merged cells. What a merged block leaves empty would count as 0, and that many cannot be checked.`,
      'Select the whole sheet in Excel, unmerge its cells (Home > Merge & Center) and fill in each cell.',
    ],
    'no-items': () => ['There are no items below the header row.', 'Fill in a row for each item.'],
    'no-profiles': () => [
      'There are no rows below the header row.',
      'Fill in the profiles of the items, or remove the sheet.',
    ],
    'too-many-items': ({ max }) => [
      `The sheet holds more than ${shownNumber(max)} items.`,
      'Split the calculation into parts.',
    ],
    'missing-post-number': () => ["The item's number is missing.", 'Fill it in, or clear the whole row.'],
    'duplicate-post': ({ value, firstRow, numeric }) => [
      `Item number '${value}' is also in row ${firstRow}.`,
      `Give each item a number of its own.${numeric ? FRACTIONS : ''}`,
    ],
    'invalid-choice': ({ value, allowed }) => [
      `'${value}' is not possible here.`,
      `Choose ${asList(allowed, 'or')}.`,
    ],
    'text-too-long': ({ length, max }) => [
      `The text has ${length} characters; the maximum is ${max}.`,
      'Shorten the text.',
    ],
    'missing-number': () => ['No value is given.', 'Fill in a number.'],
    'undeclared-quantity': ({ value }) => [
      `'${value}' says that the quantity is not declared, and without a quantity an item can't be calculated.`,
      'Fill in a number, or 0 for work that was not done.',
    ],
    'negative-amount': ({ value }) => [
      `The value is ${value}, but can't be negative.`,
      'Fill in 0 or a number above 0.',
    ],
    'negative-energy': ({ value }) => [
      `The value is negative (${value}) and counts as such.`,
      'Check that this is right.',
    ],
    'nothing-to-divide': ({ value }) => [
      `The value ${value} is for the whole quantity and must be divided by Hoeveelheid, but that is 0 or missing.`,
      'Fill in a quantity above 0, or make the value 0.',
    ],
    'template-example': ({ value, post }) => [
      `Item '${post}' (${value}) is the example from the template, with invented figures.`,
      'Remove the row, on the sheets with profiles too, or replace it with your own item.',
    ],
    'no-item-rows': ({ rows, count }) => [
      `Without a number, product and unit a row is not an item: ${rowsEn(rows, count)} (chapter, total, signature) ${wereEn(count)} skipped.`,
      `Fill in the three if ${count === 1 ? 'it' : 'one'} is an item.`,
    ],
    'no-item-amounts': ({ rows, count }) => [
      `Without a number, product and unit a row is not an item: ${rowsEn(rows, count)} ${wereEn(count)} left out of every figure, although ${count === 1 ? 'it has' : 'they have'} a product group and a quantity.`,
      `Fill in the three if ${count === 1 ? 'it' : 'one'} is an item; otherwise clear the quantity.`,
    ],
    'repeated-header': ({ rows, count }) => [
      `The header row is repeated and was skipped (${rowsEn(rows, count)}).`,
      '',
    ],
    'left-out-rows': ({ count, kinds }) => [
      `${count === 1 ? '1 row was' : `${shownNumber(count)} rows were`} left out, because that was chosen in the check: ${noPostKinds(kinds, 'en')}.`,
      'Give another answer in the check if that is not right.',
    ],
    'left-out-mki': ({ rows, count, amounts, withoutQuantity }) => [
      `${count === 1 ? 'A row that was left out has' : `${shownNumber(count)} rows that were left out have`} an environmental profile (${rowsEn(rows, count)}) and ${count === 1 ? 'does' : 'do'} not count.${
        amounts.length > 0
          ? ` Counted, ${asList(
              amounts.map(({ set, mkiEur }) => `${shownEuro(mkiEur)} MKI in ${IMPACT_SETS[set].name}`),
              'and',
            )} would be added.`
          : ''
      }${
        withoutQuantity > 0
          ? ` Of ${withoutQuantity === 1 ? '1 row' : `${shownNumber(withoutQuantity)} rows`} that is unknown: the quantity is missing.`
          : ''
      }`,
      'Check that they really should not count.',
    ],
    'left-out-sheet': ({ set, mkiEur }) => [
      `This hidden sheet was left out, because that was chosen in the check. It would give ${shownEuro(mkiEur)} MKI in ${IMPACT_SETS[set].name}.`,
      'Give another answer in the check if that is not right.',
    ],
    'total-differs': ({ value, sum, rows, count }) => [
      `The total here is ${value}, but the values in ${rowsEn(rows, count)} come to ${shownNumber(sum)}.`,
      'Check that no row is missing or duplicated.',
    ],
    'total-mki-differs': ({ set, mkiEur, sumEur, rows, count }) => [
      `The row that was left out has ${shownEuro(mkiEur)} MKI in ${IMPACT_SETS[set].name}, but what it adds up comes to ${shownEuro(sumEur)} (${rowsEn(rows, count)}).`,
      'Check that no item is missing or duplicated.',
    ],
    'zero-quantity': ({ rows, count }) => [
      `A quantity of 0 is work that was not done: the item does not count anywhere (${rowsEn(rows, count)}).`,
      'Fill in a number above 0 if that is wrong.',
    ],
    'choice-spelling': (note) => [
      `Written differently but still read: ${readingsEn(note)} (${rowsEn(note.rows, note.count)}).`,
      'Correct the cells if that is wrong.',
    ],
    'not-declared': (note) => [
      `Text such as '${note.value}' in a column of numbers was read as not declared, not as 0 (${cellsEn(note)}).`,
      'Fill in a number where you do have a value.',
    ],
    'no-value': (note) => [
      `Text such as '${note.value}' was read as an empty cell (${cellsEn(note)}).`,
      'Fill in the cell where you mean something else.',
    ],
    'filled-down': ({ rows, count }) => [
      `Without a number a row belongs to the item in the row above it: that is how ${rowsEn(rows, count)} ${wereEn(count)} read.`,
      'Fill in the number where that is wrong.',
    ],
    'resource-rows': ({ value, rows, count }) => [
      `Resource use, waste and other additional indicators, such as '${value}', are not part of the set and were skipped (${rowsEn(rows, count)}).`,
      'You do not have to do anything.',
    ],
    'indicator-spelling': (note) => [
      `Indicators were recognised by their names: ${readingsEn(note)} (${rowsEn(note.rows, note.count)}).`,
      'Use the code if that is wrong.',
    ],
    'unit-spelling': (note) => [
      `Units are written differently but were recognised: ${readingsEn(note)} (${rowsEn(note.rows, note.count)}).`,
      'Correct the cells if that is wrong.',
    ],
    'converted-unit': (note) => [
      `Values were converted to another unit: ${readingsEn(note)} (${rowsEn(note.rows, note.count)}).`,
      'Correct the column Eenheid if that is wrong.',
    ],
    'adpf-left-as-is': ({ rows, count }) => [
      `ADPF without a unit (Eenheid) was not converted from MJ here but read as kg Sb-eq, because the values fit that (${rowsEn(rows, count)}).`,
      'Fill in the column Eenheid if that is wrong.',
    ],
    'not-a-number': ({ value }) => [
      `'${value}' is not a number.`,
      'Fill in a number without its unit, or leave the cell empty where a value may be missing.',
    ],
    'number-too-large': ({ value }) => [`${value} is improbably large.`, 'Check the decimal separator.'],
    'ambiguous-number': ({ value, reading, otherReading }) => [
      `The text '${value}' was read as ${shownNumber(reading)}, but could also mean ${shownNumber(otherReading)}.`,
      'Fill in a number instead of text to be sure.',
    ],
    'too-many-ambiguous-numbers': ({ max }) => [
      `More than ${shownNumber(max)} cells hold text that can be read as a number in two ways.`,
      'Convert the columns to numbers in Excel.',
    ],
    'error-cell': ({ value }) => [
      `The cell holds the error ${value}.`,
      'Repair the formula or fill in the value.',
    ],
    'date-cell': ({ value, meant }) => [
      `Excel has made a ${/^\d+:/.test(value) ? 'time' : 'date'} of this (${shownDate(value)}).`,
      `${meant === undefined ? '' : `Do you mean ${meant}? `}Format the cell as Number or Text and fill in the value again.`,
    ],
    'date-text': ({ value, meant }) => [
      `'${value}' is a date, not a number.`,
      `If you mean ${meant}, fill in that number.`,
    ],
    'time-cell': ({ value, hours }) => [
      `'${value}' is a time, and this column is not in hours.`,
      `Fill in a number; as a duration the time is ${shownNumber(hours)} hours.`,
    ],
    'time-as-hours': (note) => [
      `Times were read as hours: ${readingsEn(note)} (${cellsEn(note)}).`,
      'Fill in a number where that is wrong.',
    ],
    'shown-otherwise': (note) => [
      `The format of cells shows something else than what was read: ${readingsEn(note)} (${cellsEn(note)}).`,
      'If what is shown is meant, fill in that number, in the unit of the column, with the format Number.',
    ],
    'boolean-cell': ({ value }) => [
      `The cell holds the logical value ${value}.`,
      'Fill in the value that is meant.',
    ],
    'uncalculated-formula': () => [
      'The cell holds a formula whose result is not in the file.',
      'Open the file in Excel, save it and upload it again.',
    ],
    'invalid-results': ({ rows, count }) => [
      `The file itself says that the results of its formulas are still to be calculated (${rowsEn(rows, count)}): the program that made the file did not calculate them.`,
      `Open the file in Excel, save it and upload it again. ${CALCULATE_FIRST}`,
    ],
    'unreadable-cell': () => [
      "The cell holds something that can't be read.",
      'Fill in the value again, or save the file in Excel as .xlsx.',
    ],
    'post-spelling': (note) => [
      `Item numbers are written differently from the sheet Posten and were read as the numbers there: ${readingsEn(note)} (first ${rowsEn(note.rows, note.count)}).`,
      'Write the numbers the same way on both sheets.',
    ],
    'unknown-post': ({ value, numeric }) => [
      `Item number '${value}' is not on the sheet Posten.`,
      `Add the item there or correct the number.${numeric ? FRACTIONS : ''}`,
    ],
    'missing-indicator': ({ post }) => [
      `The name of the indicator is missing for item '${post}'.`,
      'Fill it in.',
    ],
    'unknown-indicator': ({ value, allowed, meant }) =>
      meant
        ? [
            `'${value}' could mean more than one thing in this set.`,
            `Write ${asList(meant, 'or')} if that is meant, or remove the row.`,
          ]
        : [
            `'${value}' is not an indicator of this set.`,
            `Choose ${asList(allowed, 'or')}, or remove the row.`,
          ],
    'duplicate-indicator': ({ post, indicator, firstRow }) => [
      `Item '${post}' has ${indicator} in row ${firstRow} already.`,
      'Remove one of the two rows.',
    ],
    'unit-mismatch': ({ value, indicator, expected }) => [
      `The unit '${value}' does not fit ${indicator}.`,
      `Convert the row to ${asList(expected, 'or')}.`,
    ],
    'missing-set-rows': ({ post, set, inColumns }) =>
      inColumns
        ? [
            `Item '${post}' has no value in any column with the MKI of ${IMPACT_SETS[set].name}.`,
            'Fill in the MKI, also where it is 0.',
          ]
        : [
            `Item '${post}' has no rows on the sheet '${IMPACT_SETS[set].name}'.`,
            "Add the item's environmental profile there.",
          ],
    'missing-core-indicator': ({ post, set, missing }) => [
      `Item '${post}' does not declare ${asList(missing, 'and')}, which ${IMPACT_SETS[set].name} can't do without.`,
      "Add the values, or state the MKI in a row 'MKI'.",
    ],
    'undeclared-indicator': ({ post, undeclared }) => [
      `Item '${post}' does not declare ${asList(undeclared, 'and')}; its MKI does not include them and is therefore incomplete.`,
      'Add the values if you have them.',
    ],
    'undeclared-co2': ({ post, indicator, inColumns, items }) => [
      items === undefined
        ? `Item '${post}' does not declare ${indicator}: its CO2 is not known and not in the total.`
        : `None of the ${shownNumber(items)} items declares ${indicator}: the CO2 of the calculation is not known.`,
      inColumns
        ? `Fill in the columns '${indicator} A1-A3', '${indicator} A4' and so on if you have the values.`
        : `Add ${items === undefined ? 'a row' : 'rows'} ${indicator} if you have the values.`,
    ],
    'mki-differs': ({ post, weightedEur, statedEur }) => [
      `The MKI stated for item '${post}' (${shownEuro(statedEur)}) differs from the weighted indicators (${shownEuro(weightedEur)}). The weighted indicators count.`,
      'Check both.',
    ],
    'stated-mki-differs': ({ post, set, sheetName, sheetEur, statedEur }) => [
      `The MKI of item '${post}' in the columns of this sheet (${shownEuro(statedEur)} in ${IMPACT_SETS[set].name}) differs from the one on the sheet '${sheetName}' (${shownEuro(sheetEur)}). The sheet '${sheetName}' counts.`,
      'Check both.',
    ],
    'more-errors': ({ count }) => [
      `And ${shownNumber(count)} more ${count === 1 ? 'error' : 'errors'}.`,
      'Correct the errors above first and upload the file again.',
    ],
    'more-warnings': ({ count }) => [
      `And ${shownNumber(count)} more ${count === 1 ? 'warning' : 'warnings'}.`,
      '',
    ],
    'more-notes': ({ count }) => [`And ${shownNumber(count)} more ${count === 1 ? 'note' : 'notes'}.`, ''],
  },
};
