import type { IXmlableObject } from 'docx';

// What the library makes of a document before it is written: each element by its name, holding its children in a list, and
// its attributes as `_attr` among or in place of them.

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

/** All that stands in an element as text. */
export function textOf(element: unknown): string {
  if (typeof element === 'string') return element;
  if (Array.isArray(element)) return element.map(textOf).join('');
  if (typeof element !== 'object' || element === null) return '';
  return Object.entries(element)
    .filter(([name]) => name !== '_attr')
    .map(([, child]) => textOf(child))
    .join('');
}
