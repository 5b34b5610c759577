import { expect, it } from 'vitest';
import { blackPng, dataUrlOf } from '../../../testing/files/chart-picture.ts';
import { checkPictures } from './check-pictures.ts';

/** Its header states forty million pixels. */
const image = dataUrlOf(blackPng(1, 1, { announced: [5_000, 8_000] }));
const sent = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ variant: place < 12 ? 1 : null, title: 'MKI', image }));

it('accepts pictures of at most 500 million pixels together', () => {
  expect(checkPictures(sent(12)).ok).toBe(true);
  expect(checkPictures(sent(13))).toMatchObject({
    ok: false,
    refusal: { kind: 'invalid', fields: { environmentComparisonCalculations: [expect.anything()] } },
  });
});
