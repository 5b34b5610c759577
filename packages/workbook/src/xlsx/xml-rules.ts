import { damaged } from '../problems/workbook-fault.ts';

/**
 * Characters that no XML document may hold (XML 1.0, production 2). Half of a surrogate pair is found when bytes are
 * decoded.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const NAME = /^[\p{L}_:][\p{L}\p{M}\p{N}_:.·-]*$/u;
/** Matches one attribute, with the blanks before it, which separate it from the one before. */
const ATTRIBUTE = /[ \t\r\n]+([^\s="'<>/]+)[ \t\r\n]*=[ \t\r\n]*(?:"([^<"]*)"|'([^<']*)')/y;
const LONE_NUMBER = /^ r="\d+"$/;
const DECLARATION =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(["'])1\.\d\1(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(["'])([A-Za-z][\w.-]*)\2)?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(["'])(?:yes|no)\4)?[ \t\r\n]*\?>$/;
/** The encodings that can be read as UTF-8 without a difference. */
const READ_ENCODINGS = ['utf-8', 'utf8', 'us-ascii', 'ascii'];
const XML_ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Throws for text with a character that XML does not allow. */
export function checkCharacters(text: string): void {
  if (FORBIDDEN.test(text)) throw damaged();
}

export function isXmlName(name: string): boolean {
  return NAME.test(name);
}

/**
 * Throws when the text between a tag's name and its end is not a list of attributes: without quotes or a blank between
 * them, with a name twice, or with an unknown entity.
 */
export function checkAttributes(attributes: string): void {
  // A sheet may have a million rows, and nearly every writer states only their number.
  if (LONE_NUMBER.test(attributes)) return;
  const names: string[] = [];
  let end = 0;
  for (;;) {
    ATTRIBUTE.lastIndex = end;
    const match = ATTRIBUTE.exec(attributes);
    if (match === null) break;
    end = ATTRIBUTE.lastIndex;
    const [, name = '', double, single] = match;
    if (names.includes(name)) throw damaged();
    names.push(name);
    const value = double ?? single ?? '';
    if (value.includes('&')) value.replace(/&([^;&<]*)(;?)/g, resolveReference);
  }
  if (attributes.slice(end).trim() !== '') throw damaged();
}

/** Throws for an invalid XML declaration, or for an encoding other than Office's. */
export function checkDeclaration(declaration: string): void {
  const match = DECLARATION.exec(declaration);
  if (!match) throw damaged();
  const encoding = match[3];
  if (encoding !== undefined && !READ_ENCODINGS.includes(encoding.toLowerCase())) throw damaged();
}

/** Returns the character of a reference such as &amp; or &#233;. */
export function resolveReference(_whole: string, name: string, semicolon: string): string {
  if (semicolon === '') throw damaged();
  const known = XML_ENTITIES[name];
  if (known !== undefined) return known;
  const number = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name);
  const code = number ? Number.parseInt(number[1] ?? number[2] ?? '', number[1] ? 16 : 10) : 0;
  const half = code >= 0xd800 && code <= 0xdfff;
  if (code === 0 || code > 0x10ffff || half) throw damaged();
  const character = String.fromCodePoint(code);
  checkCharacters(character);
  return character;
}
