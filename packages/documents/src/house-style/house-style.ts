import type { HouseColours, Language } from '@milieuspoor/domain';

/** The look that an organisation chose for its documents. */
export interface HouseStyle {
  /** the organisation, which is the alternative text of its logo */
  readonly organisation: string;
  /** null for those of the template, or else of the product */
  readonly colours: HouseColours | null;
  readonly logo: HouseLogo | null;
  readonly texts: Readonly<Record<Language, StandardTexts>>;
  /** the bytes of a Word document or template (.docx, .dotx) */
  readonly template: Uint8Array | null;
  /** the place of the section whose page, header and footer count; null for the last */
  readonly templateSection: number | null;
}

export interface HouseLogo {
  readonly kind: 'png' | 'jpg';
  readonly bytes: Uint8Array;
  /** pixels */
  readonly width: number;
  readonly height: number;
}

/** The texts at the end of every document, each line a paragraph; empty where there are none. */
export interface StandardTexts {
  readonly closing: string;
  readonly contact: string;
}
