/** The longest line of a tooltip's title, in characters. */
export const TITLE_LINE = 50;

/** Breaks a title into lines of at most 50 characters, between words where it can. */
export function wrapTitle(title: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of title.split(/\s+/).filter(Boolean).flatMap(cutLongWord)) {
    if (line && line.length + 1 + word.length > TITLE_LINE) {
      lines.push(line);
      line = word;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  return line ? [...lines, line] : lines;
}

function cutLongWord(word: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start < word.length; start += TITLE_LINE)
    parts.push(word.slice(start, start + TITLE_LINE));
  return parts;
}
