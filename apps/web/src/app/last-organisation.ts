const STORAGE_KEY = 'milieuspoor.last-organization';
const SCREEN_STORAGE_KEY = 'milieuspoor.last-screen';

const SCREENS = ['work', 'viewer-dashboard'] as const;
type Screen = (typeof SCREENS)[number];

/** Returns the slug of the organisation that this browser last showed. */
export function lastOrganisation(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}

/** Returns the kind of screen that this browser last showed of it. */
export function lastScreen(): Screen | null {
  const stored = localStorage.getItem(SCREEN_STORAGE_KEY);
  return SCREENS.find((screen) => screen === stored) ?? null;
}

export function rememberOrganisation(slug: string, screen: Screen): void {
  localStorage.setItem(STORAGE_KEY, slug);
  localStorage.setItem(SCREEN_STORAGE_KEY, screen);
}
