import type { IXmlableObject } from 'docx';

// The form in which the library has a document before writing it: each element by its name, with its children in a
// list, and its attributes as `_attr` in the list or instead of it.

export type Element = IXmlableObject;

export function isNamed<Name extends string>(element: unknown, name: Name): element is Record<Name, unknown> {
  return typeof element === 'object' && element !== null && name in element;
}

export function childrenOf(element: unknown, name: string): readonly unknown[] {
  const children = isNamed(element, name) ? element[name] : null;
  return Array.isArray(children) ? children : [];
}

export function attributeOf(elements: readonly unknown[], name: string, attribute: string): unknown {
  const element = elements.find((each) => isNamed(each, name));
  const content: unknown = isNamed(element, name) ? element[name] : null;
  const attributes = isNamed(content, '_attr') ? content._attr : null;
  return isNamed(attributes, attribute) ? attributes[attribute] : null;
}

/** Returns all text in an element. */
export function textOf(element: unknown): string {
  if (typeof element === 'string') return element;
  if (Array.isArray(element)) return element.map(textOf).join('');
  if (typeof element !== 'object' || element === null) return '';
  return Object.entries(element)
    .filter(([name]) => name !== '_attr')
    .map(([, child]) => textOf(child))
    .join('');
}
