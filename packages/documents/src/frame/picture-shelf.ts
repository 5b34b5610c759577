import { createHash } from 'node:crypto';
import type { PackageParts } from './package-parts.ts';

/**
 * Pictures on their way around the library, which would pack and digest their megabytes once more: it is given a few bytes in
 * the place of each, and the pictures are put in once it is done.
 */
export interface PictureShelf {
  /** What stands for the picture until then: the same for the same picture. */
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
