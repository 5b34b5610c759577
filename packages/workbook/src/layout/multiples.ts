import { NAMED_UNITS, unitKey } from '@milieuspoor/domain';
import { toCleanText } from '../cells/cell-text.ts';
import { splitUnit } from './header-text.ts';

const WORD = '(?:honderd|duizend|dzd|miljoen|hundred|thousand|million)(?:tal|tallen|s|en)?|mln|dozijn|dozen';
/** A number that is no part of a word, as 'm2' has one, but for the x of 'x1000'. */
const NUMBER = /(?<![\p{L}\d.,])\d+(?:[.,\s]\d+)*|(?<=(?<!\p{L})[x×])\d+/giu;
const MULTIPLE = `(?:(?:10{2,9}|1(?:[., ]000)+)(?![\\d.,]*\\d|\\s?%)|10\\s?\\^\\s?-?\\d+|(?:${WORD})(?!\\p{L}))`;
const TIMES = '(?<!\\p{L})(?:in|per|maal|keer|times)\\s|(?<![\\p{L}\\d])[x×*]|/';
const scale = (before: string) =>
  new RegExp(`(?:${before})\\s*(?:(?:€|eur|euro)\\s*)?(?:[x×*]\\s*)?${MULTIPLE}`, 'iu');
const IN_WORDS = scale(TIMES);
/** At a column a number at the beginning, or between brackets, is enough. */
const AT_COLUMN = scale(`^|[([]|${TIMES}`);

/**
 * Tells whether a unit of measurement names how many of it are meant, so that nobody can tell whether a quantity counts
 * those or single ones: '1000 m2', 'per 100 st', 'x1000', 'duizend stuks'. The name of a unit is none: '1000 kg' is a ton.
 */
export function namesMultiple(unit: string): boolean {
  if (NAMED_UNITS.includes(unitKey(unit))) return false;
  const text = toCleanText(unit);
  if (new RegExp(`(?<!\\p{L})(?:${WORD})(?!\\p{L})`, 'iu').test(text)) return true;
  return [...text.matchAll(NUMBER)].some(([number]) => number !== '1');
}

/**
 * Tells whether words say that numbers are to be multiplied: 'in duizendtallen', 'bedragen x 1000', 'per 100 m2'; in a
 * header, or in a cell directly beside one, '1000 m2' too.
 */
export function statesScale(text: string, isAtColumn: boolean): boolean {
  return (isAtColumn ? AT_COLUMN : IN_WORDS).test(toCleanText(text));
}

/** Returns the known unit that a header has between brackets, by its one name; null for none. */
export function unitInHeader(header: string): string | null {
  const { unit } = splitUnit(toCleanText(header));
  const key = unit === null ? '' : unitKey(unit);
  return NAMED_UNITS.includes(key) ? key : null;
}

/** Returns the known unit for which words say that figures are, by its one name: 'waarden per 1000 kg'; null for none. */
export function unitOfFigures(text: string): string | null {
  const unit = /(?:(?<!\p{L})per\s|\/)\s*(?:1\s+)?((?:1[. ]?000\s?)?[\p{L}\d²³]+)/iu.exec(
    toCleanText(text),
  )?.[1];
  const key = unit === undefined ? '' : unitKey(unit.replace('.', ''));
  return NAMED_UNITS.includes(key) ? key : null;
}
