import type { HouseColours, Language } from '@milieuspoor/domain';

/** How an organisation wants its documents to look. */
export interface HouseStyle {
  /** whose it is, as its logo is called to who can't see it */
  readonly organisation: string;
  /** null for those of the template, or else of the product */
  readonly colours: HouseColours | null;
  readonly logo: HouseLogo | null;
  readonly texts: Readonly<Record<Language, StandardTexts>>;
  /** the bytes of a Word document or template (.docx, .dotx) */
  readonly template: Uint8Array | null;
}

export interface HouseLogo {
  readonly kind: 'png' | 'jpg';
  readonly bytes: Uint8Array;
  /** pixels */
  readonly width: number;
  readonly height: number;
}

/** What stands at the end of every document, each line a paragraph; empty where there is none. */
export interface StandardTexts {
  readonly closing: string;
  readonly contact: string;
}
