import { PNG_SIGNATURE } from '../png/png-chunks.ts';

const WIDTH_AT = 16;
const HEIGHT_AT = 20;

/** Pixels that a PNG announces at its start; null for bytes that begin otherwise. Whether it has them all is not looked at. */
export function pngSize(bytes: Buffer): { readonly width: number; readonly height: number } | null {
  if (bytes.length < HEIGHT_AT + 4 || !bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE))
    return null;
  const [width, height] = [bytes.readUInt32BE(WIDTH_AT), bytes.readUInt32BE(HEIGHT_AT)];
  return width > 0 && height > 0 ? { width, height } : null;
}
