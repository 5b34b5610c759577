import type { Document, Element } from '@xmldom/xmldom';
import { WORD, wordElements, wordValue } from './word-elements.ts';

/** A field that is left out, with the words that it showed. */
export interface LeftField {
  readonly field: string;
  readonly text: string;
}

/** Fields that say something about the document that a template was made of, and nothing of ours. */
const FOREIGN = new Set(['DOCPROPERTY', 'KEYWORDS', 'COMMENTS', 'REF', 'PAGEREF', 'EDITTIME', 'REVNUM']);
/** Fields that say the same about our document, once a program has filled them in anew. */
const ANEW = new Set(
  'TITLE SUBJECT AUTHOR LASTSAVEDBY FILENAME STYLEREF CREATEDATE SAVEDATE PRINTDATE'.split(' '),
);
/** How people know a part of a page that shows a property of the document. */
const CONTROL = 'content control';

interface OpenField {
  instruction: string;
  readonly parts: Element[];
  readonly shown: Element[];
  isShowing: boolean;
}

/**
 * Takes out of a header or footer the fields that show something of another document, and returns them; of a field that
 * says the same about ours, takes out the words that a program once wrote there, and asks for new ones.
 */
export function leaveForeignFields(part: Document): LeftField[] {
  return [...leaveControls(part), ...leaveSimpleFields(part), ...leaveFieldsInPieces(part)];
}

/** Content controls that show a property of the document, or that ask to be filled in. */
function leaveControls(part: Document): LeftField[] {
  return wordElements(part, 'sdt').flatMap((control) => {
    const isForeign = ['dataBinding', 'showingPlcHdr'].some((name) =>
      wordElements(control, name).some(({ parentElement }) => parentElement?.parentElement === control),
    );
    if (!isForeign) return [];
    const texts = wordElements(control, 't');
    const text = textOf(texts);
    for (const each of texts) each.textContent = '';
    return text.trim() === '' ? [] : [{ field: CONTROL, text }];
  });
}

function leaveSimpleFields(part: Document): LeftField[] {
  return wordElements(part, 'fldSimple').flatMap((field) => {
    const name = fieldName(wordValue(field, 'instr') ?? '');
    const texts = wordElements(field, 't');
    const text = textOf(texts);
    if (FOREIGN.has(name)) field.parentNode?.removeChild(field);
    else if (ANEW.has(name)) {
      for (const each of texts) each.textContent = '';
      field.setAttributeNS(WORD, 'w:dirty', 'true');
    }
    return FOREIGN.has(name) ? [{ field: name, text }] : [];
  });
}

function leaveFieldsInPieces(part: Document): LeftField[] {
  const left: LeftField[] = [];
  const open: OpenField[] = [];
  for (const element of [...part.getElementsByTagName('*')]) {
    const kind = element.localName === 'fldChar' ? wordValue(element, 'fldCharType') : null;
    if (kind === 'begin') open.push({ instruction: '', parts: [], shown: [], isShowing: false });
    const field = open.at(-1);
    if (!field) continue;
    if (element.parentElement?.localName === 'r')
      for (const each of open) {
        if (element.localName !== 'rPr') each.parts.push(element);
        if (each.isShowing && element.localName === 't') each.shown.push(element);
      }
    if (element.localName === 'instrText') field.instruction += element.textContent ?? '';
    if (kind === 'separate') field.isShowing = true;
    if (kind !== 'end') continue;
    open.pop();
    left.push(...ended(field));
  }
  return left;
}

function ended({ instruction, parts, shown }: OpenField): LeftField[] {
  const field = fieldName(instruction);
  const text = textOf(shown);
  if (ANEW.has(field)) {
    for (const each of shown) each.textContent = '';
    parts[0]?.setAttributeNS(WORD, 'w:dirty', 'true');
  }
  if (!FOREIGN.has(field)) return [];
  for (const each of parts) each.parentNode?.removeChild(each);
  return [{ field, text }];
}

/** Returns the first word of a field, which tells what it does. */
export function fieldName(instruction: string): string {
  const text = instruction.trim().toUpperCase();
  return text.startsWith('=') ? '=' : (text.split(/[\s\\"]/)[0] ?? '');
}

function textOf(elements: readonly Element[]): string {
  return elements.map(({ textContent }) => textContent ?? '').join('');
}
