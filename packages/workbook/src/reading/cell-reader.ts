import { toCellAddress } from '../cells/cell-address.ts';
import {
  isErrorText,
  TEXT_MAX,
  toCleanText,
  toFigureText,
  toNumberText,
  toShownValue,
} from '../cells/cell-text.ts';
import type { CellValue, OddCell } from '../cells/cell-value.ts';
import { numberInDate } from '../cells/date-text.ts';
import { isNotDeclared } from '../cells/not-declared.ts';
import { parseNumberText } from '../cells/parse-number-text.ts';
import { type TimeSpan, timeInText } from '../cells/time-text.ts';
import type { CellDetails } from '../problems/problem.ts';
import type { Place, ProblemList } from '../problems/problem-list.ts';
import type { SheetNotes } from '../problems/sheet-notes.ts';
import type { Asked } from '../questions/asked-while-reading.ts';
import { ANSWERS, answerTo, type QuestionOf } from '../questions/workbook-question.ts';
import { figureIn } from './count-values.ts';

/** A cell with its place, for the readers below. */
export interface PlacedCell {
  readonly cell: CellValue;
  readonly row: number;
  /** 0-based */
  readonly index: number;
  readonly column: string;
}

/** The result of reading a cell whose contents its column does not allow; the problem is already reported. */
export const FAULTY = Symbol('faulty');
export type Faulty = typeof FAULTY;

/** No figure of a calculation comes near this; a larger one has lost a decimal separator. */
export const NUMBER_MAX = 1e15;
/** The largest number of ambiguous numbers that are remembered of one sheet. */
const AMBIGUOUS_MAX = 100_000;
/** So many ambiguous texts make a column one of texts, if it has no other number. */
const COLUMN_OF_TEXTS_MIN = 2;

interface Ambiguous {
  readonly placed: PlacedCell;
  readonly dutch: number;
  readonly international: number;
  readonly assign: (value: number) => void;
}

export interface CellReader {
  /**
   * Reads a number; null for an empty cell and for one that states that nothing is declared. `assign` receives the
   * number later when it can't be read alone. A time is its hours in a column that is in hours, else a problem.
   */
  number(placed: PlacedCell, assign: (value: number) => void, inHours?: boolean): number | null | Faulty;
  /** Reads clean text; numbers count as text. Returns null for an empty cell, and for a dash or 'n.v.t.'. */
  text(placed: PlacedCell): string | null | Faulty;
  place(placed: PlacedCell): Place;
  details(placed: PlacedCell): CellDetails;
  /** returns the details of a figure, in the notation of figures; a cell of type text is quoted */
  figureDetails(placed: PlacedCell): CellDetails;
  /**
   * Decides the numbers that can be read in two ways: international when all other texts of the sheet that prove a
   * notation prove that one, else Dutch. Each gets a warning; where no text proves a notation, and the sheet or one of its
   * columns has no other number, it is one question instead. Call once, after the last row.
   */
  resolveAmbiguous(asked: Asked): void;
  /** returns the figure of a cell that is not read, in the notation that was decided; null for none */
  figure(cell: CellValue): number | null;
}

/** Returns a reader of the cells of one sheet, which reports their problems. */
export function createCellReader(sheet: string, problems: ProblemList, notes: SheetNotes): CellReader {
  const proven = { dutch: 0, international: 0 };
  /** the positions of the columns with a cell of type number, which no notation concerns, and a value other than 0 */
  const withNumbers = new Set<number>();
  const ambiguous: Ambiguous[] = [];
  let international = false;

  const place = ({ row, column }: PlacedCell): Place => ({ sheet, row, column });
  const details = ({ cell, row, index }: PlacedCell): CellDetails => ({
    cell: toCellAddress(index, row),
    value: toShownValue(cell),
  });
  const figureDetails = (placed: PlacedCell): CellDetails =>
    typeof placed.cell === 'number'
      ? { ...details(placed), value: toFigureText(placed.cell) }
      : details(placed);

  function reportOdd(placed: PlacedCell, odd: OddCell | null): Faulty {
    // Every formula of the file is concerned, so the sheet says it once.
    if (odd?.kind === 'invalid-result') {
      notes.add('invalid-results', placed);
      return FAULTY;
    }
    if (odd?.kind === 'date') {
      const { meant } = odd;
      problems.add('date-cell', place(placed), { ...details(placed), ...(meant ? { meant } : {}) });
      return FAULTY;
    }
    const code = odd === null ? 'error-cell' : ODD_CODES[odd.kind];
    problems.add(code, place(placed), details(placed));
    return FAULTY;
  }

  function numberFromText(
    placed: PlacedCell,
    text: string,
    assign: (value: number) => void,
    inHours: boolean,
  ): number | null | Faulty {
    const clean = toCleanText(text);
    if (clean === '') return null;
    if (isErrorText(clean)) return reportOdd(placed, null);
    const parsed = parseNumberText(clean);
    switch (parsed.kind) {
      case 'invalid':
        return numberFromOddText(placed, clean, inHours);
      case 'ambiguous':
        if (ambiguous.length === AMBIGUOUS_MAX) {
          problems.add('too-many-ambiguous-numbers', { sheet }, { max: AMBIGUOUS_MAX });
        }
        if (ambiguous.length <= AMBIGUOUS_MAX) ambiguous.push({ placed, ...parsed, assign });
        return parsed.dutch;
      case 'number':
        if (parsed.notation !== null) proven[parsed.notation]++;
        return withinLimits(placed, parsed.value);
    }
  }

  /** Reads a text that is no number: a time, or a date that a number became. */
  function numberFromOddText(placed: PlacedCell, text: string, inHours: boolean): number | Faulty {
    const time = timeInText(text);
    if (time) return hoursOf(placed, time, inHours);
    const meant = numberInDate(text);
    if (meant === null) problems.add('not-a-number', place(placed), details(placed));
    else problems.add('date-text', place(placed), { ...details(placed), meant });
    return FAULTY;
  }

  function hoursOf(placed: PlacedCell, { shown, hours }: TimeSpan, inHours: boolean): number | Faulty {
    if (inHours) {
      notes.add('time-as-hours', { ...placed, cell: shown }, toFigureText(hours));
      return withinLimits(placed, hours);
    }
    problems.add('time-cell', place(placed), { ...details(placed), hours });
    return FAULTY;
  }

  /** Asks in which notation the ambiguous numbers are; returns the answer, null while there is none. */
  function askAboutNotation(
    { placed, dutch, international }: Ambiguous,
    count: number,
    { questions, answers }: Asked,
  ): string | null {
    const question: QuestionOf<'notation'> = {
      kind: 'notation',
      id: `notation:${sheet}`,
      ...{ required: true, choices: [ANSWERS.dutch, ANSWERS.international], changesReading: true },
      ...{ sheet, row: placed.row, column: placed.column },
      ...{ ...details(placed), dutch, international, count, whole: withNumbers.size === 0 },
    };
    questions.push(question);
    return answerTo(question, answers);
  }

  /** Tells whether all numbers of the sheet, or of one of its columns, are texts that can be read in two ways. */
  function isWrittenAsText(): boolean {
    if (withNumbers.size === 0) return ambiguous.length > 0;
    const texts = new Map<number, number>();
    for (const { placed } of ambiguous) texts.set(placed.index, (texts.get(placed.index) ?? 0) + 1);
    return [...texts].some(([index, count]) => count >= COLUMN_OF_TEXTS_MIN && !withNumbers.has(index));
  }

  function withinLimits(placed: PlacedCell, value: number): number | Faulty {
    if (Math.abs(value) <= NUMBER_MAX) return value;
    problems.add('number-too-large', place(placed), figureDetails(placed));
    return FAULTY;
  }

  return {
    place,
    details,
    figureDetails,
    number(placed, assign, inHours = false) {
      const { cell } = placed;
      if (cell === null) return null;
      if (typeof cell === 'number') {
        if (cell !== 0) withNumbers.add(placed.index);
        return withinLimits(placed, cell);
      }
      if (typeof cell !== 'string')
        return cell.time ? hoursOf(placed, cell.time, inHours) : reportOdd(placed, cell);
      if (!isNotDeclared(cell)) return numberFromText(placed, cell, assign, inHours);
      notes.add('not-declared', placed, '');
      return null;
    },
    text(placed) {
      const { cell } = placed;
      if (cell === null) return null;
      if (typeof cell === 'object') return reportOdd(placed, cell);
      const text = typeof cell === 'number' ? toNumberText(cell) : toCleanText(cell);
      if (text === '') return null;
      if (isErrorText(text)) return reportOdd(placed, null);
      if (isNotDeclared(text)) {
        notes.add('no-value', placed, '');
        return null;
      }
      if (text.length <= TEXT_MAX) return text;
      problems.add('text-too-long', place(placed), {
        ...details(placed),
        length: text.length,
        max: TEXT_MAX,
      });
      return FAULTY;
    },
    resolveAmbiguous(asked) {
      const isProven = proven.dutch > 0 || proven.international > 0;
      if (ambiguous[0] && !isProven && isWrittenAsText()) {
        international = askAboutNotation(ambiguous[0], ambiguous.length, asked) === ANSWERS.international;
        for (const found of ambiguous) found.assign(international ? found.international : found.dutch);
        return;
      }
      international = proven.international > 0 && proven.dutch === 0;
      for (const found of ambiguous) {
        const reading = international ? found.international : found.dutch;
        const otherReading = international ? found.dutch : found.international;
        found.assign(reading);
        problems.add('ambiguous-number', place(found.placed), {
          ...details(found.placed),
          reading,
          otherReading,
        });
      }
    },
    figure: (cell) => figureIn(cell, international ? 'international' : 'dutch'),
  };
}

const ODD_CODES = {
  error: 'error-cell',
  boolean: 'boolean-cell',
  uncalculated: 'uncalculated-formula',
  unreadable: 'unreadable-cell',
} as const;
