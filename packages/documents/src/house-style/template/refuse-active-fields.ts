import type { Document, Element } from '@xmldom/xmldom';
import { fieldName } from './foreign-fields.ts';
import { TemplateFault } from './template-fault.ts';
import { wordElements, wordValue } from './word-elements.ts';

/** Fields that only show information about the document. Others load files, ask questions or start programs. */
const HARMLESS = new Set(
  (
    'PAGE NUMPAGES SECTION SECTIONPAGES STYLEREF REF PAGEREF SEQ TITLE SUBJECT AUTHOR LASTSAVEDBY KEYWORDS COMMENTS ' +
    'DOCPROPERTY FILENAME DATE TIME CREATEDATE SAVEDATE PRINTDATE EDITTIME REVNUM NUMWORDS HYPERLINK IF SYMBOL ' +
    'MERGEFORMAT ='
  ).split(' '),
);

/**
 * Refuses a part with a field that does more than show information. The first word of a field identifies it, and may be
 * spread over pieces of text and contain other fields.
 */
export function refuseActiveFields(part: Document): void {
  const simple = wordElements(part, 'fldSimple').map((each) => wordValue(each, 'instr') ?? '');
  for (const instruction of [...simple, ...instructionsOf(part)])
    if (!HARMLESS.has(fieldName(instruction)))
      throw new TemplateFault('active-field', shownName(instruction));
}

/** Returns the instruction of each field, without the instructions of the fields within it. */
function instructionsOf(part: Document): string[] {
  const done: string[] = [];
  const open: string[] = [];
  for (const element of [...part.getElementsByTagName('*')] as Element[]) {
    if (element.localName === 'fldChar') {
      const kind = wordValue(element, 'fldCharType');
      if (kind === 'begin') open.push('');
      if (kind === 'end') done.push(open.pop() ?? '');
    } else if (element.localName === 'instrText' || element.localName === 'delInstrText') {
      open.push((open.pop() ?? '') + (element.textContent ?? ''));
    }
  }
  return [...done, ...open];
}

const NAME_MAX = 30;

/** Returns the name of a field as a message shows it; a field without one is shown by its first letters. */
function shownName(instruction: string): string {
  return (fieldName(instruction) || instruction.trim() || '?').slice(0, NAME_MAX);
}
