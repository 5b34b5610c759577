import {
  IMPACT_SETS,
  MKI_INDICATOR,
  SET_CODES,
  type SetCode,
  valueItem,
  type WeightedSets,
} from '@milieuspoor/domain';
import { POSTEN_COLUMNS } from '../layout/posten-columns.ts';
import { MODULE_COLUMN, SET_COLUMN, VALUE_COLUMN } from '../layout/row-layouts.ts';
import { INDICATOR_COLUMN, UNIT_COLUMN } from '../layout/set-columns.ts';
import { POSTEN_SHEET, sheetNameOf } from '../layout/sheet-names.ts';
import { WORKED_EXAMPLE } from '../layout/worked-example.ts';

/** Other layouts in which environmental profiles, or the MKI itself, are read. */
type OtherLayoutName = 'modules' | 'values' | 'shared' | 'columns';

/** Another layout, with the template's item in it. */
export interface OtherLayout {
  readonly layout: OtherLayoutName;
  /** the sheets that may have it; empty where the name doesn't matter */
  readonly sheets: readonly string[];
  readonly header: readonly string[];
  /** the first rows below the header, in the order of its columns */
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** whether more columns like the last one follow */
  readonly goesOn: boolean;
}

/** The modules that the examples show, by their place among all. */
const SHOWN_MODULES = [
  ['A1-A3', 0],
  ['A4', 1],
] as const;
/** The number of indicators that an example shows as columns. */
const SHOWN_INDICATORS = 3;

/** Describes each of the other layouts by an example of it, with the given weights. */
export function describeOtherLayouts(weights: WeightedSets): OtherLayout[] {
  const { postNumber, quantity } = WORKED_EXAMPLE;
  const sheets = SET_CODES.map(sheetNameOf);
  const indicators = IMPACT_SETS.a1.indicators.slice(0, SHOWN_INDICATORS).map(({ code }) => code);
  const value = (set: SetCode, code: string, module: number) =>
    WORKED_EXAMPLE.profiles[set]?.[code]?.[module] ?? null;
  const co2Of = (set: SetCode) =>
    IMPACT_SETS[set].indicators.find(({ code }) => code === IMPACT_SETS[set].co2Indicator);
  const valueRow = (set: SetCode, [name, module]: (typeof SHOWN_MODULES)[number]) => {
    const { code = '', unit = '' } = co2Of(set) ?? {};
    return [postNumber, name, code, value(set, code, module), unit];
  };
  const values = [POSTEN_COLUMNS.postNumber, MODULE_COLUMN, INDICATOR_COLUMN, VALUE_COLUMN, UNIT_COLUMN];
  const mki = valueItem({ ...WORKED_EXAMPLE, quantity: 1 }, weights).valued.impacts.a1?.mkiEur ?? [];
  const { co2Indicator } = IMPACT_SETS.a1;
  return [
    {
      layout: 'modules',
      sheets,
      header: [POSTEN_COLUMNS.postNumber, MODULE_COLUMN, ...indicators],
      rows: SHOWN_MODULES.map(([name, module]) => [
        ...[postNumber, name],
        ...indicators.map((code) => value('a1', code, module)),
      ]),
      goesOn: true,
    },
    {
      layout: 'values',
      sheets,
      header: values,
      rows: SHOWN_MODULES.map((shown) => valueRow('a1', shown)),
      goesOn: false,
    },
    {
      layout: 'shared',
      sheets: [],
      header: [...values, SET_COLUMN],
      rows: SET_CODES.map((set) => [...valueRow(set, SHOWN_MODULES[0]), sheetNameOf(set)]),
      goesOn: false,
    },
    {
      layout: 'columns',
      sheets: [POSTEN_SHEET],
      header: [
        ...[POSTEN_COLUMNS.postNumber, POSTEN_COLUMNS.quantity],
        ...[MKI_INDICATOR, co2Indicator].flatMap((code) => SHOWN_MODULES.map(([name]) => `${code} ${name}`)),
      ],
      rows: [
        [
          ...[postNumber, quantity],
          ...SHOWN_MODULES.map(([, module]) => mki[module] ?? null),
          ...SHOWN_MODULES.map(([, module]) => value('a1', co2Indicator, module)),
        ],
      ],
      goesOn: true,
    },
  ];
}
