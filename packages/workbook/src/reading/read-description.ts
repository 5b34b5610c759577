import { NMD_CATEGORIES, type NmdCategory, type WorkScope } from '@milieuspoor/domain';
import { toShownValue } from '../cells/cell-text.ts';
import type { CellValue } from '../cells/cell-value.ts';
import { POSTEN_COLUMNS, WORK_SCOPE_WORDS } from '../layout/posten-columns.ts';
import type { ProblemList } from '../problems/problem-list.ts';
import { type CellReader, FAULTY, type Faulty, type PlacedCell } from './cell-reader.ts';
import type { DraftItem } from './draft-item.ts';
import { placedAt, type TableRow } from './read-table.ts';

type DescriptionFields = Pick<
  DraftItem,
  'productGroup' | 'productSubGroup' | 'product' | 'unit' | 'rawCode' | 'nmdCategory' | 'workScope'
>;

/** Shown in place of a field that a row lacks. */
const MISSING = '-';

/** Reads the columns of an item that say what it is. */
export function readDescription(
  row: TableRow,
  reader: CellReader,
  problems: ProblemList,
): { readonly fields: DescriptionFields; readonly faulty: boolean } {
  let faulty = false;
  const textOf = (column: string): string | null => {
    const text = reader.text(placedAt(row, column));
    if (text === FAULTY) faulty = true;
    return text === FAULTY ? '' : text;
  };
  const choiceOf = <Choice>(column: string, choices: ReadonlyMap<string, Choice>): Choice | null => {
    const choice = readChoice(placedAt(row, column), choices, reader, problems);
    if (choice === FAULTY) faulty = true;
    return choice === FAULTY ? null : choice;
  };

  const named = {
    productGroup: textOf(POSTEN_COLUMNS.productGroup),
    productSubGroup: textOf(POSTEN_COLUMNS.productSubGroup),
    product: textOf(POSTEN_COLUMNS.product),
    unit: textOf(POSTEN_COLUMNS.unit),
  };
  const unitCell = placedAt(row, POSTEN_COLUMNS.unit).cell;
  const missing = Object.entries(named)
    .filter(([, text]) => text === null)
    .map(([field]) => POSTEN_COLUMNS[field as keyof typeof named])
    .find((column) => row.positions.has(column));
  const wrong = missing ?? (typeof unitCell === 'number' ? POSTEN_COLUMNS.unit : undefined);
  if (wrong !== undefined) {
    faulty = true;
    const placed = placedAt(row, wrong);
    problems.add(
      'missing-field',
      { ...reader.place(placed), cell: reader.details(placed).cell },
      {
        productGroup: shown(placedAt(row, POSTEN_COLUMNS.productGroup).cell),
        productSubGroup: shown(placedAt(row, POSTEN_COLUMNS.productSubGroup).cell),
        product: shown(placedAt(row, POSTEN_COLUMNS.product).cell),
        unit: shown(unitCell),
      },
    );
  }
  return {
    fields: {
      productGroup: named.productGroup ?? '',
      productSubGroup: named.productSubGroup ?? '',
      product: named.product ?? '',
      unit: named.unit ?? '',
      rawCode: textOf(POSTEN_COLUMNS.rawCode),
      nmdCategory: choiceOf(POSTEN_COLUMNS.nmdCategory, NMD_CHOICES),
      // An empty cell is new work (sheet Posten of the layout).
      workScope: choiceOf(POSTEN_COLUMNS.workScope, WORK_SCOPE_CHOICES) ?? 'new',
    },
    faulty,
  };
}

const NMD_CHOICES: ReadonlyMap<string, NmdCategory> = new Map(
  NMD_CATEGORIES.map((category) => [category, category]),
);
const WORK_SCOPE_CHOICES: ReadonlyMap<string, WorkScope> = new Map(Object.entries(WORK_SCOPE_WORDS));

/** One of a closed list, case ignored; null for an empty cell. */
function readChoice<Choice>(
  placed: PlacedCell,
  choices: ReadonlyMap<string, Choice>,
  reader: CellReader,
  problems: ProblemList,
): Choice | null | Faulty {
  const text = reader.text(placed);
  if (text === null || text === FAULTY) return text;
  const choice = choices.get(text.toLowerCase());
  if (choice !== undefined) return choice;
  problems.add('invalid-choice', reader.place(placed), {
    ...reader.details(placed),
    allowed: [...choices.keys()],
  });
  return FAULTY;
}

function shown(cell: CellValue): string {
  return toShownValue(cell) || MISSING;
}
