const STORAGE_KEY = 'milieuspoor.drawer-collapsed';

/** Tells whether the drawer only shows icons, as this browser last left it. */
export function isDrawerCollapsed(): boolean {
  return localStorage.getItem(STORAGE_KEY) === 'true';
}

export function rememberDrawer(collapsed: boolean): void {
  localStorage.setItem(STORAGE_KEY, String(collapsed));
}
