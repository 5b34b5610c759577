const START = 0xffd8;
const END = 0xffd9;
/** The first frames of a picture (JPEG, table B.1), without those that need another picture or arithmetic coding. */
const FRAMES: readonly number[] = [0xffc0, 0xffc1, 0xffc2];

/**
 * Returns the pixels of a JPEG; null for bytes that are not one, or that are cut off. Reads only the segments before
 * the picture.
 */
export function jpegSize(bytes: Buffer): { readonly width: number; readonly height: number } | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== START) return null;
  if (bytes.readUInt16BE(bytes.length - 2) !== END) return null;
  for (let at = 2; at + 9 < bytes.length; ) {
    const marker = bytes.readUInt16BE(at);
    if (marker < 0xff00) return null;
    if (FRAMES.includes(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return width > 0 && height > 0 ? { width, height } : null;
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
