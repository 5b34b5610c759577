import { DOMParser } from '@xmldom/xmldom';
import { expect, it } from 'vitest';
import { fieldXml, headerXml } from '../../testing/example-template.ts';
import { hidePaths } from './hide-paths.ts';
import { WORD, wordElements } from './word-elements.ts';

/** Returns the instructions of all fields of a header after their paths were hidden. */
function hiddenIn(content: string): string[] {
  const part = new DOMParser().parseFromString(headerXml(content), 'text/xml');
  hidePaths(part);
  return [
    ...wordElements(part, 'fldSimple').map((each) => each.getAttributeNS(WORD, 'instr') ?? ''),
    ...wordElements(part, 'instrText').map(({ textContent }) => textContent ?? ''),
  ].map((each) => each.trim());
}

it('a field with the name of the file does not show its folder, however it is written', () => {
  expect(hiddenIn(fieldXml(' FILENAME \\p '))).toEqual(['FILENAME']);
  expect(hiddenIn(fieldXml(' FILE', 'NAME \\* Upper ', '\\P'))).toEqual(['FILE', 'NAME \\* Upper', '']);
  expect(hiddenIn('<w:fldSimple w:instr="filename \\p \\* MERGEFORMAT"/>')).toEqual([
    'filename  \\* MERGEFORMAT',
  ]);
});

it('a field whose switch is in pieces is refused, and other fields stay as they are', () => {
  expect(() => hiddenIn(fieldXml('FILENAME \\', 'p'))).toThrow('active-field');
  expect(hiddenIn(fieldXml('STYLEREF "Kop 1" \\p'))).toEqual(['STYLEREF "Kop 1" \\p']);
});
