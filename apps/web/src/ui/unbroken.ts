const SPACE = '\u00a0';

/** Returns a sentence in which no line ends between a number and its percent sign. */
export function unbroken(sentence: string): string {
  return sentence.replace(/(?<=\d) (?=%)/g, SPACE);
}
