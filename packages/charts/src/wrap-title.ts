import { wrapText } from './wrap-text.ts';

/** The greatest length of a line of a tooltip's title, in characters. */
export const TITLE_LINE = 50;

/** Breaks a title into lines of at most 50 characters, between words if possible. */
export function wrapTitle(title: string): string[] {
  return wrapText(title, TITLE_LINE, (text) => text.length);
}
