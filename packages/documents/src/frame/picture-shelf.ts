import { createHash } from 'node:crypto';
import type { PackageParts } from '../house-style/package-parts.ts';

/**
 * Keeps pictures away from the library, which would compress and hash their megabytes once more: it gets a few bytes in
 * place of each, and the pictures are inserted afterwards.
 */
export interface PictureShelf {
  /** Returns the bytes that replace the picture until then: the same for the same picture. */
  standIn(picture: Uint8Array): Uint8Array;
  /** Puts each picture in place, or what it has become meanwhile. */
  putInto(parts: PackageParts, lastly: PictureLastly): Promise<void>;
}

/** Returns what stands in the document in place of a picture of the same size; the picture itself where nothing does. */
export type PictureLastly = (picture: Uint8Array) => Promise<Uint8Array>;

export function createPictureShelf(): PictureShelf {
  const standIns = new Map<Uint8Array, Buffer>();
  return {
    standIn(picture) {
      const standIn = standIns.get(picture) ?? createHash('sha256').update(`${standIns.size}`).digest();
      standIns.set(picture, standIn);
      return standIn;
    },
    async putInto(parts, lastly) {
      const pictures = new Map([...standIns].map(([picture, bytes]) => [bytes.toString('hex'), picture]));
      for (const [name, content] of Object.entries(parts)) {
        if (!name.startsWith('word/media/')) continue;
        const picture = pictures.get(Buffer.from(content).toString('hex'));
        if (picture) parts[name] = await lastly(picture);
      }
    },
  };
}
