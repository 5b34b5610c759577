import type { Document, Element } from '@xmldom/xmldom';
import { wordElements, wordValue } from './word-elements.ts';

/** A style and those that it is based on, the nearest first; a circle ends where it began. */
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
