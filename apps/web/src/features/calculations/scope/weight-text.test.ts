import type { TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { inDutch } from '../../../text/dutch.fixture.ts';
import { weightText } from './weight-text.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

const OPEN = { note: false, meaning: null, in_other_sets: [] };

it('names what its percentages are of', () => {
  const weighed = { weight_eur: 80, weight_co2: 800, percentage_mki: 40, percentage_co2: null };
  expect(weightText({ ...weighed, ...OPEN }, false, t)).toBe(
    'Dat weegt €80,- (40,0 % van de andere kant) en 0,80 ton CO2.',
  );
});

it('says why a weight is more than all of the other side: what is taken off there counts in it as well', () => {
  // A1-A3 of € 1.048 less € 48 in module D is € 1.000, and weighs € 1.096.
  const weighed = { weight_eur: 1_096, weight_co2: 500, percentage_mki: 109.6, percentage_co2: 50 };
  expect(weightText({ ...weighed, ...OPEN }, false, t)).toBe(
    'Dat weegt €1.096,- (109,6 % van de andere kant) en 0,50 ton (50,0 % van de andere kant) CO2. ' +
      'Meer dan 100 %: aftrek, zoals in module D, telt in dit gewicht als last en gaat van het totaal van de andere kant af.',
  );
});

it('says apart what is empty in the other set, which may weigh far more', () => {
  const weighed = { weight_eur: 20, weight_co2: 200, percentage_mki: 0.02, percentage_co2: 0.02 };
  const other = { weight_eur: 5_000, weight_co2: 50_000, percentage_mki: 6.1, percentage_co2: null };
  const asked = { ...weighed, ...OPEN, in_other_sets: [{ set: 'a2' as const, posts: 1, ...other }] };
  expect(weightText(asked, false, t)).toBe(
    'Dat weegt €20,- (0,0 % van de andere kant) en 0,20 ton (0,0 % van de andere kant) CO2. ' +
      'In Set A2 is het leeg bij 1 post: dat weegt daar €5.000,- (6,1 % van de andere kant) en 50,00 ton CO2.',
  );
});

it('says of a little that it is a note, and of a bid that it has to declare it all the same', () => {
  const weighed = { weight_eur: 1, weight_co2: 1, percentage_mki: 0.5, percentage_co2: 0.5 };
  const little = { ...weighed, ...OPEN, note: true };
  expect(weightText(little, false, t)).toContain('een opmerking');
  expect(weightText(little, true, t)).toContain('zonder antwoord wordt zij niet gescoord');
  expect(weightText(little, true, t)).not.toContain('een opmerking');
  const answered = { ...little, meaning: 'not-applicable' as const };
  expect(weightText(answered, true, t)).not.toContain('1 %');
});
