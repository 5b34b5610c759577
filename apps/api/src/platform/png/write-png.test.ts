import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { writePng } from './write-png.ts';

it('a picture is read back pixel for pixel, row by row', async () => {
  const data = new Uint8ClampedArray([
    ...[255, 0, 0, 255],
    ...[0, 255, 0, 255],
    ...[0, 0, 255, 255],
    ...[1, 2, 3, 255],
    ...[250, 251, 252, 255],
    ...[18, 36, 42, 255],
  ]);
  const image = await loadImage(writePng({ width: 3, height: 2, data }));
  expect([image.width, image.height]).toEqual([3, 2]);
  const context = createCanvas(3, 2).getContext('2d');
  context.drawImage(image, 0, 0);
  expect(context.getImageData(0, 0, 3, 2).data).toEqual(data);
});
