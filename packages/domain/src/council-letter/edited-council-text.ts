import type { CouncilLetterText, CouncilText } from './council-sentences.ts';

/** The most characters of an edited sentence. */
export const COUNCIL_TEXT_MAX = 800;

/** Why an edited sentence is refused: it has a figure of its own, names one that the letter does not have, or none fits. */
export type CouncilTextProblem = 'own-figure' | 'unknown-figure' | 'empty' | 'too-long';

const NAMED = /\{(\w*)\}/g;

/**
 * Returns why an edited sentence may not stand in a letter; null where it may. Its words are the reader's, its figures
 * are those of the letter: a digit that is typed is refused, whatever it says.
 */
export function councilTextProblem(
  text: string,
  figures: CouncilLetterText['figures'],
): CouncilTextProblem | null {
  const own = text.replace(NAMED, '');
  if (text.trim() === '') return 'empty';
  if (text.length > COUNCIL_TEXT_MAX) return 'too-long';
  // Every script's digits count, and so do fractions: '½'. The 2 of CO2 is a name.
  if (/\p{N}/u.test(own.replaceAll(/\bCO2\b/g, ''))) return 'own-figure';
  const names = [...text.matchAll(NAMED)].map(([, name = '']) => name);
  return names.every((name) => Object.hasOwn(figures, name)) && !/[{}]/.test(own) ? null : 'unknown-figure';
}

/** Returns a sentence with its figures written in it. */
export function filledCouncilText(text: string, figures: CouncilLetterText['figures']): string {
  return text.replace(NAMED, (whole, name: string) => figures[name] ?? whole);
}

/** Tells whether somebody edited the sentences that were made from the figures. */
export function isEditedCouncilText(
  sentences: readonly CouncilText[],
  made: readonly CouncilText[],
): boolean {
  return made.some(({ key, text }) => sentences.find((each) => each.key === key)?.text !== text);
}
