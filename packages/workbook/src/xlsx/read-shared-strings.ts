import { CONTAINER_LIMITS } from '../container/container-limits.ts';
import { WorkbookFault } from '../problems/workbook-fault.ts';
import { createRunWatch } from './struck-runs.ts';
import { createXmlScanner } from './xml-scanner.ts';

/** The texts to which the cells of a workbook refer by number. */
export interface SharedStrings {
  readonly texts: readonly string[];
  /** the texts with a look of their own: whether all of one is struck through; any other looks as its cell does */
  readonly struck: ReadonlyMap<number, boolean>;
}

/** Returns the shared texts, without phonetic hints. */
export async function readSharedStrings(texts: AsyncIterable<string>): Promise<SharedStrings> {
  const strings: string[] = [];
  const struck = new Map<number, boolean>();
  const runs = createRunWatch();
  let current = '';
  let inText = false;
  let inPhonetic = false;
  const scanner = createXmlScanner({
    open(name, attributes) {
      if (name === 'si') {
        current = '';
        runs.begin();
      } else if (name === 'rPh') inPhonetic = true;
      else if (name === 't') inText = !inPhonetic;
      else runs.open(name, attributes);
    },
    text(text) {
      if (!inText) return;
      current += text;
      runs.text(text);
    },
    close(name) {
      if (name === 't') inText = false;
      else if (name === 'rPh') inPhonetic = false;
      else if (name === 'si') {
        if (strings.length >= CONTAINER_LIMITS.sharedStringsCount) {
          throw new WorkbookFault('unpacks-too-large', { maxBytes: CONTAINER_LIMITS.sharedStringsBytes });
        }
        const look = runs.isStruck();
        if (look !== null) struck.set(strings.length, look);
        strings.push(current);
      }
    },
  });
  for await (const text of texts) scanner.write(text);
  scanner.end();
  return { texts: strings, struck };
}
