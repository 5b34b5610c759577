import { expect, it } from 'vitest';
import { referenceSource } from './reference-source.ts';

const REFERENCE = { upperEur: 100_000, manuallySet: false };

it.each([
  ['the active baseline, whose MKI it is in whole euro', { baselineMkiEur: 99_999.5 }, 'baseline'],
  [
    'the active baseline, which adding up left a hair short of a half',
    { baselineMkiEur: 99_999.49999999999 },
    'baseline',
  ],
  [
    'that baseline, as a model took it over before it was read so (docs/decisions/0077)',
    { baselineMkiEur: 100_000.49999999999 },
    'baseline',
  ],
  [
    'a former baseline, when the active one comes to something else',
    { baselineMkiEur: 99_999.4 },
    'former-baseline',
  ],
  ['a former baseline, when none is active any more', { baselineMkiEur: null }, 'former-baseline'],
  ['a hand, also when the baseline says the same', { baselineMkiEur: 100_000, manuallySet: true }, 'by-hand'],
])('the reference value comes from %s', (_where, facts, source) => {
  expect(referenceSource({ ...REFERENCE, ...facts })).toBe(source);
});
