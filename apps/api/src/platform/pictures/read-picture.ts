import { cleanPng } from './clean-png.ts';
import { jpegSize } from './jpeg-size.ts';
import { pngSize } from './png-size.ts';

export interface ReadPicture {
  readonly kind: 'png' | 'jpg';
  readonly bytes: Buffer;
  /** pixels */
  readonly width: number;
  readonly height: number;
}

const JPEG_START = 0xff;

/** Reads a picture by its bytes; of a PNG all pixels are counted, and only these remain. */
export async function readPicture(bytes: Buffer): Promise<ReadPicture | null> {
  return bytes[0] === JPEG_START ? readJpeg(bytes) : readPng(bytes);
}

/** Number of pictures that are unpacked at the same time: more would only wait for a processor. */
const AT_ONCE = 4;

/** Reads pictures, each with only its pixels; null for an incomplete picture. */
export async function readPictures<Picture extends { readonly bytes: Uint8Array }>(
  pictures: readonly Picture[],
): Promise<(Picture | null)[]> {
  const read: (Picture | null)[] = [];
  const rest = pictures.entries();
  const takeFromRest = async () => {
    for (const [place, picture] of rest) {
      const { bytes } = (await readPicture(Buffer.from(picture.bytes))) ?? {};
      read[place] = bytes ? { ...picture, bytes } : null;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeFromRest));
  return read;
}

async function readPng(bytes: Buffer): Promise<ReadPicture | null> {
  const clean = await cleanPng(bytes, { rowsAsSent: true });
  const size = clean && pngSize(clean);
  return size && { kind: 'png', bytes: clean, ...size };
}

function readJpeg(bytes: Buffer): ReadPicture | null {
  const size = jpegSize(bytes);
  return size && { kind: 'jpg', bytes, ...size };
}
