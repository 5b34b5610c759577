import { strFromU8, unzipSync } from 'fflate';

/** Returns the text of a Word document, paragraph by paragraph, with plain hyphens and spaces for non-breaking ones. */
export function wordText(bytes: Uint8Array): string {
  const document = unzipSync(new Uint8Array(bytes))['word/document.xml'];
  if (!document) throw new Error('It is no Word document');
  return strFromU8(document)
    .replaceAll('</w:p>', '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u2011', '-')
    .replaceAll('\u00a0', ' ');
}
