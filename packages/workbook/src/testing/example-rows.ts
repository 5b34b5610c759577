import {
  FIRST_WEIGHTED_SETS,
  IMPACT_SETS,
  LIFE_CYCLE_MODULES,
  type SetCode,
  type WeightedSets,
} from '@milieuspoor/domain';
import { type CalculationReading, readCalculation } from '../read-calculation.ts';
import { buildWorkbook, type TestCell, type TestWorkbook } from './build-workbook.ts';

/** The header of Posten with the columns that every workbook has. */
export const POSTEN_HEADER = [
  'Postnummer',
  'Productgroep',
  'Productsubgroep',
  'Product',
  'Unit',
  'Hoeveelheid',
];
export const SET_HEADER = ['Postnummer', 'Indicator', ...LIFE_CYCLE_MODULES];

/** Returns a row of Posten: 10 m2 of asphalt, unless other cells are given. */
export function postenRow(post: TestCell, cells: { quantity?: TestCell; unit?: TestCell } = {}): TestCell[] {
  return [
    post,
    'Verhardingen',
    'Asfalt',
    'AC 16 base',
    valueOr(cells.unit, 'm2'),
    valueOr(cells.quantity, 10),
  ];
}

/** Returns the cell, or the usual value when it is absent; null means an empty cell */
function valueOr(cell: TestCell | undefined, usual: TestCell): TestCell {
  return cell === undefined ? usual : cell;
}

/**
 * Returns the rows of an item in a set: every indicator 1 in A1-A3 and -0.5 in D; `changed` replaces rows by indicator.
 */
export function profileRows(
  set: SetCode,
  post: TestCell,
  changed: Readonly<Record<string, readonly TestCell[] | null>> = {},
): TestCell[][] {
  const rows: TestCell[][] = [];
  for (const { code } of IMPACT_SETS[set].indicators) {
    const figures =
      code in changed ? changed[code] : [1, null, null, null, null, null, null, null, null, -0.5];
    if (figures) rows.push([post, code, ...figures]);
  }
  return rows;
}

/** Returns a calculation of one item in Set A1 that reads without a problem. */
export function validSheets(): Record<string, TestCell[][]> {
  return { Posten: [POSTEN_HEADER, postenRow('1')], 'Set A1': [SET_HEADER, ...profileRows('a1', '1')] };
}

/** Reads hand-made sheets. */
export function readExampleSheets(
  sheets: TestWorkbook['sheets'],
  more: Omit<TestWorkbook, 'sheets'> = {},
  weights: WeightedSets = FIRST_WEIGHTED_SETS,
): Promise<CalculationReading> {
  return readCalculation(buildWorkbook({ sheets, ...more }), 'berekening.xlsx', weights);
}

/** Returns weights with which the MKI of an item is its value for one indicator, times its quantity. */
export function weighingOnly(set: SetCode, indicator: string): WeightedSets {
  const { indicators } = FIRST_WEIGHTED_SETS[set];
  const weighed = indicators.map((each) => ({ ...each, weightEur: each.code === indicator ? 1 : 0 }));
  return { ...FIRST_WEIGHTED_SETS, [set]: { ...FIRST_WEIGHTED_SETS[set], indicators: weighed } };
}

/** Returns the problems of a refused reading as 'code sheet!cell', which most tests check. */
export function problemsOf(reading: CalculationReading): string[] {
  const problems = reading.kind === 'refused' ? reading.problems : reading.warnings;
  return problems.map((problem) => {
    const place = problem.cell ?? problem.row;
    return [problem.code, problem.sheet, place].filter((part) => part !== null).join(' ');
  });
}
