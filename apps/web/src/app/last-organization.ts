const STORAGE_KEY = 'milieuspoor.last-organization';

/** The slug of the organisation that this browser last showed. */
export function lastOrganization(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}

export function rememberOrganization(slug: string): void {
  localStorage.setItem(STORAGE_KEY, slug);
}
