import {
  type Language,
  MKI_INDICATOR,
  NMD_CATEGORIES,
  SET_CODES,
  type SetCode,
  type WeightedSets,
} from '@milieuspoor/domain';
import { toColumnLetters } from '../cells/cell-address.ts';
import { TEXT_MAX } from '../cells/cell-text.ts';
import { MAX_COLUMNS } from '../cells/cell-value.ts';
import { otherHeaders, SHEET_COLUMNS, type SheetKind } from '../layout/header-names.ts';
import { allowedUnits } from '../layout/indicator-units.ts';
import { POSTEN_COLUMNS, REQUIRED_POSTEN_COLUMNS, WORK_SCOPE_WORDS } from '../layout/posten-columns.ts';
import { REQUIRED_SET_COLUMNS } from '../layout/set-columns.ts';
import { POSTEN_SHEET, sheetNameOf } from '../layout/sheet-names.ts';
import { HEADER_ROWS } from '../reading/columns/find-columns.ts';
import { ITEMS_MAX } from '../reading/refuse-too-many-items.ts';
import { TEMPLATE_TEXTS } from '../text/template-texts.ts';
import { describeExample, type LayoutExample } from './describe-example.ts';
import { describeOtherLayouts, type OtherLayout } from './describe-other-layouts.ts';

export interface LayoutColumn {
  readonly name: string;
  readonly required: boolean;
  /** the only allowed values; null where any value is allowed */
  readonly allowed: readonly string[] | null;
  /** other headers by which the column is recognised; with another unit its values are converted */
  readonly otherNames: readonly string[];
  readonly note: string;
}

export interface LayoutIndicator {
  readonly name: string;
  readonly unit: string;
  /** other units that a row may state, which are converted */
  readonly otherUnits: readonly string[];
  /** euro per unit */
  readonly weightEur: number;
  /** whether it must be declared, unless an MKI row replaces all indicators */
  readonly core: boolean;
}

export interface LayoutSet {
  readonly set: SetCode;
  readonly sheet: string;
  readonly standard: string;
  /** the indicator that states CO2 */
  readonly co2Indicator: string;
  readonly columns: readonly LayoutColumn[];
  readonly indicators: readonly LayoutIndicator[];
  readonly weightsVersion: string;
  /** indicators whose weight nobody confirmed */
  readonly weightsUnconfirmed: readonly string[];
}

/** The layout of the workbook as the import reads it, for a page that explains it. */
export interface WorkbookLayout {
  readonly posten: { readonly sheet: string; readonly columns: readonly LayoutColumn[] };
  readonly sets: readonly LayoutSet[];
  readonly otherLayouts: readonly OtherLayout[];
  /** the row that may replace the indicators, in euro */
  readonly mkiRow: string;
  readonly limits: {
    /** the header is within this number of first rows of a sheet */
    readonly headerRows: number;
    readonly items: number;
    /** the greatest length of a text, in characters */
    readonly textCharacters: number;
    /** the largest number of columns of a sheet, and the letters of the last one */
    readonly columns: number;
    readonly lastColumn: string;
  };
  readonly example: LayoutExample;
}

/** Describes the layout from the tables that reading it uses, with the given weights. */
export function describeLayout(language: Language, weights: WeightedSets): WorkbookLayout {
  return {
    posten: {
      sheet: POSTEN_SHEET,
      columns: toColumns('posten', REQUIRED_POSTEN_COLUMNS, language),
    },
    sets: SET_CODES.map((set) => {
      const { standard, indicators, co2Indicator, version, unconfirmed } = weights[set];
      return {
        set,
        sheet: sheetNameOf(set),
        standard,
        co2Indicator,
        columns: toColumns('set', REQUIRED_SET_COLUMNS, language),
        indicators: indicators.map(({ code, unit, weightEur, core }) => ({
          name: code,
          unit,
          otherUnits: allowedUnits(set, code).filter((allowed) => allowed !== unit),
          weightEur,
          core,
        })),
        weightsVersion: version,
        weightsUnconfirmed: unconfirmed,
      };
    }),
    otherLayouts: describeOtherLayouts(weights),
    mkiRow: MKI_INDICATOR,
    limits: {
      headerRows: HEADER_ROWS,
      items: ITEMS_MAX,
      textCharacters: TEXT_MAX,
      columns: MAX_COLUMNS,
      lastColumn: toColumnLetters(MAX_COLUMNS - 1),
    },
    example: describeExample(weights),
  };
}

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  [POSTEN_COLUMNS.nmdCategory]: NMD_CATEGORIES,
  [POSTEN_COLUMNS.workScope]: Object.keys(WORK_SCOPE_WORDS),
};

function toColumns(sheet: SheetKind, required: readonly string[], language: Language): LayoutColumn[] {
  const text = TEMPLATE_TEXTS[language];
  return SHEET_COLUMNS[sheet].map((name) => ({
    name,
    required: required.includes(name),
    allowed: ALLOWED[name] ?? null,
    otherNames: otherHeaders(sheet, name),
    note: text.notes[name] ?? text.moduleNote(name),
  }));
}
