/** In Dutch 'sch' and 'ch' are one sound and stay together. */
const CONSONANTS = /sch|ch|[^aeiouyáéíóúàèäëïöü]/giu;
/** Vowels, what stands between them, and the vowel that begins the next syllable. */
const SYLLABLE_END = /[aeiouyáéíóúàèäëïöü]([^aeiouyáéíóúàèäëïöü]+)(?=[aeiouyáéíóúàèäëïöü])/giu;
/** the fewest letters that stand before and after a break */
const LETTERS_APART = 4;

/**
 * Where a long Dutch word may be broken, as places between its letters: a single consonant begins the next syllable, and of
 * several the last one does ('Elemen-ten-ver-har-dingen'). No dictionary: a compound is now and then broken elsewhere than in
 * one, and never within a syllable's vowels.
 */
export function breakPlaces(word: string): number[] {
  const places: number[] = [];
  for (const match of word.matchAll(SYLLABLE_END)) {
    const between = match[1] ?? '';
    const last = between.match(CONSONANTS)?.at(-1) ?? between;
    const place = match.index + match[0].length - last.length;
    if (place >= LETTERS_APART && word.length - place >= LETTERS_APART) places.push(place);
  }
  return places;
}
