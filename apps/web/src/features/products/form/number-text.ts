import { currentLanguage } from '../../../text/language.ts';

const DUTCH = /^[-−]?\d+(,\d+)?(e[-+]?\d+)?$/i;
const EITHER = /^[-−]?\d+([.,]\d+)?(e[-+]?\d+)?$/i;
/** May be a thousand to an English reader, unless it begins with 0. */
const MAY_BE_THOUSANDS = /^[-−]?0*[1-9]\d*,\d{3}$/;

/**
 * Returns the figure that was typed: null for an empty text, which is not declared, and 'wrong' for anything that is no
 * figure. An English screen takes either decimal mark (docs/decisions/0067); what may mean thousands is taken on neither.
 */
export function parseFigure(text: string): number | null | 'wrong' {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const english = currentLanguage() === 'en';
  if (!(english ? EITHER : DUTCH).test(trimmed) || (english && MAY_BE_THOUSANDS.test(trimmed)))
    return 'wrong';
  const value = Number(trimmed.replace('−', '-').replace(',', '.'));
  return Number.isFinite(value) ? value : 'wrong';
}

/** Returns a figure as it is typed, in the notation of all screens; empty where it is not declared. */
export function typedFigure(value: number | null): string {
  if (value === null) return '';
  const text = String(value).replace('.', ',');
  return currentLanguage() === 'en' && MAY_BE_THOUSANDS.test(text) ? `${text}0` : text;
}
