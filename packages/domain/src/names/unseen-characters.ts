/**
 * Kinds of characters that make a text look like another text (Unicode Technical Report 36, Unicode Security
 * Considerations): control characters and line breaks, characters that change the direction of reading, and invisible
 * characters.
 */
export const UNSEEN_KINDS = ['control', 'direction', 'invisible'] as const;
export type UnseenKind = (typeof UNSEEN_KINDS)[number];

export interface UnseenCharacter {
  readonly kind: UnseenKind;
  /** the name of the character, such as 'U+202E' */
  readonly codePoint: string;
}

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const DIRECTION = /\p{Bidi_Control}/u;
/**
 * Format characters, fillers and selectors, halves of characters, and characters that fonts cannot be expected to show.
 */
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Line breaks and tabs, which are allowed in a text of several lines. */
const LAYOUT = /[\t\n\r]/g;
/** Marks of direction that end by themselves reverse nothing; programs leave them in copied text. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g;

/** A letter of a script whose spelling needs joiners: Arabic, Syriac, those of India and of its neighbours. */
const JOINING = [
  'Arab',
  'Syrc',
  'Mong',
  'Beng',
  'Deva',
  'Gujr',
  'Guru',
  'Knda',
  'Mlym',
  'Orya',
  'Sinh',
  'Taml',
  'Telu',
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const BETWEEN_JOINING_LETTERS = new RegExp(`(?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}])`, 'gu');
/** Joiners and selectors that combine several characters into one picture. */
const INSIDE_EMOJI =
  /(?<=\p{Extended_Pictographic}|[0-9#*](?=\ufe0f\u20e3))\ufe0f|(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/gu;

/** A character that is visible by itself. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Returns the first character that a name must not contain, null when there is none. The name is on one line: of a
 * person, an organisation, a project, a calculation. Names that differ only in invisible characters cannot be
 * distinguished.
 */
export function findUnseen(name: string): UnseenCharacter | null {
  const spelled = name.replace(BETWEEN_JOINING_LETTERS, '').replace(INSIDE_EMOJI, '');
  return firstOf(spelled, { control: CONTROL, direction: DIRECTION, invisible: INVISIBLE });
}

/**
 * Does what `findUnseen` does, for a text of several lines such as a description or a note. The text may hold line
 * breaks, and invisible characters that do no harm between words, such as soft hyphens in copied text.
 */
export function findUnseenInText(text: string): UnseenCharacter | null {
  const laidOut = text.replace(LAYOUT, '').replace(DIRECTION_MARKS, '');
  return firstOf(laidOut, { control: CONTROL, direction: DIRECTION });
}

/** Tells whether a name is readable: something in it is visible, and nothing in it is invisible. */
export function isVisibleName(name: string): boolean {
  return SEEN.test(name) && findUnseen(name) === null;
}

/** Returns a name without its invisible characters: for names that nobody typed, such as that of an uploaded file. */
export function withoutUnseen(name: string): string {
  const unseen = findUnseen(name);
  if (!unseen) return name;
  return withoutUnseen([...name].filter((character) => codePointOf(character) !== unseen.codePoint).join(''));
}

function firstOf(text: string, kinds: Readonly<Partial<Record<UnseenKind, RegExp>>>): UnseenCharacter | null {
  for (const character of text)
    for (const kind of UNSEEN_KINDS)
      if (kinds[kind]?.test(character)) return { kind, codePoint: codePointOf(character) };
  return null;
}

function codePointOf(character: string): string {
  const hexadecimal = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${hexadecimal.padStart(4, '0')}`;
}
