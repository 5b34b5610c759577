export const PRESENTATIONS = ['grid', 'table', 'map'] as const;
export type Presentation = (typeof PRESENTATIONS)[number];

export const CARDS = ['first', 'all'] as const;
export type Cards = (typeof CARDS)[number];

/** The number of cards until a user asks for all of them. */
export const CARDS_AT_FIRST = 9;

/** How the projects are shown, which decides how many are asked for. */
export type ShownAs = 'table' | 'first-cards' | 'all-cards' | 'map';

/** Returns how projects are shown; a phone has no room for a table. */
export function shownAs(presentation: Presentation, cards: Cards, phone: boolean): ShownAs {
  if (presentation === 'map') return 'map';
  return presentation === 'table' && !phone ? 'table' : `${cards}-cards`;
}

export const PRESENTATION_KEY = 'milieuspoor.project-presentation';
export const CARDS_KEY = 'milieuspoor.project-cards';

/** Returns how this browser shows projects, before a component does. */
export function rememberedShownAs(): ShownAs {
  const phone = window.matchMedia('(max-width: 599.95px)').matches;
  return shownAs(remembered(PRESENTATION_KEY, PRESENTATIONS), remembered(CARDS_KEY, CARDS), phone);
}

/** Returns one of a few choices that is stored in the browser; the first one until the user chooses. */
export function remembered<const Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const stored = localStorage.getItem(key);
  return choices.find((choice) => choice === stored) ?? choices[0];
}
