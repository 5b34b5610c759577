import type { MenuProps } from '@mui/material/Menu';

interface MenuRoom {
  /** px */
  readonly maxHeight?: number;
  /** when the list is gone from the screen */
  readonly onClosed?: () => void;
}

/**
 * What a list that opens over the page is given. It hangs outside of the page's landmarks, so it is one by itself: a
 * screen reader that goes from landmark to landmark passes it as well.
 */
export function menuOf(label: string, { maxHeight, onClosed }: MenuRoom = {}): Partial<MenuProps> {
  return {
    slotProps: {
      paper: { role: 'region', 'aria-label': label, ...(maxHeight ? { sx: { maxHeight } } : {}) },
      ...(onClosed ? { transition: { onExited: onClosed } } : {}),
    },
  };
}
