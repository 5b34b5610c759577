import { type Document, XMLSerializer } from '@xmldom/xmldom';
import { type IThemeOptions, readTheme } from 'docx';
import { contentWidthOf } from '../page-setup.ts';
import type { PageKind, TemplateParts, WordTemplate } from '../word-template.ts';
import { basedOn } from './based-on.ts';
import { levelHeadings } from './heading-levels.ts';
import { fitHeadings } from './heading-size.ts';
import { refuseActiveContent } from './refuse-active-content.ts';
import { TemplateFault } from './template-fault.ts';
import { templateFonts } from './template-fonts.ts';
import { openTemplate, type TemplatePackage } from './template-package.ts';
import { templatePage } from './template-page.ts';
import { templatePart } from './template-part.ts';
import {
  renamedStyles,
  renameStyles,
  type StyleNames,
  styleIdsOf,
  stylesInLanguage,
  textSizeOf,
} from './template-styles.ts';
import { isOn, removeAll, WORD, wordElements, wordValue } from './word-elements.ts';

const PLAIN_DOCUMENT = /wordprocessingml\.(document|template)\.main\+xml$/;

/**
 * Returns what is taken from a Word document or template, with its styles in this language. Throws a TemplateFault for
 * a file that is not one, that is damaged, or that holds more than text, pictures and fields. Page, headers and footers are
 * those of the chosen section, by its place; null for the last.
 */
export function readTemplate(
  bytes: Uint8Array,
  languageTag: string,
  chosenSection: number | null = null,
): WordTemplate {
  const opened = openTemplate(bytes);
  const main = mainPartOf(opened);
  refuseActiveContent(opened);
  const document = partOf(opened, main);
  const relationOf = (kind: string) => opened.relations(main).find((each) => each.kind === kind)?.target;
  const optional = (kind: string) => opened.xml(relationOf(kind) ?? '');
  const styles = partOf(opened, relationOf('styles') ?? '');
  const names = renamedStyles(styles);
  renameStyles(styles, names);
  levelHeadings(styles);
  const { page, sections, section, ownFirstPage, headers, footers } = templatePage(document, chosenSection);
  const parts = (ids: ReadonlyMap<PageKind, string>) => partsOf(opened, main, { ids, names });
  const settings = optional('settings');
  const fontTable = optional('fontTable');
  const theme = themeOf(opened, relationOf('theme'));
  return {
    styleIds: styleIdsOf(styles),
    textSize: textSizeOf(styles),
    headingSize: fitHeadings(styles, contentWidthOf(page)),
    fonts: templateFonts(styles, theme),
    styles: stylesInLanguage(styles, languageTag),
    theme,
    accent: accentOf(theme) ?? headingColour(styles),
    fontTable: fontTable && fontTableWithoutFonts(fontTable),
    page,
    sections,
    section,
    ownFirstPage,
    ownEvenPages: isOn(settings ? wordElements(settings, 'evenAndOddHeaders')[0] : undefined),
    headers: parts(headers),
    footers: parts(footers),
  };
}

function mainPartOf(opened: TemplatePackage): string {
  const main = opened.relations('').find(({ kind }) => kind === 'officeDocument')?.target;
  const types = opened.xml('[Content_Types].xml');
  const type = [...(types?.getElementsByTagName('Override') ?? [])]
    .find((each) => each.getAttribute('PartName') === `/${main}`)
    ?.getAttribute('ContentType');
  if (main === undefined || !type) throw new TemplateFault('not-a-document');
  if (type.includes('macroEnabled')) throw new TemplateFault('macros');
  if (!PLAIN_DOCUMENT.test(type)) throw new TemplateFault('not-a-document');
  return main;
}

/** Returns a part that every Word file has. Throws for a file in the strict variant of the format, which is rare. */
function partOf(opened: TemplatePackage, name: string): Document {
  const part = opened.xml(name);
  if (!part) throw new TemplateFault('damaged');
  if (part.documentElement?.namespaceURI !== WORD) throw new TemplateFault('not-a-document');
  return part;
}

function partsOf(
  opened: TemplatePackage,
  main: string,
  { ids, names }: { readonly ids: ReadonlyMap<PageKind, string>; readonly names: StyleNames },
): TemplateParts {
  const relations = new Map(opened.relations(main).map(({ id, target }) => [id, target]));
  return Object.fromEntries(
    [...ids].map(([kind, id]) => [kind, templatePart(opened, relations.get(id) ?? '', names)]),
  );
}

function themeOf(opened: TemplatePackage, name: string | undefined): IThemeOptions | null {
  const part = opened.xml(name ?? '');
  if (!part) return null;
  try {
    return readTheme(new XMLSerializer().serializeToString(part));
  } catch {
    // The library describes what it misses; for the owner of the file, the file is damaged.
    throw new TemplateFault('damaged');
  }
}

function accentOf(theme: IThemeOptions | null): string | null {
  const accent = theme?.colors?.accent1;
  return accent ? `#${accent.toLowerCase()}` : null;
}

const EMBEDDED = ['embedRegular', 'embedBold', 'embedItalic', 'embedBoldItalic'];

/**
 * Returns the substitutes for each font, without the fonts themselves, whose licences decide who may distribute them.
 */
function fontTableWithoutFonts(part: Document): string {
  for (const name of EMBEDDED) removeAll(wordElements(part, name));
  return new XMLSerializer().serializeToString(part);
}

const DIGITS = /^[0-9a-f]{6}$/i;

/**
 * Returns the colour of the first heading, '#rrggbb': that of the style itself, else of the nearest style on which it
 * is based. Returns null where none states one, or leaves it to the reader. The styles already have our ids.
 */
function headingColour(styles: Document): string | null {
  const named = basedOn(styles, 'Heading1').flatMap((style) => wordElements(style, 'color'))[0];
  const digits = wordValue(named) ?? '';
  return DIGITS.test(digits) ? `#${digits.toLowerCase()}` : null;
}
