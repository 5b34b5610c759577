/** How many px a text takes up. */
export type Measure = (text: string) => number;

/**
 * Breaks a text into lines that fit, between words where it can and within a word where it must; `hyphen` is what a word
 * that goes on ends with.
 */
export function wrapText(text: string, width: number, measure: Measure, hyphen = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => cutToFit(word, width, measure, hyphen))) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || measure(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line ? [...lines, line] : lines;
}

/** the fewest letters that a broken word leaves on its last line, where there are enough */
const LETTERS_LEFT = 4;

function cutToFit(word: string, width: number, measure: Measure, hyphen: string): string[] {
  if (measure(word) <= width) return [word];
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
