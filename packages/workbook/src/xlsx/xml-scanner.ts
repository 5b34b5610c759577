import { damaged, WorkbookFault } from '../problems/workbook-fault.ts';

/** Receives the tags and texts of a document in order. Names come without their namespace prefix. */
export interface XmlHandler {
  /** `attributes` is the raw text between the name and the end of the tag */
  open(name: string, attributes: string): void;
  text(text: string): void;
  close(name: string): void;
  /**
   * May read a whole element by itself, from the `<` at `start`: returns where it ends, or -1 to have it read tag by tag.
   * `start` is never inside a tag.
   */
  shortcut?(source: string, start: number): number;
}

export interface XmlScanner {
  write(chunk: string): void;
  /** Call after the last chunk: a document that stops halfway is damaged. */
  end(): void;
}

/** A tag or a text may not be longer than this; Excel's longest cell text is 32,767 characters. */
const TOKEN_MAX = 4 * 1024 * 1024;

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
 * Reads XML in pieces as they are unpacked, without building a tree. It knows what an Office part may hold: a document
 * type declaration, where entity bombs live, is refused; entities other than XML's own five are damage.
 */
export function createXmlScanner(handler: XmlHandler): XmlScanner {
  let rest = '';
  let depth = 0;
  let sawRoot = false;

  /** Comments, CDATA and declarations; returns where reading goes on, -1 when the chunk holds no end. */
  function skipSpecial(source: string, start: number): number {
    if (source.charCodeAt(start + 1) === QUESTION) {
      const end = source.indexOf('?>', start);
      return end < 0 ? -1 : end + 2;
    }
    if (source.length < start + 9) return -1;
    if (source.startsWith('<!--', start)) {
      const end = source.indexOf('-->', start + 4);
      return end < 0 ? -1 : end + 3;
    }
    if (source.startsWith('<![CDATA[', start)) {
      const end = source.indexOf(']]>', start + 9);
      if (end < 0) return -1;
      handler.text(source.slice(start + 9, end));
      return end + 3;
    }
    throw new WorkbookFault('unsafe-file', { reason: 'document-type' });
  }

  function readTag(source: string, start: number, end: number): void {
    const closing = source.charCodeAt(start + 1) === SLASH;
    const empty = source.charCodeAt(end - 1) === SLASH;
    const stop = empty ? end - 1 : end;
    let nameStart = closing ? start + 2 : start + 1;
    let nameEnd = nameStart;
    for (; nameEnd < stop; nameEnd++) {
      const code = source.charCodeAt(nameEnd);
      if (code <= SPACE) break;
      if (code === COLON) nameStart = nameEnd + 1;
    }
    const name = source.slice(nameStart, nameEnd);
    if (closing) {
      if (--depth < 0) throw damaged();
      handler.close(name);
      return;
    }
    if (depth === 0 && sawRoot) throw damaged();
    sawRoot = true;
    handler.open(name, nameEnd < stop ? source.slice(nameEnd, stop) : '');
    if (empty) handler.close(name);
    else depth++;
  }

  /** Reads what is complete and returns the rest. */
  function scan(source: string): string {
    let position = 0;
    for (;;) {
      const start = source.indexOf('<', position);
      if (start < 0) break;
      if (start > position) handler.text(decodeEntities(source.slice(position, start)));
      position = start;
      const next = source.charCodeAt(start + 1);
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
    }
    return source.slice(position);
  }

  return {
    write(chunk) {
      rest = scan(rest + chunk);
      if (rest.length > TOKEN_MAX) throw damaged();
    },
    end() {
      if (depth !== 0 || !sawRoot || rest.trim() !== '') throw damaged();
    },
  };
}

/** The end of the opening tag that starts at `start`, quotes respected; -1 when the chunk holds no end. */
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

const XML_ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text with XML's five entities and its character numbers resolved. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&([^;&]{0,12});?/g, (_, name: string) => {
    const known = XML_ENTITIES[name];
    if (known !== undefined) return known;
    const number = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(name);
    const code = number ? Number.parseInt(number[1] ?? number[2] ?? '', number[1] ? 16 : 10) : -1;
    if (code < 0 || code > 0x10ffff) throw damaged();
    return String.fromCodePoint(code);
  });
}

/** The value of one attribute, named without its namespace prefix; null when the tag lacks it. */
export function findAttribute(attributes: string, name: string): string | null {
  for (const match of attributes.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const full = match[1] ?? '';
    if (full.slice(full.indexOf(':') + 1) === name) return decodeEntities(match[2] ?? match[3] ?? '');
  }
  return null;
}
