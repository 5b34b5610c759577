import { IMPACT_SETS, SET_CODES, type SetCode } from '@milieuspoor/domain';
import { toCleanText } from '../cells/cell-text.ts';

export const POSTEN_SHEET = 'Posten';

/** Returns the name of the sheet that holds the profiles of a set: 'Set A1', 'Set A2'. */
export function sheetNameOf(set: SetCode): string {
  return IMPACT_SETS[set].name;
}

/**
 * Returns a name in its compared form: without case and blanks, with one kind of dash. For sheets, headers and
 * indicators.
 */
export function toComparedName(text: string): string {
  return toCleanText(text)
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s/g, '');
}

/** Returns the set that a sheet's name means in other words: 'A1', 'Set_A1', 'Set-A1', 'EN15804+A1'. */
export function findSetBySynonym(sheetName: string): SetCode | null {
  const name = toComparedName(sheetName);
  const found = /^(?:set[-_]?|(?:nen-?)?(?:en-?)?15804(?::\d{4})?[+_-]?)?(a[12])(?::\d{4})?$/.exec(name)?.[1];
  return SET_CODES.find((set) => set === found) ?? null;
}

/**
 * Returns the sets that a sheet's name mentions: 'Set A1 (oud)' mentions A1; a name without a set counts for all of
 * them.
 */
export function setsSpokenOf(sheetName: string): readonly SetCode[] {
  const name = toCleanText(sheetName).toLowerCase();
  const named = SET_CODES.filter((set) =>
    new RegExp(`(?:^|[^a-z0-9])(?:set[-_ ]?)?${set}(?:[^a-z0-9]|$)`).test(name),
  );
  return named.length > 0 ? named : SET_CODES;
}

/** Tells whether a sheet is called like Posten, but with more to its name: 'Posten (2)', 'Posten oud'. */
export function looksLikePosten(sheetName: string): boolean {
  const name = toCleanText(sheetName).toLowerCase();
  return /^posten[^a-z]./.test(`${name} `) && toComparedName(sheetName) !== toComparedName(POSTEN_SHEET);
}

/** Tells whether a name suggests that the sheet holds profiles: 'Set A1 (oud)', 'Profielen A2', 'EN 15804'. */
export function looksLikeSet(sheetName: string): boolean {
  const name = toCleanText(sheetName).toLowerCase();
  return /(?:^|[^a-z0-9])(?:set[-_ ]?)?a[12](?:[^a-z0-9]|$)|^set[-_ ]?[a-z]?\d|15804/.test(name);
}
