import { readTemplate } from './template/read-template.ts';
import { TemplateFault, type TemplateFaultCode } from './template/template-fault.ts';
import { PAGE_KINDS, type PageKind, type TemplateParts } from './word-template.ts';

/** The styles of our documents whose names people know. */
export const KNOWN_STYLES = [
  'Normal',
  'Title',
  'Subtitle',
  'Heading1',
  'Heading2',
  'Caption',
  'TOC1',
] as const;
export type KnownStyle = (typeof KNOWN_STYLES)[number];

/** What is taken from a template, shown to the person who chose it. */
export interface TakenOver {
  readonly styles: readonly KnownStyle[];
  /** the font of the first heading and of plain text; null where the template names none */
  readonly headingFont: string | null;
  readonly textFont: string | null;
  /** whole millimetres */
  readonly pageWidthMm: number;
  readonly pageHeightMm: number;
  readonly headers: readonly PageKind[];
  readonly footers: readonly PageKind[];
}

export type TemplateInspection =
  | { readonly kind: 'taken'; readonly taken: TakenOver }
  | { readonly kind: 'refused'; readonly fault: TemplateFaultCode };

const TWIPS_PER_MM = 1440 / 25.4;

/** Returns what would be taken from this file, or why it is refused. */
export function inspectTemplate(bytes: Uint8Array): TemplateInspection {
  try {
    const { styleIds, fonts, page, headers, footers, ...own } = readTemplate(bytes, 'nl-NL');
    const shown = (parts: TemplateParts) =>
      PAGE_KINDS.filter(
        (kind) =>
          parts[kind] && (kind === 'default' || (kind === 'first' ? own.ownFirstPage : own.ownEvenPages)),
      );
    return {
      kind: 'taken',
      taken: {
        styles: KNOWN_STYLES.filter((id) => styleIds.has(id)),
        headingFont: fonts.heading,
        textFont: fonts.text,
        pageWidthMm: Math.round(page.width / TWIPS_PER_MM),
        pageHeightMm: Math.round(page.height / TWIPS_PER_MM),
        headers: shown(headers),
        footers: shown(footers),
      },
    };
  } catch (cause) {
    if (cause instanceof TemplateFault) return { kind: 'refused', fault: cause.code };
    throw cause;
  }
}
