import { expect, it } from 'vitest';
import { inNotation } from './in-notation.ts';

it.each([
  [
    'These items are €68.529,30 MKI; 30 % is €20.558,79.',
    'These items are €68,529.30 MKI; 30% is €20,558.79.',
  ],
  ['It costs €1.200,- or €3,-.', 'It costs €1,200 or €3.'],
  ['1 kg is 0,001 ton, and 1.234,5 is more.', '1 kg is 0.001 ton, and 1,234.5 is more.'],
  ["The cell has '€1.200,50' and ‘0,5’.", "The cell has '€1.200,50' and ‘0,5’."],
  ["It isn't 1,5 and it's '2,5'.", "It isn't 1.5 and it's '2,5'."],
  ['Rows 2-7, 9-10 and A1, A2 of EN 15804', 'Rows 2-7, 9-10 and A1, A2 of EN 15804'],
])('an English document has %j in its notation', (said, written) => {
  expect(inNotation(said, 'en')).toBe(written);
  expect(inNotation(said, 'nl')).toBe(said);
});
