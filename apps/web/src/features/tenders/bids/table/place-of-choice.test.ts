import { expect, it } from 'vitest';
import { inDutch } from '../../../../text/dutch.fixture.ts';
import { placeOfChoice } from './place-of-choice.ts';

const dutch = await inDutch();
const bid = (name: string, rank: number | null, price: number | null, mki = 75_000) => ({
  uuid: name,
  name,
  rank,
  tied: false,
  fictional_quote_price: price,
  counting_mki: mki,
});
const say = (...[chosen, ...others]: [ReturnType<typeof bid>, ...ReturnType<typeof bid>[]]) =>
  placeOfChoice(chosen, [chosen, ...others], dutch);

it('says who is first and how much less that is', () => {
  expect(say(bid('Oost', 2, 827_500), bid('Noord', 1, 825_000))).toBe(
    'Volgens de formule staat Noord op de eerste plaats, met een fictieve inschrijfprijs van €825.000,-. Oost staat op plaats 2, met €827.500,-: €2.500,- hoger.',
  );
});

it('names the MKI, to the cent, where the price is equal, and all that are first together', () => {
  const said = say(bid('Oost', 3, 825_000, 75_000.25), bid('Noord', 1, 825_000), bid('West', 1, 825_000));
  expect(said).toContain('staat Noord, West op de eerste plaats');
  expect(said).toContain('de fictieve inschrijfprijs is gelijk, €825.000,-, en de MKI is €0,25 hoger');
});

it('names who shares the first place', () => {
  const tied = say(bid('Oost', 1, 825_000), bid('Noord', 1, 825_000), bid('West', 3, 900_000));
  expect(tied).toContain('Oost deelt de eerste plaats met Noord:');
});

it('says that a bid has no place, or that none has', () => {
  expect(say(bid('Oost', null, null), bid('Noord', 1, 825_000))).toContain('Oost heeft geen plaats');
  expect(say(bid('Oost', null, null), bid('Noord', null, null))).toContain('Geen enkele inschrijving');
});
