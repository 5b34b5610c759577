import { childrenOf, rawOf, rootOf, withAttribute, withInside, type XmlElement } from './xml-elements.ts';

/** The collections that styles refer into, in the order in which a style sheet must hold them. */
const ORDER = ['numFmts', 'fonts', 'fills', 'borders', 'cellStyleXfs', 'cellXfs', 'cellStyles'];
const GROUPS = ['fonts', 'fills', 'borders', 'cellXfs'] as const;
export type Group = (typeof GROUPS)[number];

const DEFAULTS: Readonly<Record<Group, readonly string[]>> = {
  fonts: ['<font><sz val="11"/><name val="Calibri"/></font>'],
  fills: [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
  ],
  borders: ['<border><left/><right/><top/><bottom/><diagonal/></border>'],
  cellXfs: ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>'],
};

/** Returns the members of each collection as in the file, or the minimum that is required. */
export function readGroups(xml: string): Record<Group, readonly string[]> {
  const children = childrenOf(xml, rootOf(xml));
  const read = (group: Group) => {
    const parent = children.find(({ name }) => name === group);
    const found = parent ? childrenOf(xml, parent).map((child) => rawOf(xml, child)) : [];
    return found.length > 0 ? found : prefixed(DEFAULTS[group], rootOf(xml).prefix);
  };
  return { fonts: read('fonts'), fills: read('fills'), borders: read('borders'), cellXfs: read('cellXfs') };
}

function prefixed(contents: readonly string[], prefix: string): string[] {
  return contents.map((content) => content.replace(/<(\/?)(\w)/g, `<$1${prefix}$2`));
}

/** Replaces the collections, the last one first, so that the positions of those before it remain correct. */
export function withGroups(
  xml: string,
  prefix: string,
  own: Record<Group, readonly string[]>,
  added: Record<Group, readonly string[]>,
): string {
  let changed = xml;
  for (const group of [...GROUPS].reverse()) {
    const root = rootOf(changed);
    const children = childrenOf(changed, root);
    const element = children.find(({ name }) => name === group);
    const count = String(own[group].length + added[group].length);
    if (element && childrenOf(changed, element).length > 0) {
      changed = withInside(changed, element, added[group].join(''));
      const tag = changed.slice(element.start, element.contentStart);
      changed =
        changed.slice(0, element.start) +
        withAttribute(tag, 'count', count) +
        changed.slice(element.contentStart);
      continue;
    }
    const contents = [...own[group], ...added[group]].join('');
    const whole = `<${prefix}${group} count="${count}">${contents}</${prefix}${group}>`;
    changed = element
      ? changed.slice(0, element.start) + whole + changed.slice(element.end)
      : insertInOrder(changed, root, children, group, whole);
  }
  return changed;
}

function insertInOrder(
  xml: string,
  root: XmlElement,
  children: readonly XmlElement[],
  group: Group,
  whole: string,
): string {
  const place = ORDER.indexOf(group);
  const before = children.filter(({ name }) => ORDER.includes(name) && ORDER.indexOf(name) < place).at(-1);
  if (!before) return withInside(xml, root, whole, 'first');
  return xml.slice(0, before.end) + whole + xml.slice(before.end);
}
