/** The sizes in which a picture is taken of every screen, by day and by night. */
export const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const;

export const SCHEMES = ['light', 'dark'] as const;

/** The end of a picture's name: '1440', or '1440-dark'. */
export type Form = `${(typeof SIZES)[number]['width']}${'' | '-dark'}`;

export function formOf(width: (typeof SIZES)[number]['width'], scheme: (typeof SCHEMES)[number]): Form {
  return scheme === 'dark' ? `${width}-dark` : `${width}`;
}
