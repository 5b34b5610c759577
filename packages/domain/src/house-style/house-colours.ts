import { contrastRatio } from './contrast.ts';

/** The two colours of an organisation's documents, '#rrggbb'. */
export interface HouseColours {
  /** for headings and lines of charts, on white paper */
  readonly accent: string;
  /** for the background of table headings */
  readonly ground: string;
}

export const COLOUR_FORM = /^#[0-9a-f]{6}$/;
const PAPER = '#ffffff';
/** The least contrast of text with its background (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST_MIN = 4.5;

/** Returns the contrast of headings in this colour with paper, 1 to 21. */
export function contrastOnPaper(colour: string): number {
  return contrastRatio(colour, PAPER);
}

/**
 * Tells whether headings in this colour are legible on paper. On the ground colour the text is black or white, of which
 * one is always legible.
 */
export function isLegibleOnPaper(colour: string): boolean {
  return contrastOnPaper(colour) >= TEXT_CONTRAST_MIN;
}

/** Returns this colour mixed with white: a share of 1 gives the colour, 0 gives white. */
export function tintOf(colour: string, share: number): string {
  const mixed = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16);
    return Math.round(255 + (value - 255) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
