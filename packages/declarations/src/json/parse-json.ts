import { refuse } from '../problems/declaration-fault.ts';

/** An object is a Map, so that no key of a file is a property of ours. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = ReadonlyMap<string, Json>;

/** The deepest nesting: an archive of soda4LCA has about ten. */
const DEPTH_MAX = 64;
/** A declaration has five thousand values, and a project of LCAx some hundred times as many. */
const VALUES_MAX = 1_000_000;
const SHOWN_MAX = 40;

const BLANKS = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in a text
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const WORD = /true|false|null/y;

/**
 * Reads JSON (RFC 8259) and refuses what `JSON.parse` accepts without a word: a key twice, of which the last would win,
 * a number too large to hold, and nesting without end. NaN and Infinity are no JSON.
 */
export function parseJson(text: string): Json {
  let at = text.startsWith('\ufeff') ? 1 : 0;
  let count = 0;

  const skipBlanks = () => {
    BLANKS.lastIndex = at;
    BLANKS.exec(text);
    at = BLANKS.lastIndex;
  };
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found === undefined) refuse('file-damaged', {}, `@${at}`);
    at += found.length;
    return found;
  };
  const expectMark = (mark: string) => {
    if (text[at] !== mark) refuse('file-damaged', {}, `@${at}`);
    at++;
    skipBlanks();
  };
  const readString = () => String(JSON.parse(take(STRING)));

  function readValue(depth: number, path: string): Json {
    if (depth > DEPTH_MAX || ++count > VALUES_MAX) refuse('too-deep', { max: DEPTH_MAX }, path);
    skipBlanks();
    const value = readToken(depth, path);
    skipBlanks();
    return value;
  }

  function readToken(depth: number, path: string): Json {
    const mark = text[at];
    if (mark === '{') return readObject(depth, path);
    if (mark === '[') return readList(depth, path);
    if (mark === '"') return readString();
    if (mark === 't' || mark === 'f' || mark === 'n') {
      const word = take(WORD);
      return word === 'null' ? null : word === 'true';
    }
    const digits = take(NUMBER);
    const number = Number(digits);
    if (!Number.isFinite(number)) refuse('not-a-number', { value: digits.slice(0, SHOWN_MAX) }, path);
    return number;
  }

  function readObject(depth: number, path: string): JsonObject {
    const object = new Map<string, Json>();
    expectMark('{');
    if (text[at] === '}') return ended(object);
    for (;;) {
      const key = readString();
      const below = `${path}.${key.slice(0, SHOWN_MAX)}`;
      if (object.has(key)) refuse('duplicate-key', { key: key.slice(0, SHOWN_MAX) }, below);
      skipBlanks();
      expectMark(':');
      object.set(key, readValue(depth + 1, below));
      if (text[at] === '}') return ended(object);
      expectMark(',');
    }
  }

  function readList(depth: number, path: string): Json[] {
    const list: Json[] = [];
    expectMark('[');
    if (text[at] === ']') return ended(list);
    for (;;) {
      list.push(readValue(depth + 1, `${path}[${list.length}]`));
      if (text[at] === ']') return ended(list);
      expectMark(',');
    }
  }

  function ended<Value>(value: Value): Value {
    at++;
    return value;
  }

  const value = readValue(0, '$');
  if (at < text.length) refuse('file-damaged', {}, `@${at}`);
  return value;
}
