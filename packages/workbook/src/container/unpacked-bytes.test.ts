import { expect, it } from 'vitest';
import { buildZip } from '../testing/build-zip.ts';
import { mutateBytes } from '../testing/mutate.ts';
import { seededNumbers } from '../testing/seeded-numbers.ts';
import { unpackedBytesOf } from './unpacked-bytes.ts';

const archive = buildZip([
  { name: 'a.xml', data: 'a'.repeat(500) },
  { name: 'b.xml', data: 'b'.repeat(300), stored: true },
]);

it('an archive unpacks to the sum of what its entries state', () => {
  expect(unpackedBytesOf(archive)).toBe(800);
});

it('a file that is not packed is as large as it is', () => {
  expect(unpackedBytesOf(new Uint8Array(1_234))).toBe(1_234);
  expect(unpackedBytesOf(new Uint8Array())).toBe(0);
});

it('an archive that will be refused unpacks to nothing: damaged, cut off, or claiming more than it may', () => {
  expect(unpackedBytesOf(archive.subarray(0, archive.length - 30))).toBe(0);
  expect(unpackedBytesOf(archive.subarray(0, 10))).toBe(0);
  const claiming = buildZip([{ name: 'a.xml', data: 'a', unpackedBytes: 600 * 1024 * 1024 }]);
  expect(unpackedBytesOf(claiming)).toBe(0);
});

it('is told of any bytes without an exception: a mutated archive states some number, of which no more is unpacked', () => {
  const random = seededNumbers(1);
  const told = Array.from({ length: 500 }, () => unpackedBytesOf(mutateBytes(archive, random)));
  expect(told.every((size) => Number.isInteger(size) && size >= 0)).toBe(true);
  expect(new Set(told).size).toBeGreaterThan(1);
});
