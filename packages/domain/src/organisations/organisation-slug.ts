export const ORGANISATION_NAME_MAX = 100;
export const ORGANISATION_SLUG_MAX = 60;

/** The form of a slug: lower-case letters and digits, in parts joined by single hyphens. */
export const ORGANISATION_SLUG_FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Returns the slug that a name suggests: 'Waterschap Súd & Zee' becomes 'waterschap-sud-zee'; '' when no letter or
 * digit remains.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, ORGANISATION_SLUG_MAX)
    .replace(/^-+|-+$/g, '');
}
