import type { Document, Element } from '@xmldom/xmldom';
import { TemplateFault } from './template-fault.ts';
import { WORD, wordElements, wordValue } from './word-elements.ts';

/** The switch with which the field of the file's name shows its folder too. */
const FOLDER = /\\\s*p(?![a-z])/gi;
const FILE_NAME = /^\s*FILENAME\b/i;

/**
 * Takes the folder out of every field with the name of the file: in a PDF that this server makes, it would be a folder of the
 * server. Refuses a part in which such a field is written in pieces that hide the switch.
 */
export function hidePaths(part: Document): void {
  for (const field of wordElements(part, 'fldSimple')) {
    const instruction = wordValue(field, 'instr') ?? '';
    if (FILE_NAME.test(instruction)) field.setAttributeNS(WORD, 'w:instr', instruction.replace(FOLDER, ''));
  }
  const open: Element[][] = [];
  for (const element of [...part.getElementsByTagName('*')]) {
    if (element.localName === 'fldChar') {
      const kind = wordValue(element, 'fldCharType');
      if (kind === 'begin') open.push([]);
      if (kind === 'end') withoutFolder(open.pop() ?? []);
    } else if (element.localName === 'instrText' || element.localName === 'delInstrText') {
      open.at(-1)?.push(element);
    }
  }
  for (const pieces of open) withoutFolder(pieces);
}

function withoutFolder(pieces: readonly Element[]): void {
  const textOf = () => pieces.map(({ textContent }) => textContent ?? '').join('');
  if (!FILE_NAME.test(textOf())) return;
  for (const piece of pieces) piece.textContent = (piece.textContent ?? '').replace(FOLDER, '');
  if (textOf().search(FOLDER) >= 0) throw new TemplateFault('active-field', 'FILENAME');
}
