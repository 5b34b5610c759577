import { type Document, type Element, XMLSerializer } from '@xmldom/xmldom';
import { OWN_STYLE_IDS } from './own-style-ids.ts';
import { removeAll, WORD, wordElements, wordValue } from './word-elements.ts';

/** Elements that refer to a style by its id. */
const REFERENCES = ['pStyle', 'rStyle', 'tblStyle', 'basedOn', 'next', 'link', 'numStyleLink', 'styleLink'];
/** Word's text size where a template states none, in half points. */
export const WORDS_TEXT_SIZE = 20;

export type StyleNames = ReadonlyMap<string, string>;

/** Returns the new id of each style of a template in our documents, by its own id; only the changed ones. */
export function renamedStyles(styles: Document): StyleNames {
  const renamed = new Map<string, string>();
  const reserved = new Set(OWN_STYLE_IDS.values());
  for (const style of wordElements(styles, 'style')) {
    const id = idOf(style);
    const name = ownIdOf(style) ?? (reserved.has(id) ? `${id}OfTemplate` : id);
    if (name !== id) renamed.set(id, name);
  }
  return renamed;
}

/** Replaces the ids of styles wherever a part refers to one. */
export function renameStyles(part: Document, names: StyleNames): void {
  for (const style of wordElements(part, 'style')) rename(style, 'styleId', names);
  for (const reference of REFERENCES)
    for (const element of wordElements(part, reference)) rename(element, 'val', names);
}

/**
 * Returns the styles in the language of the document. Numbered headings lose their numbers: a list in another part
 * defines these, and our headings have their own list.
 */
export function stylesInLanguage(styles: Document, languageTag: string): string {
  removeAll(wordElements(styles, 'numPr'));
  removeAll(wordElements(styles, 'lang'));
  const language = styles.createElementNS(WORD, 'w:lang');
  language.setAttributeNS(WORD, 'w:val', languageTag);
  defaultsOf(styles).appendChild(language);
  return new XMLSerializer().serializeToString(styles);
}

export function styleIdsOf(styles: Document): ReadonlySet<string> {
  return new Set(wordElements(styles, 'style').map(idOf));
}

/** Returns the size of plain text in half points: that of its style, else of the whole document. */
export function textSizeOf(styles: Document): number {
  const normal = wordElements(styles, 'style').find(
    (style) => wordValue(style, 'type') === 'paragraph' && isDefault(style),
  );
  const [ofDocument] = wordElements(styles, 'rPrDefault');
  const size = [normal, ofDocument].flatMap((each) => (each ? wordElements(each, 'sz') : []))[0];
  return Number(wordValue(size)) || WORDS_TEXT_SIZE;
}

function isDefault(style: Element): boolean {
  return /^(1|true|on)$/.test(wordValue(style, 'default') ?? '');
}

function idOf(style: Element): string {
  return wordValue(style, 'styleId') ?? '';
}

function ownIdOf(style: Element): string | null {
  const name = wordValue(wordElements(style, 'name')[0])?.toLowerCase() ?? '';
  return OWN_STYLE_IDS.get(name) ?? null;
}

function rename(element: Element, attribute: string, names: StyleNames): void {
  const name = names.get(wordValue(element, attribute) ?? '');
  if (name !== undefined) element.setAttributeNS(WORD, `w:${attribute}`, name);
}

/** Returns the formatting of all text, which is the first element of the styles; creates it where there is none. */
function defaultsOf(styles: Document): Element {
  const root = styles.documentElement as Element;
  const within = (parent: Element, name: string): Element => {
    const found = wordElements(parent, name)[0];
    return (
      found ?? (parent.insertBefore(styles.createElementNS(WORD, `w:${name}`), parent.firstChild) as Element)
    );
  };
  return within(within(within(root, 'docDefaults'), 'rPrDefault'), 'rPr');
}
