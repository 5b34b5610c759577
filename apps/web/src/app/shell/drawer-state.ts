import { useCallback, useState } from 'react';

const STORAGE_KEY = 'milieuspoor.drawer-collapsed';

/** Whether the drawer shows icons only, as this browser last left it. */
export function useDrawerState(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(STORAGE_KEY) === 'true');
  const change = useCallback((next: boolean) => {
    localStorage.setItem(STORAGE_KEY, String(next));
    setCollapsed(next);
  }, []);
  return [collapsed, change];
}
