import { damaged, WorkbookFault } from '../problems/workbook-fault.ts';
import {
  checkAttributes,
  checkCharacters,
  checkDeclaration,
  isXmlName,
  resolveReference,
} from './xml-rules.ts';

/** Receives the tags and texts of a document in order. Names come without their namespace prefix. */
export interface XmlHandler {
  /** `attributes` is the raw text between the name and the end of the tag */
  open(name: string, attributes: string): void;
  text(text: string): void;
  close(name: string): void;
  /**
   * May read a whole element by itself, from the `<` at `start`: returns its end, or -1 to have it read tag by tag.
   * `start` is never inside a tag.
   */
  shortcut?(source: string, start: number): number;
}

export interface XmlScanner {
  write(chunk: string): void;
  /** Call after the last chunk: an incomplete document is damaged. */
  end(): void;
}

/** The greatest length of a tag or a text; Excel's longest cell text is 32,767 characters. */
const TOKEN_MAX = 4 * 1024 * 1024;

/** The largest number of different elements, and the deepest nesting: more than any part of a workbook has. */
const NAMES_MAX = 10_000;
const DEPTH_MAX = 1_000;

const LESS_THAN = 60;
const GREATER_THAN = 62;
const SLASH = 47;
const EXCLAMATION = 33;
const QUESTION = 63;
const COLON = 58;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;
const SPACE = 32;

/**
 * Reads XML in pieces as they are unpacked, without building a tree. A text that is not well-formed is damage: a guess
 * at its meaning may give another figure than Excel's. A document type declaration, which entity bombs need, is
 * refused.
 */
export function createXmlScanner(handler: XmlHandler): XmlScanner {
  let rest = '';
  let sawAnything = false;
  let sawRoot = false;
  /** the open elements, with their prefixes */
  const open: string[] = [];
  /** names that passed the check: there are few, however many tags */
  const names = new Set<string>();

  /** Skips comments, CDATA and declarations; returns where reading continues, -1 when the chunk holds no end. */
  function skipSpecial(source: string, start: number): number {
    if (source.charCodeAt(start + 1) === QUESTION) {
      const end = source.indexOf('?>', start);
      if (end < 0) return -1;
      if (/^<\?xml\s/i.test(source.slice(start, start + 6))) {
        if (sawAnything) throw damaged();
        checkDeclaration(source.slice(start, end + 2));
      }
      return end + 2;
    }
    if (source.length < start + 9) return -1;
    if (source.startsWith('<!--', start)) {
      const end = source.indexOf('--', start + 4);
      if (end < 0 || end + 2 >= source.length) return -1;
      if (source.charCodeAt(end + 2) !== GREATER_THAN) throw damaged();
      return end + 3;
    }
    if (source.startsWith('<![CDATA[', start)) {
      const end = source.indexOf(']]>', start + 9);
      if (end < 0) return -1;
      if (open.length === 0) throw damaged();
      handler.text(source.slice(start + 9, end));
      return end + 3;
    }
    throw new WorkbookFault('unsafe-file', { reason: 'document-type' });
  }

  function readTag(source: string, start: number, end: number): void {
    const closing = source.charCodeAt(start + 1) === SLASH;
    const empty = !closing && source.charCodeAt(end - 1) === SLASH;
    const stop = empty ? end - 1 : end;
    const from = closing ? start + 2 : start + 1;
    let nameStart = from;
    let nameEnd = from;
    for (; nameEnd < stop; nameEnd++) {
      const code = source.charCodeAt(nameEnd);
      if (code <= SPACE) break;
      if (code === COLON) nameStart = nameEnd + 1;
    }
    const name = source.slice(nameStart, nameEnd);
    const full = nameStart === from ? name : source.slice(from, nameEnd);
    const attributes = nameEnd < stop ? source.slice(nameEnd, stop) : '';
    if (closing) {
      if (open.pop() !== full || attributes.trim() !== '') throw damaged();
      handler.close(name);
      return;
    }
    if (!names.has(full)) {
      if (!isXmlName(full) || names.size > NAMES_MAX) throw damaged();
      names.add(full);
    }
    if (open.length === 0 && sawRoot) throw damaged();
    sawRoot = true;
    if (attributes !== '') checkAttributes(attributes);
    handler.open(name, attributes);
    if (empty) handler.close(name);
    else if (open.push(full) > DEPTH_MAX) throw damaged();
  }

  function readText(text: string): void {
    if (open.length > 0) {
      if (text.includes(']]>')) throw damaged();
      handler.text(decodeEntities(text));
    } else if (!isBlank(text)) throw damaged();
  }

  /** Reads the complete tokens and returns the rest. */
  function scan(source: string): string {
    let position = 0;
    for (;;) {
      const start = source.indexOf('<', position);
      if (start < 0) break;
      if (start > position) readText(source.slice(position, start));
      position = start;
      const next = source.charCodeAt(start + 1);
      // The second character identifies every token.
      if (Number.isNaN(next)) break;
      const shortcut = handler.shortcut?.(source, start) ?? -1;
      if (shortcut >= 0) position = shortcut;
      else if (next === EXCLAMATION || next === QUESTION) {
        const after = skipSpecial(source, start);
        if (after < 0) break;
        position = after;
      } else {
        const end = next === SLASH ? source.indexOf('>', start) : endOfTag(source, start);
        if (end < 0) break;
        readTag(source, start, end);
        position = end + 1;
      }
      sawAnything = true;
    }
    return source.slice(position);
  }

  return {
    write(chunk) {
      checkCharacters(chunk);
      rest = scan(rest + chunk);
      if (rest.length > TOKEN_MAX) throw damaged();
    },
    end() {
      if (open.length > 0 || !sawRoot || !isBlank(rest)) throw damaged();
    },
  };
}

/**
 * Returns the end of the opening tag that starts at `start`, taking quotes into account; -1 when the chunk holds no
 * end.
 */
export function endOfTag(source: string, start: number): number {
  let quote = 0;
  for (let index = start + 1; index < source.length; index++) {
    const code = source.charCodeAt(index);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === GREATER_THAN) return index;
    else if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) quote = code;
    else if (code === LESS_THAN) throw damaged();
  }
  return -1;
}

/** Returns text with XML's five entities and its character numbers decoded. */
export function decodeEntities(text: string): string {
  return text.includes('&') ? text.replace(/&([^;&<]*)(;?)/g, resolveReference) : text;
}

function isBlank(text: string): boolean {
  return /^[ \t\r\n]*$/.test(text);
}

/** Returns the value of one attribute, named without its namespace prefix; null when the tag lacks it. */
export function findAttribute(attributes: string, name: string): string | null {
  for (const match of attributes.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const full = match[1] ?? '';
    if (full.slice(full.indexOf(':') + 1) === name) return decodeEntities(match[2] ?? match[3] ?? '');
  }
  return null;
}
