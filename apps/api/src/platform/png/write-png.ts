import { deflateSync } from 'node:zlib';
import { PNG_SIGNATURE, writeChunk } from './png-chunks.ts';

/** Three samples of eight bits: red, green and blue (PNG 1.2, 11.2.2). */
const RED_GREEN_BLUE = { depth: 8, colourType: 2, samples: 3 };
const NO_FILTER = 0;

/** Pixels from the top left on, four samples each, of which the last is the opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/**
 * Writes opaque pixels as a PNG, without their opacity. Rows are not filtered: for drawings with plain surfaces that
 * packs smaller and faster than the filters for photographs.
 */
export function writePng({ width, height, data }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([RED_GREEN_BLUE.depth, RED_GREEN_BLUE.colourType], 8);
  const rows = new Uint8Array(height * (1 + width * RED_GREEN_BLUE.samples));
  let [to, from] = [0, 0];
  for (let row = 0; row < height; row++) {
    rows[to++] = NO_FILTER;
    for (let column = 0; column < width; column++, from += 4)
      for (let sample = 0; sample < RED_GREEN_BLUE.samples; sample++)
        rows[to++] = Number(data[from + sample]);
  }
  const chunks = [
    { type: 'IHDR', data: header },
    { type: 'IDAT', data: deflateSync(rows) },
    { type: 'IEND', data: Buffer.alloc(0) },
  ];
  return Buffer.concat([PNG_SIGNATURE, ...chunks.map(writeChunk)]);
}
