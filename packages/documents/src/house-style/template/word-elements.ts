import type { Document, Element } from '@xmldom/xmldom';

export const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** Elements of WordprocessingML by their name without prefix, in order, however deep. */
export function wordElements(within: Document | Element, name: string): Element[] {
  return [...within.getElementsByTagNameNS(WORD, name)];
}

export function wordValue(element: Element | undefined, name = 'val'): string | null {
  return element?.getAttributeNS(WORD, name) ?? null;
}

/** Whether an element says yes: by being there, unless its value says no. */
export function isOn(element: Element | undefined): boolean {
  return element !== undefined && !/^(0|false|off)$/.test(wordValue(element) ?? '');
}

export function removeAll(elements: readonly Element[]): void {
  for (const element of elements) element.parentNode?.removeChild(element);
}
