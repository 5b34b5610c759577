import { currentLanguage } from '../../../text/language.ts';

/**
 * Returns the figure that was typed: null for an empty text, which is not declared, and 'wrong' for anything that is no
 * figure. Only the decimal mark of the language is taken, since the other one may mean thousands.
 */
export function parseFigure(text: string): number | null | 'wrong' {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const form =
    currentLanguage() === 'nl' ? /^[-−]?\d+(,\d+)?(e[-+]?\d+)?$/i : /^[-−]?\d+(\.\d+)?(e[-+]?\d+)?$/i;
  if (!form.test(trimmed)) return 'wrong';
  const value = Number(trimmed.replace('−', '-').replace(',', '.'));
  return Number.isFinite(value) ? value : 'wrong';
}

/** Returns a figure as it is typed; empty where it is not declared. */
export function typedFigure(value: number | null): string {
  if (value === null) return '';
  return currentLanguage() === 'nl' ? String(value).replace('.', ',') : String(value);
}
