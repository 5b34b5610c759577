import type { TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { inDutch } from '../../../text/dutch.fixture.ts';
import { weightText } from './weight-text.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

const OPEN = { note: false, meaning: null, set: 'a1' as const, posts_in_set: 1, in_other_sets: [] };
const OWN = { headlineSet: 'a1' as const, isAskedOfBid: false };
const OF_BID = { ...OWN, isAskedOfBid: true };

it('names what its percentages are of', () => {
  const weighed = { weight_eur: 80, weight_co2: 800, percentage_mki: 40, percentage_co2: null };
  expect(weightText({ ...weighed, ...OPEN }, OWN, t)).toBe(
    'Dat weegt €80,- (40,00 % van de andere kant) en 0,80 ton CO2.',
  );
});

it('says why a weight is more than all of the other side: what is taken off there counts in it as well', () => {
  // A1-A3 of € 1.048 less € 48 in module D is € 1.000, and weighs € 1.096.
  const weighed = { weight_eur: 1_096, weight_co2: 500, percentage_mki: 109.6, percentage_co2: 50 };
  expect(weightText({ ...weighed, ...OPEN }, OWN, t)).toBe(
    'Dat weegt €1.096,- (109,60 % van de andere kant) en 0,50 ton (50,00 % van de andere kant) CO2. ' +
      'Meer dan 100 %: een aftrek, zoals in module D, telt in dit gewicht als plus mee, maar gaat van het totaal van de andere kant af.',
  );
});

it('names the set of a weight that is not of the set of the headline figures', () => {
  const weighed = { weight_eur: 30_000, weight_co2: 300_000, percentage_mki: 2.5, percentage_co2: 2.5 };
  expect(weightText({ ...weighed, ...OPEN, set: 'a2' }, OWN, t)).toBe(
    'In Set A2 gaat het om 1 post: dat weegt daar €30.000,- (2,50 % van de andere kant) en 300,00 ton (2,50 % van de andere kant) CO2.',
  );
});

it('says apart what is empty in each set, with its posts: the other may weigh far more', () => {
  const weighed = { weight_eur: 20, weight_co2: 200, percentage_mki: 0.02, percentage_co2: 0.02 };
  const other = { weight_eur: 5_000, weight_co2: 50_000, percentage_mki: 6.1, percentage_co2: null };
  const inA2 = { set: 'a2' as const, posts: 3, ...other };
  const asked = { ...weighed, ...OPEN, posts_in_set: 2, in_other_sets: [inA2] };
  expect(weightText(asked, OWN, t)).toBe(
    'In Set A1 gaat het om 2 posten: dat weegt daar €20,- (0,02 % van de andere kant) en 0,20 ton (0,02 % van de andere kant) CO2. ' +
      'In Set A2 gaat het om 3 posten: dat weegt daar €5.000,- (6,10 % van de andere kant) en 50,00 ton CO2.',
  );
});

it('says of a little that it is a note, and of a bid that it has to declare it all the same', () => {
  const weighed = { weight_eur: 1, weight_co2: 1, percentage_mki: 0.5, percentage_co2: 0.5 };
  const little = { ...weighed, ...OPEN, note: true };
  expect(weightText(little, OWN, t)).toContain('een opmerking');
  expect(weightText(little, OF_BID, t)).toContain('zonder antwoord wordt zij niet gescoord');
  expect(weightText(little, OF_BID, t)).not.toContain('een opmerking');
  const answered = { ...little, meaning: 'not-applicable' as const };
  expect(weightText(answered, OF_BID, t)).not.toContain('1 %');
});
