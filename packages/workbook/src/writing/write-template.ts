import {
  type CalculationItem,
  type Language,
  LIFE_CYCLE_MODULES,
  NMD_CATEGORIES,
  SET_CODES,
  type SetCode,
  type WeightedSets,
} from '@milieuspoor/domain';
import type { Cell, CellStyle, DataValidation, WriteSheet } from 'hucre/xlsx';
import { toColumnLetters } from '../cells/cell-address.ts';
import { allowedIndicators } from '../layout/indicator-names.ts';
import { ALL_POSTEN_COLUMNS, POSTEN_COLUMNS, WORK_SCOPE_WORDS } from '../layout/posten-columns.ts';
import { ALL_SET_COLUMNS, INDICATOR_COLUMN } from '../layout/set-columns.ts';
import { POSTEN_SHEET, sheetNameOf } from '../layout/sheet-names.ts';
import { WORKED_EXAMPLE } from '../layout/worked-example.ts';
import type { TemplateText } from '../text/template-nl.ts';
import { TEMPLATE_TEXTS } from '../text/template-texts.ts';
import { EXAMPLE_CALCULATION } from './example-calculation.ts';
import { toExplanationSheet } from './explanation-sheet.ts';
import { formatTextColumns } from './format-text-columns.ts';
import { toPostenRows, toSetRows } from './write-calculation.ts';
import { writeWorkbook } from './write-workbook.ts';

/** Units that the template offers; any other text is accepted too. */
const SUGGESTED_UNITS = ['m', 'm2', 'm3', 'kg', 'ton', 'piece', 'uur', 'tkm', 'kWh'];
/** The last row with drop-downs, for the largest expected calculation. */
const POSTEN_LAST_ROW = 5_001;
const SET_LAST_ROW = 100_001;

const HEADER_STYLE: CellStyle = {
  font: { name: 'Calibri', size: 11, bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '1F5C4D' } },
  alignment: { vertical: 'top', wrapText: true },
};
/** Room for a header of two lines, in points. */
const HEADER_HEIGHT = new Map([[0, { height: 32 }]]);
const PAGE_SETUP: NonNullable<WriteSheet['pageSetup']> = {
  paperSize: 'a4',
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
  printTitlesRow: '$1:$1',
};
/** Columns of text, so that Excel turns 10.10 into no number and 1-2 into no date. */
const TEXT_COLUMNS: readonly string[] = [POSTEN_COLUMNS.postNumber, POSTEN_COLUMNS.rawCode];

/**
 * Writes the workbook that users fill in (.xlsx): the sheets Posten, Set A1 and Set A2 with one worked example that
 * imports without a warning, and an explaining sheet Toelichting. The layout's own words are Dutch in both languages.
 */
export async function writeTemplate(weights: WeightedSets, language: Language = 'nl'): Promise<Uint8Array> {
  return writeFilled([WORKED_EXAMPLE], weights, language);
}

/** Writes the template filled with a small calculation of invented figures, to look at or to try an import with. */
export async function writeExample(weights: WeightedSets, language: Language = 'nl'): Promise<Uint8Array> {
  return writeFilled(EXAMPLE_CALCULATION, weights, language);
}

async function writeFilled(
  items: readonly CalculationItem[],
  weights: WeightedSets,
  language: Language,
): Promise<Uint8Array> {
  const text = TEMPLATE_TEXTS[language];
  const bytes = await writeWorkbook([
    toPostenSheet(items, text),
    ...SET_CODES.map((set) => toSetSheet(set, items, text)),
    toExplanationSheet(text, weights),
  ]);
  const setColumns = SET_CODES.map((_, index) => [index + 2, textColumnsOf(ALL_SET_COLUMNS)]);
  return formatTextColumns(bytes, {
    1: textColumnsOf(ALL_POSTEN_COLUMNS),
    ...Object.fromEntries(setColumns),
  });
}

function toPostenSheet(items: readonly CalculationItem[], text: TemplateText): WriteSheet {
  return {
    name: POSTEN_SHEET,
    columns: ALL_POSTEN_COLUMNS.map(toColumn),
    rows: toPostenRows(items),
    cells: toHeaderCells(ALL_POSTEN_COLUMNS, text),
    freezePane: { rows: 1, columns: 1 },
    rowDefs: HEADER_HEIGHT,
    pageSetup: PAGE_SETUP,
    dataValidations: [
      {
        ...listOf(SUGGESTED_UNITS, ALL_POSTEN_COLUMNS, POSTEN_COLUMNS.unit, POSTEN_LAST_ROW, text),
        showErrorMessage: false,
      },
      listOf(NMD_CATEGORIES, ALL_POSTEN_COLUMNS, POSTEN_COLUMNS.nmdCategory, POSTEN_LAST_ROW, text),
      listOf(
        Object.keys(WORK_SCOPE_WORDS),
        ALL_POSTEN_COLUMNS,
        POSTEN_COLUMNS.workScope,
        POSTEN_LAST_ROW,
        text,
      ),
    ],
  };
}

function toSetSheet(set: SetCode, items: readonly CalculationItem[], text: TemplateText): WriteSheet {
  return {
    name: sheetNameOf(set),
    columns: ALL_SET_COLUMNS.map(toColumn),
    rows: Array.from(toSetRows(set, items, true), (row) => [...row]),
    cells: toHeaderCells(ALL_SET_COLUMNS, text),
    freezePane: { rows: 1, columns: 2 },
    pageSetup: PAGE_SETUP,
    dataValidations: [listOf(allowedIndicators(set), ALL_SET_COLUMNS, INDICATOR_COLUMN, SET_LAST_ROW, text)],
  };
}

function toColumn(name: string): { width: number; numFmt?: string } {
  const isModule = (LIFE_CYCLE_MODULES as readonly string[]).includes(name);
  const width =
    name === POSTEN_COLUMNS.product ? 44 : isModule ? 12 : Math.max(14, Math.min(22, name.length + 4));
  return TEXT_COLUMNS.includes(name) ? { width, numFmt: '@' } : { width };
}

function textColumnsOf(columns: readonly string[]) {
  return columns.flatMap((name, index) =>
    TEXT_COLUMNS.includes(name) ? [{ number: index + 1, letters: toColumnLetters(index) }] : [],
  );
}

function toHeaderCells(columns: readonly string[], text: TemplateText): Map<string, Partial<Cell>> {
  return new Map(
    columns.map((name, index) => {
      const comment = { text: text.notes[name] ?? text.moduleNote(name) };
      return [`0,${index}`, { value: name, type: 'string', style: HEADER_STYLE, comment }];
    }),
  );
}

function listOf(
  values: readonly string[],
  columns: readonly string[],
  column: string,
  lastRow: number,
  text: TemplateText,
): DataValidation {
  const letters = toColumnLetters(columns.indexOf(column));
  return {
    type: 'list',
    values: [...values],
    range: `${letters}2:${letters}${lastRow}`,
    allowBlank: true,
    showErrorMessage: true,
    errorTitle: column,
    errorMessage: text.pickFromList,
  };
}
