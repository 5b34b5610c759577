import { seededNumbers } from './seeded-numbers.ts';

/** The contents of a drawn cell; an empty one only has a format, or is a formula that was never calculated. */
export type DrawnValue =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'boolean'; readonly is: boolean }
  | { readonly kind: 'error'; readonly code: number; readonly text: string }
  | { readonly kind: 'empty' };

export interface DrawnCell {
  /** 0-based */
  readonly row: number;
  readonly column: number;
  readonly value: DrawnValue;
  /** whether the value is the result of a formula */
  readonly isFormula: boolean;
  /** its place in FORMATS */
  readonly format: number;
}

export interface DrawnSheet {
  readonly name: string;
  /** by row and then by column, as Excel writes them */
  readonly cells: readonly DrawnCell[];
  readonly merged: readonly { readonly row: number; readonly column: number }[];
}

export interface DrawnWorkbook {
  readonly sheets: readonly DrawnSheet[];
  readonly date1904: boolean;
}

/** The formats of cells: the id of a built-in format, or a code under an id of the file. */
export const FORMATS: readonly { readonly id: number; readonly code?: string }[] = [
  { id: 0 },
  { id: 2 },
  { id: 14 },
  { id: 164, code: 'd-m-yyyy' },
  { id: 165, code: '[h]:mm' },
  { id: 166, code: '0.00" km/dag"' },
  { id: 167, code: '[Red]-0.0' },
  { id: 22 },
];

const ERRORS = [
  [0, '#NULL!'],
  [7, '#DIV/0!'],
  [15, '#VALUE!'],
  [23, '#REF!'],
  [29, '#NAME?'],
  [36, '#NUM!'],
  [42, '#N/A'],
] as const;
const TEXTS = [
  'AC 16 base',
  '42',
  '1.234,5',
  ' tussen ',
  'a  b',
  'regel 1\nregel 2',
  '<m3> & "m2"',
  '',
  'waar',
];

export type Random = () => number;

export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

export function oneOf<Choice>(random: Random, choices: readonly Choice[]): Choice {
  const chosen = choices[below(random, choices.length)];
  if (chosen === undefined) throw new Error('There is nothing to choose from');
  return chosen;
}

/** Draws a workbook of one to three sparse sheets; `letters` are those beyond ASCII that its texts may have. */
export function drawWorkbook(
  seed: number,
  { letters, maxColumns, maxRows }: { letters: string; maxColumns: number; maxRows: number },
): DrawnWorkbook {
  const random = seededNumbers(seed);
  const sheets = Array.from({ length: 1 + below(random, 3) }, (_, index): DrawnSheet => {
    const cells: DrawnCell[] = [];
    let row = below(random, 4);
    for (let drawn = 0; drawn < 12 && row < maxRows; drawn++) {
      let column = below(random, 5);
      while (column < maxColumns && random() < 0.93) {
        cells.push({
          row,
          column,
          value: drawValue(random, letters),
          isFormula: random() < 0.25,
          format: random() < 0.5 ? 0 : below(random, FORMATS.length),
        });
        column += random() < 0.8 ? 1 : 1 + below(random, 60);
      }
      row += random() < 0.7 ? 1 : 1 + below(random, random() < 0.1 ? maxRows : 40);
    }
    const merged = cells
      .filter(() => random() < 0.02)
      .map((cell) => ({ row: cell.row, column: cell.column }));
    return { name: `Blad ${index + 1}`, cells, merged };
  });
  return { sheets, date1904: random() < 0.3 };
}

function drawValue(random: Random, letters: string): DrawnValue {
  const kind = random();
  if (kind < 0.55) return { kind: 'number', number: drawNumber(random) };
  if (kind < 0.85) return { kind: 'text', text: drawText(random, letters) };
  if (kind < 0.9) return { kind: 'boolean', is: random() < 0.5 };
  if (kind < 0.95) {
    const [code, text] = oneOf(random, ERRORS);
    return { kind: 'error', code, text };
  }
  return { kind: 'empty' };
}

/** Draws a number; a date is a number with a format. From 61 on, because Excel has a 29 February 1900. */
function drawNumber(random: Random): number {
  const drawn = [
    () => 61 + below(random, 60_000),
    () => -below(random, 1_000_000),
    () => (61_00 + below(random, 1_000_000)) / 100,
    () => -below(random, 1_000_000) / 100,
    () => 61 + below(random, 8_000) / 8,
    () => 61 + random() * 1e6,
    () => -random() / 1e6,
    () =>
      oneOf(random, [
        0,
        536_870_911,
        -536_870_912,
        1e15,
        1.5e300,
        -2.5e-300,
        0.1 + 0.2,
        123_456_789.123_456_78,
      ]),
  ];
  return oneOf(random, drawn)();
}

function drawText(random: Random, letters: string): string {
  if (random() < 0.5) return oneOf(random, TEXTS);
  const long = random() < 0.1 ? 400 : 12;
  const pool = [...letters, ...'abc XYZ-019'];
  return Array.from({ length: 1 + below(random, long) }, () => oneOf(random, pool)).join('');
}
