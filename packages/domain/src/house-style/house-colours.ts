import { contrastRatio } from './contrast.ts';

/** The two colours of an organisation's documents, '#rrggbb'. */
export interface HouseColours {
  /** of headings and lines of charts, on white paper */
  readonly accent: string;
  /** behind the heads of tables */
  readonly ground: string;
}

export const COLOUR_FORM = /^#[0-9a-f]{6}$/;
const PAPER = '#ffffff';
/** Least contrast of text with what it stands on (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST_MIN = 4.5;

/** How headings in this colour stand out from paper, 1 to 21. */
export function contrastOnPaper(colour: string): number {
  return contrastRatio(colour, PAPER);
}

/** Headings in this colour can be read on paper. On the other colour text is black or white, of which one always can be. */
export function isLegibleOnPaper(colour: string): boolean {
  return contrastOnPaper(colour) >= TEXT_CONTRAST_MIN;
}

/** This colour mixed with white: a share of 1 is the colour, of 0 is white. */
export function tintOf(colour: string, share: number): string {
  const mixed = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16);
    return Math.round(255 + (value - 255) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
