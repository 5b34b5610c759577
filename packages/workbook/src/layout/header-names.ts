import { editDistance, LIFE_CYCLE_MODULES, type LifeCycleModule, RESOURCE_KEYS } from '@milieuspoor/domain';
import { toCleanText } from '../cells/cell-text.ts';
import { withoutAmounts } from './amount-words.ts';
import { splitUnit, toLooseName } from './header-text.ts';
import {
  ALL_POSTEN_COLUMNS,
  POST_NUMBER_COLUMN,
  POSTEN_COLUMNS,
  RESOURCE_COLUMNS,
} from './posten-columns.ts';
import { type RowLayoutKind, readProfileHeader } from './row-layouts.ts';
import { ALL_SET_COLUMNS, UNIT_COLUMN } from './set-columns.ts';
import { toComparedName } from './sheet-names.ts';
import {
  findConversion,
  isSameUnit,
  otherUnits,
  type UnitConversion,
  withoutCalorificValue,
} from './unit-conversions.ts';

/** The two kinds of sheet that have columns. */
export type SheetKind = 'posten' | 'set';
/** What a table of a workbook may be; a set sheet may have its modules in rows. */
export type TableKind = SheetKind | RowLayoutKind;

export function isSheetKind(kind: TableKind): kind is SheetKind {
  return kind === 'posten' || kind === 'set';
}

/** The column that a header means, and how it means it. */
export type HeaderReading =
  | { readonly kind: 'name'; readonly column: string }
  | { readonly kind: 'synonym'; readonly column: string }
  /** a synonym that is also a column of its own, so it only counts where there is no better header */
  | { readonly kind: 'stand-in'; readonly column: string }
  | {
      readonly kind: 'converted';
      readonly column: string;
      readonly unit: string;
      readonly ownUnit: string;
      readonly conversion: UnitConversion;
    };

export const SHEET_COLUMNS: Readonly<Record<SheetKind, readonly string[]>> = {
  posten: ALL_POSTEN_COLUMNS,
  set: ALL_SET_COLUMNS,
};

/** Other words for a column. */
const OTHER_WORDS: Readonly<Record<SheetKind, Readonly<Record<string, readonly string[]>>>> = {
  posten: {
    [POST_NUMBER_COLUMN]: ['Postnr.', 'Post'],
    [POSTEN_COLUMNS.productGroup]: ['Groep'],
    [POSTEN_COLUMNS.productSubGroup]: ['Subgroep'],
    [POSTEN_COLUMNS.unit]: ['Eenheid'],
    [POSTEN_COLUMNS.quantity]: ['Aantal'],
  },
  set: {
    [POST_NUMBER_COLUMN]: ['Postnr.', 'Post'],
    [UNIT_COLUMN]: ['Unit'],
  },
};
const STAND_IN = { header: 'Omschrijving', column: POSTEN_COLUMNS.product } as const;
/** Other spellings of modules, for readers of the layout; `findModule` knows more. */
const OTHER_MODULES: Readonly<Record<string, readonly string[]>> = {
  'A1-A3': ['A1-3', 'A1/A3', 'Module A1-A3'],
};

const EXACT = columnsBy(toComparedText);
const LOOSE = columnsBy(toLooseName);
const SYNONYMS: Readonly<Record<SheetKind, ReadonlyMap<string, string>>> = {
  posten: synonymsOf('posten'),
  set: synonymsOf('set'),
};
const RESOURCES = RESOURCE_KEYS.map((key) => {
  const column = RESOURCE_COLUMNS[key];
  return { key, column, base: toLooseName(splitUnit(column).base) };
});

/** Returns other headers by which a column is recognised, for readers of the layout. */
export function otherHeaders(sheet: SheetKind, column: string): readonly string[] {
  if (sheet === 'posten' && column === STAND_IN.column) return [STAND_IN.header];
  const resource = sheet === 'posten' && RESOURCES.find((known) => known.column === column);
  if (resource) return otherUnits(resource.key).map((unit) => `${splitUnit(column).base} (${unit})`);
  return OTHER_WORDS[sheet][column] ?? OTHER_MODULES[column] ?? [];
}

/** Returns the column that a header means; null for an unknown header. */
export function readHeader(sheet: TableKind, header: string): HeaderReading | null {
  if (!isSheetKind(sheet)) return readProfileHeader(sheet, header);
  const exact = EXACT[sheet].get(toComparedText(header));
  if (exact !== undefined) return { kind: 'name', column: exact };
  const loose = toLooseName(header);
  const synonym = SYNONYMS[sheet].get(loose) ?? LOOSE[sheet].get(loose);
  if (synonym !== undefined) return { kind: 'synonym', column: synonym };
  if (sheet === 'set') {
    const column = findModule(header);
    return column === null ? null : { kind: 'synonym', column };
  }
  if (loose === toLooseName(STAND_IN.header)) return { kind: 'stand-in', column: STAND_IN.column };
  return readResourceHeader(header);
}

/** Reads 'Primair materiaal (kg)' as 'Primair materiaal (ton)' in another unit. */
function readResourceHeader(header: string): HeaderReading | null {
  const { base, unit } = splitUnit(withoutCalorificValue(toCleanText(header)));
  const found = RESOURCES.find((resource) => resource.base === toLooseName(base));
  const conversion = found && unit !== null ? findConversion(found.key, unit) : null;
  if (!found || unit === null || !conversion) return null;
  const { column } = found;
  return isSameUnit(conversion)
    ? { kind: 'synonym', column }
    : { kind: 'converted', column, unit, ownUnit: splitUnit(column).unit ?? '', conversion };
}

/** The unit of the figures in a column that somebody placed. */
export interface PlacedUnit {
  /** the unit of the layout's column */
  readonly ownUnit: string;
  /** the unit of the header with its conversion; null where it has none, or one that can't be converted */
  readonly known: { readonly unit: string; readonly conversion: UnitConversion } | null;
}

/** Returns the unit of a column by the header that was placed there; null for a column of the layout without a unit. */
export function readPlacedUnit(column: string, header: string): PlacedUnit | null {
  const resource = RESOURCES.find((known) => known.column === column);
  const ownUnit = splitUnit(column).unit;
  if (!resource || ownUnit === null) return null;
  const { unit } = splitUnit(withoutCalorificValue(withoutAmounts(header)));
  const conversion = unit === null ? null : findConversion(resource.key, unit);
  return { ownUnit, known: unit === null || conversion === null ? null : { unit, conversion } };
}

/** Returns the module that a header or a cell names: 'A1-3', 'A1/A3', 'A1–A3', 'Module D', as declarations print them; null for another. */
export function findModule(header: string): LifeCycleModule | null {
  const name = toComparedName(header)
    .replace(/^\(?modules?:?/, '')
    .replace(/\)$/, '');
  if (/^a1(?:-|\/|t\/m|\+)(?:a?2(?:-|\/|\+))?a?3$/.test(name)) return 'A1-A3';
  return LIFE_CYCLE_MODULES.find((module) => module.toLowerCase() === name) ?? null;
}

/** How similar two names must be: one letter in this many may differ. */
const LETTERS_PER_DIFFERENCE = 5;

/**
 * Returns the column that a header resembles without meaning it: the same words without a unit, with a unit that can't
 * be converted, or with a few different letters. Returns null when it resembles none, or means one.
 */
export function findResembled(sheet: TableKind, header: string): string | null {
  if (!isSheetKind(sheet) || readHeader(sheet, header) !== null) return null;
  if (sheet === 'set') {
    const module = /^\(?(?:module\s*)?([abcd]\d?(?:\s*[-–/]\s*a?3)?)[^a-z0-9]/i.exec(
      toCleanText(header),
    )?.[1];
    const resembled = module === undefined ? null : findModule(module);
    if (resembled !== null) return resembled;
  }
  const base = toLooseName(splitUnit(toCleanText(header)).base);
  let best: { column: string; distance: number } | null = null;
  for (const column of SHEET_COLUMNS[sheet]) {
    const known = toLooseName(splitUnit(column).base);
    if (known.length < 4) continue;
    const distance = known.length >= 10 && base.includes(known) ? 0 : editDistance(base, known);
    const most = Math.floor(Math.max(base.length, known.length) / LETTERS_PER_DIFFERENCE);
    if (distance <= most && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { column, distance };
  }
  return best?.column ?? null;
}

/** Returns a header without case and blanks: another kind of dash is another spelling. */
function toComparedText(header: string): string {
  return toCleanText(header).toLowerCase().replace(/\s/g, '');
}

function synonymsOf(sheet: SheetKind): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(OTHER_WORDS[sheet]).flatMap(([column, words]) =>
      words.map((word) => [toLooseName(word), column] as const),
    ),
  );
}

function columnsBy(
  keyOf: (name: string) => string,
): Readonly<Record<SheetKind, ReadonlyMap<string, string>>> {
  const of = (sheet: SheetKind) => new Map(SHEET_COLUMNS[sheet].map((name) => [keyOf(name), name]));
  return { posten: of('posten'), set: of('set') };
}
