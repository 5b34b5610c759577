/** A problem's text in two: what is wrong, and what to do about it. */
export interface WhatAndRemedy {
  readonly what: string;
  /** empty where the text says only what is wrong */
  readonly remedy: string;
}

/**
 * Parts the explanation of a problem after its first sentence, for it says what is wrong first and what to do after that. A
 * point within quotation marks, as in the contents of a cell, ends no sentence; what can't be parted stays whole.
 */
export function whatAndRemedy(explanation: string): WhatAndRemedy {
  for (const { index, 0: end } of explanation.matchAll(/[.!?] (?=\p{Lu})/gu)) {
    const what = explanation.slice(0, index + 1);
    if (quotesIn(what) % 2 === 0) return { what, remedy: explanation.slice(index + end.length) };
  }
  return { what: explanation, remedy: '' };
}

/** An apostrophe within a word is no quotation mark. */
function quotesIn(text: string): number {
  return text.replace(/(?<=\p{L})'(?=\p{L})/gu, '').split("'").length - 1;
}
