import { cleanPng } from '../../charts/clean-png.ts';
import { jpegSize } from './jpeg-size.ts';

export interface ReadPicture {
  readonly kind: 'png' | 'jpg';
  readonly bytes: Buffer;
  /** pixels */
  readonly width: number;
  readonly height: number;
}

const JPEG_START = 0xff;
const PNG_WIDTH_AT = 16;
const PNG_HEIGHT_AT = 20;

/** A picture by what its bytes are; of a PNG all pixels are counted, and nothing but them comes along. */
export async function readPicture(bytes: Buffer): Promise<ReadPicture | null> {
  return bytes[0] === JPEG_START ? readJpeg(bytes) : readPng(bytes);
}

async function readPng(bytes: Buffer): Promise<ReadPicture | null> {
  const clean = await cleanPng(bytes, { rowsAsSent: true });
  if (!clean) return null;
  const [width, height] = [clean.readUInt32BE(PNG_WIDTH_AT), clean.readUInt32BE(PNG_HEIGHT_AT)];
  return { kind: 'png', bytes: clean, width, height };
}

function readJpeg(bytes: Buffer): ReadPicture | null {
  const size = jpegSize(bytes);
  return size && { kind: 'jpg', bytes, ...size };
}
