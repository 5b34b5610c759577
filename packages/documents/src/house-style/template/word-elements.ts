import type { Document, Element } from '@xmldom/xmldom';

export const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** Returns elements of WordprocessingML by their name without prefix, in order, at any depth. */
export function wordElements(within: Document | Element, name: string): Element[] {
  return [...within.getElementsByTagNameNS(WORD, name)];
}

export function wordValue(element: Element | undefined, name = 'val'): string | null {
  return element?.getAttributeNS(WORD, name) ?? null;
}

/** Tells whether an element means yes: it is present, and its value does not say no. */
export function isOn(element: Element | undefined): boolean {
  return element !== undefined && !/^(0|false|off)$/.test(wordValue(element) ?? '');
}

export function removeAll(elements: readonly Element[]): void {
  for (const element of elements) element.parentNode?.removeChild(element);
}
