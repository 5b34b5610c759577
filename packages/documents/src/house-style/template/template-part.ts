import { type Document, type Element, XMLSerializer } from '@xmldom/xmldom';
import type { PartRelation, TemplatePart } from '../word-template.ts';
import { leaveForeignFields } from './foreign-fields.ts';
import { hidePaths } from './hide-paths.ts';
import { refuseActiveFields } from './refuse-active-fields.ts';
import { TemplateFault } from './template-fault.ts';
import type { Relation, TemplatePackage } from './template-package.ts';
import { renameStyles, type StyleNames } from './template-styles.ts';
import { removeAll, wordElements } from './word-elements.ts';

const SVG = 'http://schemas.microsoft.com/office/drawing/2016/SVG/main';
const HARMLESS_ADDRESS = /^(https?:\/\/|mailto:)/i;
const PICTURE_MAX_BYTES = 4 * 1024 * 1024;

/** Returns a header or a footer with its pictures and links; throws a TemplateFault when it holds something else. */
export function templatePart(opened: TemplatePackage, name: string, names: StyleNames): TemplatePart {
  const part = opened.xml(name);
  if (!part) throw new TemplateFault('damaged');
  refuseActiveFields(part);
  hidePaths(part);
  const left = leaveForeignFields(part);
  withoutDrawingsTwice(part);
  // Another part defines the counting of lists, and our document does not have it.
  removeAll(wordElements(part, 'numPr'));
  renameStyles(part, names);
  const used = idsUsedIn(part);
  return {
    xml: new XMLSerializer().serializeToString(part),
    left,
    relations: opened
      .relations(name)
      .filter(({ id }) => used.has(id))
      .map((relation) => takenRelation(opened, relation)),
  };
}

/**
 * Removes vector drawings (SVG): each has a picture beside it for programs that can't draw it, and only the picture is
 * taken.
 */
function withoutDrawingsTwice(part: Document): void {
  const drawings: Element[] = [...part.getElementsByTagNameNS(SVG, 'svgBlip')];
  removeAll(drawings.map((each) => each.parentNode as Element));
}

/** Returns the values of all attributes of the part that have a namespace: all ids of relations, and more. */
function idsUsedIn(part: Document): ReadonlySet<string> {
  const attributes = [...part.getElementsByTagName('*')].flatMap((element) => [...element.attributes]);
  return new Set(attributes.filter(({ namespaceURI }) => namespaceURI !== null).map(({ value }) => value));
}

function takenRelation(opened: TemplatePackage, { id, kind, target, external }: Relation): PartRelation {
  if (kind === 'hyperlink' && external) {
    if (!HARMLESS_ADDRESS.test(target)) throw new TemplateFault('external-content');
    return { id, kind: 'link', address: target };
  }
  const bytes = kind === 'image' ? opened.bytes(target) : null;
  const extension = bytes && pictureExtension(bytes);
  if (!extension) throw new TemplateFault('unknown-content');
  if (bytes.length > PICTURE_MAX_BYTES) throw new TemplateFault('too-large');
  return { id, kind: 'picture', extension, bytes };
}

/**
 * The first bytes of the kinds of pictures that Word itself puts into a document; a metafile has its signature at the
 * 41st byte.
 */
const SIGNATURES: readonly (readonly [extension: string, signature: readonly number[], at?: number])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['bmp', [0x42, 0x4d]],
  ['tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['tiff', [0x4d, 0x4d, 0x00, 0x2a]],
  ['emf', [0x20, 0x45, 0x4d, 0x46], 40],
  ['wmf', [0xd7, 0xcd, 0xc6, 0x9a]],
];

/** Returns the kind of a picture by its first bytes; null for other files. */
function pictureExtension(bytes: Uint8Array): string | null {
  const found = SIGNATURES.find(([, signature, at = 0]) =>
    signature.every((byte, place) => bytes[at + place] === byte),
  );
  return found?.[0] ?? null;
}
