import type { MenuProps } from '@mui/material/Menu';

interface MenuRoom {
  /** px */
  readonly maxHeight?: number;
  /** called when the list is gone from the screen */
  readonly onClosed?: () => void;
}

/**
 * Returns the properties of a list that opens over the page. It is outside the page's landmarks, so it is a landmark
 * itself, which screen readers then find.
 */
export function menuOf(label: string, { maxHeight, onClosed }: MenuRoom = {}): Partial<MenuProps> {
  return {
    slotProps: {
      paper: { role: 'region', 'aria-label': label, ...(maxHeight ? { sx: { maxHeight } } : {}) },
      ...(onClosed ? { transition: { onExited: onClosed } } : {}),
    },
  };
}
