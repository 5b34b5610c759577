import { createXmlScanner, decodeEntities } from '@milieuspoor/workbook/safe-files';
import { refuse } from '../problems/declaration-fault.ts';

/** An element; its name and those of its attributes come without their namespace prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** the text directly in it, without blanks around it */
  readonly text: string;
  /** such as /processDataSet/LCIAResults/LCIAResult[3] */
  readonly path: string;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  readonly path: string;
  readonly counts: Map<string, number>;
  text: string;
}

/** More than any declaration has; a tree of them takes a few hundred bytes each. */
const ELEMENTS_MAX = 300_000;
const DEPTH_MAX = 100;

/**
 * Reads the text of an XML document into a tree. Document types, and with them entities, are refused; so is what is not
 * well-formed.
 */
export function parseXml(text: string): XmlElement {
  const open: OpenElement[] = [elementOf('', new Map(), '')];
  let count = 0;
  const scanner = createXmlScanner({
    open(name, attributes) {
      const parent = open.at(-1) ?? refuse('file-damaged', {});
      const place = (parent.counts.get(name) ?? 0) + 1;
      parent.counts.set(name, place);
      const path = `${parent.path}/${name}${place > 1 ? `[${place}]` : ''}`;
      if (++count > ELEMENTS_MAX || open.length > DEPTH_MAX) refuse('too-deep', { max: DEPTH_MAX }, path);
      open.push(elementOf(name, toAttributes(attributes), path));
    },
    text(part) {
      const element = open.at(-1);
      if (element) element.text += part;
    },
    close() {
      const element = open.pop();
      if (!element) refuse('file-damaged', {});
      const { counts: _, ...closed } = element;
      open.at(-1)?.children.push({ ...closed, text: element.text.trim() });
    },
  });
  scanner.write(withoutDeclaration(text));
  scanner.end();
  return open[0]?.children[0] ?? refuse('file-damaged', {});
}

function elementOf(name: string, attributes: ReadonlyMap<string, string>, path: string): OpenElement {
  return { name, attributes, children: [], path, counts: new Map(), text: '' };
}

function toAttributes(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const match of text.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const full = match[1] ?? '';
    attributes.set(full.slice(full.indexOf(':') + 1), decodeEntities(match[2] ?? match[3] ?? ''));
  }
  return attributes;
}

/** Its encoding was followed when the bytes were decoded. */
function withoutDeclaration(text: string): string {
  return text.replace(/^<\?xml\s[^>]*\?>/, '');
}

/** Returns the children with a name. */
export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((each) => each.name === name) ?? [];
}

/** Returns the first element down a path of names. */
export function childOf(
  element: XmlElement | undefined,
  ...names: readonly string[]
): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>((found, name) => childrenOf(found, name)[0], element);
}
