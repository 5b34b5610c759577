import { TextDecoder } from 'node:util';
import { refuse } from '../problems/declaration-fault.ts';

/** As many bytes hold the declaration of a document. */
const DECLARATION_BYTES = 200;

/**
 * Decodes the bytes of a document by its byte order mark, the encoding that its XML declaration names, or as UTF-8. A
 * byte that the encoding doesn't have is damage: a wrong character would give a wrong name.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return refuse('file-damaged', {});
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = Buffer.from(bytes.subarray(0, DECLARATION_BYTES)).toString('latin1');
  return (
    /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][\w.-]*)["']/.exec(start)?.[1] ??
    'utf-8'
  );
}
