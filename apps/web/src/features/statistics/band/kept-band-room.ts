const STORAGE_KEY = 'milieuspoor.band-room';

/** Whose band it is, and whether in one line. Its height depends on the width of the window as well. */
export interface BandShown {
  readonly organisationSlug: string;
  readonly slim: boolean;
}

/**
 * Returns the height at which this browser last showed this band, in px without its border; null if the last one was
 * another. The sentences in a band are those of an organisation, so nobody knows its height before its figures.
 */
export function keptBandRoom(shown: BandShown): number | null {
  const [kind, height] = localStorage.getItem(STORAGE_KEY)?.split(' ') ?? [];
  return kind === kindOf(shown) && Number(height) > 0 ? Number(height) : null;
}

export function keepBandRoom(shown: BandShown, height: number): void {
  localStorage.setItem(STORAGE_KEY, `${kindOf(shown)} ${height}`);
}

function kindOf({ organisationSlug, slim }: BandShown): string {
  return [organisationSlug, window.innerWidth, slim ? 'slim' : 'whole'].join('/');
}
