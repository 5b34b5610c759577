import { DOMParser, type Document, type Element, onErrorStopParsing } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** A Word document with its parsed parts. */
export interface ReadDocument {
  /** every part by its name; XML parts are parsed, which throws where one is not well-formed */
  readonly parts: ReadonlyMap<string, Document | null>;
  /** the text of every paragraph in order, tables included, with its style */
  readonly paragraphs: readonly { readonly style: string; readonly text: string }[];
  /** rows of cells, table by table */
  readonly tables: readonly (readonly (readonly string[])[])[];
}

export function readDocument(bytes: Uint8Array): ReadDocument {
  const parser = new DOMParser({ onError: onErrorStopParsing });
  const parts = new Map(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [
      name,
      /\.(xml|rels)$/.test(name) ? parser.parseFromString(strFromU8(content), 'text/xml') : null,
    ]),
  );
  const body = partOf(parts, 'word/document.xml');
  return {
    parts,
    paragraphs: elementsOf(body, 'p').map((paragraph) => ({
      style: elementsOf(paragraph, 'pStyle')[0]?.getAttribute('w:val') ?? 'Normal',
      text: textOf(paragraph),
    })),
    tables: elementsOf(body, 'tbl').map((table) =>
      elementsOf(table, 'tr').map((row) =>
        elementsOf(row, 'tc').map((cell) => elementsOf(cell, 'p').map(textOf).join('\n')),
      ),
    ),
  };
}

/** Returns a part that must exist. */
export function partOf(parts: ReadDocument['parts'], name: string): Document {
  const part = parts.get(name);
  if (!part) throw new Error(`The document has no ${name}`);
  return part;
}

/** Returns elements of WordprocessingML by their name without prefix, in order, at any depth. */
export function elementsOf(within: Document | Element, name: string): Element[] {
  return [...within.getElementsByTagNameNS(WORD, name)];
}

/**
 * Returns the readable text of an element: texts and equations, a fraction with a slash between its halves. Characters
 * that keep amounts on one line become the hyphen or the space that they look like.
 */
function textOf(element: Element): string {
  return [...element.getElementsByTagName('*')]
    .map(({ localName, textContent }) => {
      if (localName === 't') return textContent ?? '';
      return localName === 'den' ? ' / ' : '';
    })
    .join('')
    .replaceAll('\u2011', '-')
    .replaceAll('\u00a0', ' ');
}
