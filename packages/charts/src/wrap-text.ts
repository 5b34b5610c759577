import { breakPlaces } from './break-places.ts';

/** Measures the width of a text in px. */
export type Measure = (text: string) => number;

/** A part of a text that stays on one line, with whether it continues directly after the part before it. */
interface Piece {
  readonly text: string;
  readonly joined: boolean;
}

/**
 * Breaks a text into lines that fit: between words if possible, else at a hyphen of the word itself ('A1-' and 'A3'),
 * and within a word where necessary; `hyphen` ends a line whose word continues.
 */
export function wrapText(text: string, width: number, measure: Measure, hyphen = ''): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(/\s+/).filter(Boolean);
  for (const piece of words.flatMap((word) => piecesOf(word, width, measure, hyphen))) {
    const longer = piece.joined || !line ? line + piece.text : `${line} ${piece.text}`;
    if (!line || measure(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = piece.text;
    }
  }
  return line ? [...lines, line] : lines;
}

/** Does what `wrapText` does with parts that have ' · ' between them: where a line ends between two, nothing else needs to. */
export function wrapParts(text: string, width: number, measure: Measure): string[] {
  return wrapText(text, width, measure).map((line) => line.replace(/ ·$/, ''));
}

function piecesOf(word: string, width: number, measure: Measure, hyphen: string): Piece[] {
  if (measure(word) <= width) return [{ text: word, joined: false }];
  const parts = word.split(/(?<=-)(?=[^-])/).flatMap((part) => cutToFit(part, width, measure, hyphen));
  return parts.map((part, index) => ({ text: part, joined: index > 0 }));
}

function lastThatFits(word: string, width: number, measure: Measure, hyphen: string): number | undefined {
  return breakPlaces(word).findLast((place) => measure(word.slice(0, place) + hyphen) <= width);
}

/** the smallest number of letters that a broken word leaves on its last line, where it has enough */
const LETTERS_LEFT = 4;

function cutToFit(word: string, width: number, measure: Measure, hyphen: string): string[] {
  if (measure(word) <= width) return [word];
  // With a hyphen, the word is broken where a reader would break it, as long as one of those places fits.
  const place = hyphen === '' ? undefined : lastThatFits(word, width, measure, hyphen);
  if (place !== undefined)
    return [word.slice(0, place) + hyphen, ...cutToFit(word.slice(place), width, measure, hyphen)];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part && measure(part + letter + hyphen) > width) {
      parts.push(part + hyphen);
      part = '';
    }
    part += letter;
  }
  const before = parts.pop();
  if (before === undefined) return [part];
  // One or two letters on their own line look like a mistake.
  const moved = Math.max(
    0,
    Math.min(LETTERS_LEFT - part.length, before.length - hyphen.length - LETTERS_LEFT),
  );
  const end = before.length - hyphen.length;
  return [...parts, before.slice(0, end - moved) + hyphen, before.slice(end - moved, end) + part];
}
