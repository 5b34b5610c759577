import { NMD_CATEGORIES, type NmdCategory, type WorkScope } from '@milieuspoor/domain';
import { toShownValue } from '../cells/cell-text.ts';
import type { CellValue } from '../cells/cell-value.ts';
import { POSTEN_COLUMNS, WORK_SCOPE_WORDS } from '../layout/posten-columns.ts';
import { FAULTY, type Faulty, type PlacedCell } from './cell-reader.ts';
import type { DraftItem } from './draft-item.ts';
import { placedAt, type SheetReaders, type TableRow } from './read-table.ts';

type DescriptionFields = Pick<
  DraftItem,
  'productGroup' | 'productSubGroup' | 'product' | 'unit' | 'rawCode' | 'nmdCategory' | 'workScope'
>;

/** The text for a field that a row lacks. */
const MISSING = '-';

/** Reads the descriptive columns of an item. */
export function readDescription(
  row: TableRow,
  readers: SheetReaders,
): { readonly fields: DescriptionFields; readonly faulty: boolean } {
  const { reader, problems } = readers;
  let faulty = false;
  const textOf = (column: string): string | null => {
    const text = reader.text(placedAt(row, column));
    if (text === FAULTY) faulty = true;
    return text === FAULTY ? '' : text;
  };
  const choiceOf = <Choice>(column: string, list: ChoiceList<Choice>): Choice | null => {
    const choice = readChoice(placedAt(row, column), list, readers);
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
    .filter((column) => row.positions.has(column));
  const wrong = typeof unitCell === 'number' ? [...missing, POSTEN_COLUMNS.unit] : missing;
  const [first, ...others] = wrong.map((column) => {
    const placed = placedAt(row, column);
    return { place: reader.place(placed), column, cell: reader.details(placed).cell };
  });
  if (first) {
    faulty = true;
    problems.add(
      'missing-field',
      { ...first.place, cell: first.cell },
      {
        others: others.map(({ column, cell }) => ({ column, cell })),
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

/** The words of a closed list, and how another spelling becomes one of them. */
interface ChoiceList<Choice> {
  readonly words: ReadonlyMap<string, Choice>;
  readonly respell: (text: string) => string;
}

const NMD_CHOICES: ChoiceList<NmdCategory> = {
  words: new Map(NMD_CATEGORIES.map((category) => [category, category])),
  // 'Categorie 1', 'Cat. 3a', 'cat 2'
  respell: (text) => text.replace(/^(?:nmd[- ]?)?cat(?:egorie|\.)?[\s:-]*/, ''),
};
const WORK_SCOPE_CHOICES: ChoiceList<WorkScope> = {
  words: new Map(Object.entries(WORK_SCOPE_WORDS)),
  // A replacement is new work.
  respell: (text) => (text === 'vervanging' ? 'nieuw' : text),
};

/** Reads one of a closed list, ignoring case; null for an empty cell. */
function readChoice<Choice>(
  placed: PlacedCell,
  { words, respell }: ChoiceList<Choice>,
  { reader, notes, problems }: SheetReaders,
): Choice | null | Faulty {
  const text = reader.text(placed);
  if (text === null || text === FAULTY) return text;
  const word = text.toLowerCase();
  const choice = words.get(word);
  if (choice !== undefined) return choice;
  const respelled = respell(word);
  const meant = words.get(respelled);
  if (meant !== undefined) {
    notes.add('choice-spelling', placed, respelled);
    return meant;
  }
  problems.add('invalid-choice', reader.place(placed), {
    ...reader.details(placed),
    allowed: [...words.keys()],
  });
  return FAULTY;
}

function shown(cell: CellValue): string {
  return toShownValue(cell) || MISSING;
}
