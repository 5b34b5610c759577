/** Dutch 'sch' and 'ch' are one sound, so they are not split. */
const CONSONANTS = /sch|ch|[^aeiouyáéíóúàèäëïöü]/giu;
/** Matches a vowel with the consonants after it, up to the vowel that begins the next syllable. */
const SYLLABLE_END = /[aeiouyáéíóúàèäëïöü]([^aeiouyáéíóúàèäëïöü]+)(?=[aeiouyáéíóúàèäëïöü])/giu;
/** the smallest number of letters before and after a break */
const LETTERS_APART = 4;

/**
 * Returns the places between the letters of a long Dutch word where it may be broken: a single consonant begins the
 * next syllable, and of several consonants the last one does ('Elemen-ten-ver-har-dingen'). It uses no dictionary: it
 * sometimes breaks a compound where a dictionary would not, but never within the vowels of a syllable.
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
