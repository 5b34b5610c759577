import { readFileSync } from 'node:fs';

/** A place with its position, in degrees (WGS 84). */
export interface FoundAddress {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface AddressSuggestion {
  readonly id: string;
  readonly name: string;
}

interface DutchPlace extends FoundAddress {
  /** name and province in compared form: without capitals, accents and signs */
  readonly plain: string;
  /** the name without the province */
  readonly plainPlace: string;
}

const ID_PREFIX = 'plaats:';

// Made by scripts/make-dutch-places.mjs.
const places: readonly DutchPlace[] = readFileSync(new URL('./dutch-places.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [place = '', province = '', latitude, longitude] = line.split('\t');
    const name = `${place}, ${province}`;
    return {
      name,
      plain: plainText(name),
      plainPlace: plainText(place),
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  });
const byName = new Map(places.map((place) => [place.plain, place]));

/**
 * Returns Dutch places whose name and province contain the typed text, ignoring case and accents: first the place with
 * exactly that name, then names that begin with it, then names with a word that does, then the rest; each in
 * alphabetical order.
 */
export function searchPlaces(typed: string, limit: number): AddressSuggestion[] {
  const sought = plainText(typed);
  if (sought === '') return [];
  return places
    .map((place) => ({ place, rank: rankOf(place, sought) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((left, right) => left.rank - right.rank || left.place.name.localeCompare(right.place.name, 'nl'))
    .slice(0, limit)
    .map(({ place }) => ({ id: ID_PREFIX + place.plain.replaceAll(' ', '-'), name: place.name }));
}

/** Returns the place of a suggestion by searchPlaces; null for another id. */
export function findPlace(id: string): FoundAddress | null {
  if (!isPlaceId(id)) return null;
  const place = byName.get(id.slice(ID_PREFIX.length).replaceAll('-', ' '));
  return place ? { name: place.name, latitude: place.latitude, longitude: place.longitude } : null;
}

export function isPlaceId(id: string): boolean {
  return id.startsWith(ID_PREFIX);
}

const NO_MATCH = 4;

function rankOf({ plain, plainPlace }: DutchPlace, sought: string): number {
  if (plain === sought || plainPlace === sought) return 0;
  if (plain.startsWith(sought)) return 1;
  if (plain.includes(` ${sought}`)) return 2;
  return plain.includes(sought) ? 3 : NO_MATCH;
}

function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
