import { FIRST_WEIGHTED_SETS, figuresIn, type Language, SET_CODES } from '@milieuspoor/domain';

const DIGITS = 7;

/**
 * Fills in the weight of a category where a text asks for it: '{weight a1 GWP}' becomes '€0,05', and
 * '€0.05' in English. Throws if there is no
 * such category.
 */
export function fillInWeights(text: string, language: Language): string {
  return text.replace(/\{weight (\S+) (\S+)\}/g, (asked, set: string, code: string) => {
    const known = SET_CODES.find((each) => each === set);
    const indicator = known && FIRST_WEIGHTED_SETS[known].indicators.find((each) => each.code === code);
    if (!indicator) throw new Error(`There is no ${asked}`);
    return `€${figuresIn(language).significant(indicator.weightEur, DIGITS)}`;
  });
}
