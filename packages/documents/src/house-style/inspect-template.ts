import { KNOWN_STYLES, type KnownStyle, type TemplateWarning } from './looked-at/template-warning.ts';
import { templateWarnings } from './looked-at/template-warnings.ts';
import type { PageSetup } from './page-setup.ts';
import { readTemplate } from './template/read-template.ts';
import { TemplateFault, type TemplateFaultCode } from './template/template-fault.ts';
import { breaksOff, hasTooManyPixels } from './template/whole-picture.ts';
import { PAGE_KINDS, type PageKind, type TemplateParts, type WordTemplate } from './word-template.ts';

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
  /** the sections of its document, and the place of the one that is taken; absent of what was inspected before */
  readonly sections?: readonly TemplateSection[];
  readonly section?: number;
  readonly warnings?: readonly TemplateWarning[];
}

/** The page of a section, in whole millimetres. */
export interface TemplateSection {
  readonly pageWidthMm: number;
  readonly pageHeightMm: number;
}

export type TemplateInspection =
  | { readonly kind: 'taken'; readonly taken: TakenOver }
  | { readonly kind: 'refused'; readonly fault: TemplateFaultCode; readonly field: string | null };

const TWIPS_PER_MM = 1440 / 25.4;

/** Returns what would be taken from this file and its section, or why it is refused; null for its last section. */
export function inspectTemplate(bytes: Uint8Array, section: number | null = null): TemplateInspection {
  try {
    const template = readTemplate(bytes, 'nl-NL', section);
    refusePictures(template);
    const { styleIds, fonts, page, headers, footers, ...own } = template;
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
        ...inMillimetres(page),
        headers: shown(headers),
        footers: shown(footers),
        sections: own.sections.map(inMillimetres),
        section: own.section,
        warnings: templateWarnings(template),
      },
    };
  } catch (cause) {
    if (cause instanceof TemplateFault) return { kind: 'refused', fault: cause.code, field: cause.field };
    throw cause;
  }
}

function inMillimetres({ width, height }: PageSetup): TemplateSection {
  return {
    pageWidthMm: Math.round(width / TWIPS_PER_MM),
    pageHeightMm: Math.round(height / TWIPS_PER_MM),
  };
}

/** Refuses pictures that would not be whole in a document; a template that was taken before is not refused for them. */
function refusePictures({ headers, footers }: WordTemplate): void {
  for (const part of [...Object.values(headers), ...Object.values(footers)])
    for (const relation of part.relations) {
      if (relation.kind !== 'picture') continue;
      const { extension, bytes } = relation;
      if (breaksOff(extension, bytes)) throw new TemplateFault('picture-breaks-off');
      if (hasTooManyPixels(extension, bytes)) throw new TemplateFault('picture-too-large');
    }
}
