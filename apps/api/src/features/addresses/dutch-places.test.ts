import { expect, it } from 'vitest';
import { findPlace, searchPlaces } from './dutch-places.ts';

const namesOf = (typed: string, limit = 8) => searchPlaces(typed, limit).map(({ name }) => name);

it('the place with exactly that name comes first, then the names that begin with it', () => {
  const [first, ...others] = namesOf('Zwolle');
  expect(first).toBe('Zwolle, Overijssel');
  expect(namesOf('Utre')[0]).toBe('Utrecht, Utrecht');
  for (const name of others) expect(name).toMatch(/zwolle/i);
});

it('a name that begins with the typed text comes before one that only contains it', () => {
  const names = namesOf('oord', 300);
  const lastBeginning = names.findLastIndex((name) => name.startsWith('Oord'));
  const firstHolding = names.findIndex((name) => !/\boord/i.test(name));
  expect(lastBeginning).toBeLessThan(firstHolding);
});

it('capitals, accents and signs make no difference', () => {
  expect(namesOf('FEANWALDEN')).toEqual(['Feanwâlden, Friesland']);
  expect(namesOf('s gravenzande')).toEqual(["'s-Gravenzande, Zuid-Holland"]);
});

it('places with the same name differ by their province, or by their municipality within one', () => {
  expect(namesOf('Rijswijk')).toEqual(['Rijswijk, Noord-Brabant', 'Rijswijk, Zuid-Holland']);
  expect(namesOf('Nes (')).toContain('Nes (Ameland), Friesland');
});

it('the seat of the government has its Dutch name', () => {
  expect(namesOf('den ha')).toContain('Den Haag, Zuid-Holland');
  expect(namesOf('the hague')).toEqual([]);
});

it('a place abroad is not found', () => {
  expect(namesOf('Antwerpen')).toEqual([]);
});

it('an empty text finds nothing', () => {
  expect(namesOf('-')).toEqual([]);
});

it('every suggestion leads to its own place', () => {
  const all = searchPlaces('e', 2000);
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter(({ id, name }) => findPlace(id)?.name !== name)).toEqual([]);
  expect(findPlace('plaats:utrecht-utrecht')).toEqual({
    name: 'Utrecht, Utrecht',
    latitude: 52.09083,
    longitude: 5.12222,
  });
  expect(findPlace('plaats:nergens-utrecht')).toBeNull();
  expect(findPlace('adr-1')).toBeNull();
});
