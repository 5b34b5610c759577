import { createHash } from 'node:crypto';
import type { PackageParts } from '../house-style/package-parts.ts';

/**
 * Keeps pictures away from the library, which would compress and hash their megabytes once more: it gets a few bytes in
 * place of each, and the pictures are inserted afterwards.
 */
export interface PictureShelf {
  /** Returns the bytes that replace the picture until then: the same for the same picture. */
  standIn(picture: Uint8Array): Uint8Array;
  putInto(parts: PackageParts): void;
}

export function createPictureShelf(): PictureShelf {
  const pictures = new Map<string, Uint8Array>();
  return {
    standIn(picture) {
      const standIn = createHash('sha256').update(picture).digest();
      pictures.set(standIn.toString('hex'), picture);
      return standIn;
    },
    putInto(parts) {
      for (const [name, content] of Object.entries(parts)) {
        if (!name.startsWith('word/media/')) continue;
        const picture = pictures.get(Buffer.from(content).toString('hex'));
        if (picture) parts[name] = picture;
      }
    },
  };
}
