import { inflateSync } from 'node:zlib';

/**
 * Returns all objects of a PDF as one text, including those that are compressed into streams of objects; texts of two
 * bytes a letter become letters. It suffices for a document's metadata, but is not a reader of PDFs.
 */
export function pdfObjects(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const plain = bytes.toString('latin1');
  const packed = [...plain.matchAll(/\/Type\s*\/ObjStm.*?stream\r?\n/gs)].map(({ 0: head, index }) =>
    inflateSync(bytes.subarray(index + head.length)).toString('latin1'),
  );
  return [plain, ...packed]
    .join('\n')
    .replace(/<FEFF([0-9A-F]*)>/gi, (_, digits: string) => `(${lettersOf(digits)})`);
}

function lettersOf(digits: string): string {
  return Buffer.from(digits, 'hex').swap16().toString('utf16le');
}
