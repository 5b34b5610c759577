import { expect, it } from 'vitest';
import { blackPng } from '../../testing/files/chart-picture.ts';
import { pngSize } from './png-size.ts';

it('a PNG has its width and height at its start', () => {
  expect(pngSize(blackPng(1800, 600))).toEqual({ width: 1800, height: 600 });
});

it.each([
  ['of nothing', Buffer.alloc(0)],
  ['that break off before the size', blackPng(10, 10).subarray(0, 23)],
  ['without pixels', blackPng(10, 10, { announced: [0, 10] })],
  ['that begin otherwise', Buffer.alloc(100, 1)],
])('bytes %s state none', (_what, bytes) => {
  expect(pngSize(bytes)).toBeNull();
});
