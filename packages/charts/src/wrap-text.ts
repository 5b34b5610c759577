import { breakPlaces } from './break-places.ts';

/** How many px a text takes up. */
export type Measure = (text: string) => number;

/** Part of a text that stays on one line, and whether it goes on where the part before it ended. */
interface Piece {
  readonly text: string;
  readonly joined: boolean;
}

/**
 * Breaks a text into lines that fit: between words where it can, at a hyphen of the word's own where that is not enough
 * ('A1-' and 'A3'), and within a word where it must; `hyphen` is what a word that goes on ends with.
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

function piecesOf(word: string, width: number, measure: Measure, hyphen: string): Piece[] {
  if (measure(word) <= width) return [{ text: word, joined: false }];
  const parts = word.split(/(?<=-)(?=[^-])/).flatMap((part) => cutToFit(part, width, measure, hyphen));
  return parts.map((part, index) => ({ text: part, joined: index > 0 }));
}

function lastThatFits(word: string, width: number, measure: Measure, hyphen: string): number | undefined {
  return breakPlaces(word).findLast((place) => measure(word.slice(0, place) + hyphen) <= width);
}

/** the fewest letters that a broken word leaves on its last line, where there are enough */
const LETTERS_LEFT = 4;

function cutToFit(word: string, width: number, measure: Measure, hyphen: string): string[] {
  if (measure(word) <= width) return [word];
  // With a hyphen it is broken where a reader would break it, as long as one of those places fits.
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
  // A letter or two on a line of their own read as a mistake.
  const moved = Math.max(
    0,
    Math.min(LETTERS_LEFT - part.length, before.length - hyphen.length - LETTERS_LEFT),
  );
  const end = before.length - hyphen.length;
  return [...parts, before.slice(0, end - moved) + hyphen, before.slice(end - moved, end) + part];
}
