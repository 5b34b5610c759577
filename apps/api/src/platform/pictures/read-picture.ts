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

/** Pixels that are unpacked at the same time, of at most four bytes each; those of a report's own charts are fewer. */
const AT_ONCE_PIXELS = 48_000_000;

/**
 * Reads pictures, each with only its pixels; null for an incomplete picture. Other threads unpack those that are begun, also
 * while this one is busy.
 */
export async function readPictures(
  pictures: readonly { readonly bytes: Uint8Array; readonly width: number; readonly height: number }[],
): Promise<(Uint8Array | null)[]> {
  const read: Promise<Uint8Array | null>[] = [];
  let pixels = 0;
  for (const { bytes, width, height } of pictures) {
    pixels += width * height;
    if (pixels > AT_ONCE_PIXELS) {
      await Promise.all(read);
      pixels = width * height;
    }
    read.push(readPicture(Buffer.from(bytes)).then((picture) => picture?.bytes ?? null));
  }
  return Promise.all(read);
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
