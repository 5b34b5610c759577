import { PNG_SIGNATURE } from '../png/png-chunks.ts';

const WIDTH_AT = 16;
const HEIGHT_AT = 20;

/**
 * Returns the pixels that a PNG announces at its start; null for other bytes. It does not check whether they are all
 * there.
 */
export function pngSize(bytes: Buffer): { readonly width: number; readonly height: number } | null {
  if (bytes.length < HEIGHT_AT + 4 || !bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE))
    return null;
  const [width, height] = [bytes.readUInt32BE(WIDTH_AT), bytes.readUInt32BE(HEIGHT_AT)];
  return width > 0 && height > 0 ? { width, height } : null;
}
