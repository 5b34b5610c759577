const STORAGE_KEY = 'milieuspoor.last-organization';

/** Returns the slug of the organisation that this browser last showed. */
export function lastOrganisation(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}

export function rememberOrganisation(slug: string): void {
  localStorage.setItem(STORAGE_KEY, slug);
}
