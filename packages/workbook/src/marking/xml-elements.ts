import { damaged } from '../problems/workbook-fault.ts';
import { endOfTag } from '../xlsx/xml-scanner.ts';

/**
 * An element of a part by the positions of its tags in the text, so that it can be changed without changing the rest.
 */
export interface XmlElement {
  /** without its namespace prefix */
  readonly name: string;
  /** the prefix with its colon, '' when it has none */
  readonly prefix: string;
  readonly start: number;
  /** after the `>` of the opening tag */
  readonly contentStart: number;
  /** before the closing tag; equal to contentStart for an empty element */
  readonly contentEnd: number;
  readonly end: number;
}

/** Returns the sibling elements in a stretch of XML, without their descendants. */
export function elementsIn(xml: string, from = 0, to = xml.length): readonly XmlElement[] {
  const found: XmlElement[] = [];
  let depth = 0;
  let start = 0;
  let contentStart = 0;
  let position = from;
  for (;;) {
    const tagStart = xml.indexOf('<', position);
    if (tagStart < 0 || tagStart >= to) break;
    const special = endOfSpecial(xml, tagStart);
    if (special >= 0) {
      position = special;
      continue;
    }
    const closing = xml[tagStart + 1] === '/';
    const tagEnd = closing ? xml.indexOf('>', tagStart) : endOfTag(xml, tagStart);
    if (tagEnd < 0 || tagEnd >= to) throw damaged();
    position = tagEnd + 1;
    const empty = !closing && xml[tagEnd - 1] === '/';
    if (!closing && depth === 0) {
      start = tagStart;
      contentStart = position;
    }
    depth += closing ? -1 : empty ? 0 : 1;
    if (depth < 0) throw damaged();
    if (depth > 0) continue;
    found.push(toElement(xml, start, contentStart, closing ? tagStart : contentStart, position));
  }
  if (depth !== 0) throw damaged();
  return found;
}

/** Returns the root of a part. */
export function rootOf(xml: string): XmlElement {
  const root = elementsIn(xml)[0];
  if (!root) throw damaged();
  return root;
}

export function childrenOf(xml: string, parent: XmlElement): readonly XmlElement[] {
  return elementsIn(xml, parent.contentStart, parent.contentEnd);
}

/** Returns the text of the element. */
export function rawOf(xml: string, element: XmlElement): string {
  return xml.slice(element.start, element.end);
}

/** Returns the text between an element's tag name and the end of its opening tag. */
export function attributesOf(xml: string, element: XmlElement): string {
  const tag = xml.slice(element.start, element.contentStart);
  return tag.slice(1 + element.prefix.length + element.name.length).replace(/\/?>$/, '');
}

/**
 * Returns the text with `addition` as the first or the last content of an element; an empty element is opened for it.
 */
export function withInside(
  xml: string,
  element: XmlElement,
  addition: string,
  where: 'first' | 'last' = 'last',
): string {
  if (element.contentEnd === element.end) {
    const open = xml.slice(element.start, element.end).replace(/\/>$/, '>');
    const close = `</${element.prefix}${element.name}>`;
    return xml.slice(0, element.start) + open + addition + close + xml.slice(element.end);
  }
  const position = where === 'first' ? element.contentStart : element.contentEnd;
  return xml.slice(0, position) + addition + xml.slice(position);
}

/** Returns an opening tag with an attribute added or replaced. */
export function withAttribute(tag: string, name: string, value: string): string {
  const attribute = attributePattern(name);
  if (attribute.test(tag))
    return tag.replace(attribute, (_, before: string) => `${before}${name}="${value}"`);
  return tag.replace(/\s*(\/?>)$/, (_, end: string) => ` ${name}="${value}"${end}`);
}

/** Returns an opening tag without an attribute. */
export function withoutAttribute(tag: string, name: string): string {
  return tag.replace(attributePattern(name), '');
}

function attributePattern(name: string): RegExp {
  return new RegExp(`(\\s)${name}\\s*=\\s*(?:"[^"]*"|'[^']*')`);
}

function toElement(
  xml: string,
  start: number,
  contentStart: number,
  contentEnd: number,
  end: number,
): XmlElement {
  let nameEnd = start + 1;
  while (nameEnd < contentStart && !/[\s/>]/.test(xml[nameEnd] ?? '>')) nameEnd++;
  const full = xml.slice(start + 1, nameEnd);
  const colon = full.indexOf(':');
  const empty = contentEnd === contentStart && end === contentStart;
  return {
    name: full.slice(colon + 1),
    prefix: full.slice(0, colon + 1),
    start,
    contentStart,
    contentEnd: empty ? end : contentEnd,
    end,
  };
}

/** Returns the end of a comment, CDATA or a declaration; -1 for a tag. */
function endOfSpecial(xml: string, start: number): number {
  const next = xml[start + 1];
  if (next !== '?' && next !== '!') return -1;
  const closer = next === '?' ? '?>' : xml.startsWith('<!--', start) ? '-->' : ']]>';
  if (next === '!' && closer === ']]>' && !xml.startsWith('<![CDATA[', start)) throw damaged();
  const end = xml.indexOf(closer, start + 2);
  if (end < 0) throw damaged();
  return end + closer.length;
}

/** Returns a text for use between tags and in quotes; characters that XML can't hold are removed. */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML 1.0 refuses
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
