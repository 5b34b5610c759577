import { CONTAINER_LIMITS } from '../container/container-limits.ts';
import { WorkbookFault } from '../problems/workbook-fault.ts';
import { createXmlScanner } from './xml-scanner.ts';

/**
 * Returns the texts to which the cells of a workbook refer by number, without their formatting and without phonetic
 * hints.
 */
export async function readSharedStrings(texts: AsyncIterable<string>): Promise<readonly string[]> {
  const strings: string[] = [];
  let current = '';
  let inText = false;
  let inPhonetic = false;
  const scanner = createXmlScanner({
    open(name) {
      if (name === 'si') current = '';
      else if (name === 'rPh') inPhonetic = true;
      else if (name === 't') inText = !inPhonetic;
    },
    text(text) {
      if (inText) current += text;
    },
    close(name) {
      if (name === 't') inText = false;
      else if (name === 'rPh') inPhonetic = false;
      else if (name === 'si') {
        if (strings.length >= CONTAINER_LIMITS.sharedStringsCount) {
          throw new WorkbookFault('unpacks-too-large', { maxBytes: CONTAINER_LIMITS.sharedStringsBytes });
        }
        strings.push(current);
      }
    },
  });
  for await (const text of texts) scanner.write(text);
  scanner.end();
  return strings;
}
