/**
 * The first bytes of the kinds of pictures that Word itself puts into a document; a metafile has its signature at the
 * 41st byte.
 */
const SIGNATURES: readonly (readonly [extension: string, signature: readonly number[], at?: number])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['bmp', [0x42, 0x4d]],
  ['tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['tiff', [0x4d, 0x4d, 0x00, 0x2a]],
  ['emf', [0x20, 0x45, 0x4d, 0x46], 40],
  ['wmf', [0xd7, 0xcd, 0xc6, 0x9a]],
];

/** Returns the kind of a picture by its first bytes; null for other files. */
export function pictureExtension(bytes: Uint8Array): string | null {
  const found = SIGNATURES.find(([, signature, at = 0]) =>
    signature.every((byte, place) => bytes[at + place] === byte),
  );
  return found?.[0] ?? null;
}
