import { DOMParser, type Document } from '@xmldom/xmldom';
import { hasOwn, PAGE_KINDS, type WordTemplate } from '../word-template.ts';
import {
  examplePageOf,
  KNOWN_STYLES,
  shownText,
  type TemplateWarning,
  type TextPlace,
} from './template-warning.ts';
import { type Appearance, appearanceOfRun, appearanceOfStyle, runsWithWords } from './text-appearance.ts';

/**
 * Looks at how every text of a document in this template shows, on white paper: hidden or hard to read text in its
 * styles, headers and footers, and fields that are left out because they show something of another document.
 */
export function templateWarnings(template: WordTemplate): TemplateWarning[] {
  const styles = parsed(template.styles);
  const ownFirstPage = template.ownFirstPage || !hasOwn(template, 'headers');
  const at = (place: TextPlace, text: string | null): Found => ({
    ...place,
    text: text && shownText(text),
    examplePage: examplePageOf(place, ownFirstPage),
  });
  const ofStyles = KNOWN_STYLES.filter((id) => template.styleIds.has(id)).flatMap((style) =>
    faultsOf(appearanceOfStyle(styles, style), at({ of: 'style', style, pages: null }, null)),
  );
  const ofParts = (['header', 'footer'] as const).flatMap((of) =>
    PAGE_KINDS.flatMap((pages) => {
      const part = template[`${of}s`][pages];
      if (!part) return [];
      const place = { of, style: null, pages };
      return [
        ...runsWithWords(parsed(part.xml)).flatMap(({ run, text }) =>
          faultsOf(appearanceOfRun(run, styles), at(place, text)),
        ),
        ...part.left.map(
          ({ field, text }): TemplateWarning => ({
            ...at(place, text),
            kind: 'foreign-field',
            contrast: null,
            field,
          }),
        ),
      ];
    }),
  );
  return [...ofStyles, ...ofParts];
}

type Found = Omit<TemplateWarning, 'kind' | 'contrast' | 'field'>;

function faultsOf({ isHidden, isLegible, contrast }: Appearance, at: Found): TemplateWarning[] {
  if (isHidden) return [{ ...at, kind: 'hidden-text', contrast: null, field: null }];
  return isLegible ? [] : [{ ...at, kind: 'low-contrast', contrast, field: null }];
}

function parsed(xml: string): Document {
  return new DOMParser().parseFromString(xml, 'text/xml');
}
