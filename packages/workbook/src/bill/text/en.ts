import { toFigureText } from '../../cells/cell-text.ts';
import { BILL_CHOICES } from '../bill-question.ts';
import type { PassedKind } from '../bill-remark.ts';
import type { BillText } from './bill-text.ts';

const listed = (names: readonly string[]) => names.join(', ');
const counted = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);
const at = (rows: string) => (/[-,]/.test(rows) ? `rows ${rows}` : `row ${rows}`);
const PASSED: Readonly<Record<PassedKind, readonly [one: string, more: string]>> = {
  header: ['repeated header', 'repeated headers'],
  total: ['total', 'totals'],
  bundle: ['gathering item without a quantity', 'gathering items without a quantity'],
  text: ['row with text only', 'rows with text only'],
};

const FIELDS = {
  postNumber: 'Post number',
  description: 'Description',
  unit: 'Unit',
  quantity: 'Quantity',
  rawCode: 'RAW code',
  productId: 'Product id',
  productGroup: 'Product group',
  productSubGroup: 'Product sub-group',
} as const;

export const en: BillText = {
  fields: FIELDS,
  remarks: {
    'no-table': ({ searched }) =>
      `The first ${searched} rows with contents have no header with description, unit and quantity. Include the row with the headers of the columns.`,
    'missing-column': ({ field }) =>
      `The column ${FIELDS[field]} is missing. Add it: without it nothing says how much an item is.`,
    'scaled-quantity': ({ header }) =>
      `The header '${header}' says that the quantities are a multiple. Write them out in the file, below a header without a number.`,
    'too-many-rows': ({ max }) =>
      `There are more than ${toFigureText(max)} rows with contents. Divide the file.`,
    'too-many-posts': ({ max }) => `There are more than ${toFigureText(max)} items. Divide the file.`,
    'no-posts': () => 'Below the header there is no item with a quantity.',
    'not-text': () => 'The file is no text. Save it as .csv, or choose the Excel file itself.',
    'open-quote': ({ row }) =>
      `Row ${row} begins a cell with a quotation mark that is never closed. What follows cannot be divided into cells.`,
    'more-cells': ({ row }) =>
      `Row ${row} has more cells than the header. The separator probably stands in a cell as well, which moves all that follows. Put such cells in quotation marks, or choose the Excel file itself.`,
    'passed-rows': ({ kind, count, rows }) =>
      `No item: ${counted(count, PASSED[kind][0], PASSED[kind][1])} (${at(rows)}).`,
    'left-out-columns': ({ columns }) => `Columns that are not read: ${listed(columns)}.`,
    'left-out-sheets': ({ sheets }) => `Sheets that are not read: ${listed(sheets)}.`,
    numbered: () => 'There is no column with item numbers. The items are numbered in the order of the file.',
    'zero-quantity': ({ count, rows }) =>
      `${counted(count, 'item has', 'items have')} a quantity of 0 (${at(rows)}).`,
    'taken-as-windows': () => 'The characters were read as those of Windows (Windows-1252).',
    shortened: ({ max, count, rows }) =>
      `${counted(count, 'description was', 'descriptions were')} shortened to ${max} characters (${at(rows)}).`,
    'unread-cells': ({ field, count, rows }) =>
      `${FIELDS[field]} was not read for ${counted(count, 'item', 'items')}, because the cell holds a date, an error or too long a text (${at(rows)}).`,
    'shown-otherwise': ({ row, shown, value }) =>
      `Excel shows quantities otherwise than they are in the file. Row ${row} shows ${shown}; ${toFigureText(value)} was read.`,
  },
  questions: {
    sheet: () => 'Which sheet has the items?',
    'code-page': () => 'How should this word read?',
    separator: () => 'What separates the cells?',
    column: ({ field, several }) =>
      several
        ? `Several columns may be ${FIELDS[field]}. Which one counts?`
        : `Which column is ${FIELDS[field]}? No header says so.`,
    code: ({ header }) => `What is in the column '${header}'?`,
    notation: ({ found, row, count }) =>
      count === 1
        ? `Row ${row} has the quantity '${found}'. How much is that?`
        : `${count} quantities can be read in two ways, such as '${found}' in row ${row}. How much is that?`,
    rows: ({ why, count, rows, examples }) => `${en.doubts[why](count, at(rows))} ${listed(examples)}`,
  },
  doubts: {
    total: (count, rows) =>
      `${counted(count, 'row seems', 'rows seem')} to be a total (${rows}). As an item it would count twice:`,
    bundle: (count, rows) =>
      `${counted(count, 'item seems', 'items seem')} to gather other items (${rows}). As an item it would count twice:`,
    unseen: (count, rows) => `${counted(count, 'item is', 'items are')} hidden or struck through (${rows}):`,
    'no-quantity': (count, rows) =>
      `${counted(count, 'item has', 'items have')} no quantity of 0 or more (${rows}):`,
    'no-unit': (count, rows) =>
      `${counted(count, 'item has', 'items have')} a quantity and no unit (${rows}):`,
    'no-name': (count, rows) =>
      `${counted(count, 'item has', 'items have')} a quantity and no description (${rows}):`,
    'no-number': (count, rows) =>
      `${counted(count, 'row has', 'rows have')} a quantity and no item number (${rows}):`,
    'same-number': (count, rows) =>
      `${counted(count, 'row has', 'rows have')} the item number of a row above (${rows}):`,
  },
  choices: {
    [BILL_CHOICES.rawCode]: 'The RAW code',
    [BILL_CHOICES.postNumber]: 'The item number',
    [BILL_CHOICES.leftOut]: 'Leave out',
    [BILL_CHOICES.post]: 'Ordinary items',
    [BILL_CHOICES.zero]: 'Take with a quantity of 0',
    [BILL_CHOICES.pieces]: 'Pieces',
    [BILL_CHOICES.named]: 'Take with the number as name',
    [BILL_CHOICES.joined]: 'Belongs to the number and the text above',
    [BILL_CHOICES.numbered]: 'An item of its own, numbered by its row',
    [BILL_CHOICES.apart]: 'Posts of their own, with (2) behind the number',
    ';': 'Semicolon',
    ',': 'Comma',
    '\t': 'Tab',
    '|': 'Vertical bar',
  },
  notations: {
    dutch: (value) => `${value} (the comma is the decimal sign)`,
    international: (value) => `${value} (the point is the decimal sign)`,
  },
  codePages: {
    [BILL_CHOICES.windows]: (word) => `${word} (Windows)`,
    [BILL_CHOICES.dos]: (word) => `${word} (DOS)`,
  },
};
