import type { Document, Element } from '@xmldom/xmldom';
import { wordElements, wordValue } from './word-elements.ts';

/** Returns a style and those on which it is based, the nearest first; a circle ends where it began. */
export function basedOn(styles: Document, id: string): Element[] {
  const byId = new Map(wordElements(styles, 'style').map((style) => [wordValue(style, 'styleId'), style]));
  const chain = new Set<Element>();
  let style = byId.get(id);
  while (style && !chain.has(style)) {
    chain.add(style);
    style = byId.get(wordValue(wordElements(style, 'basedOn')[0]));
  }
  return [...chain];
}
