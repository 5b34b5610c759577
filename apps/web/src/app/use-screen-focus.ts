import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The id of the part of the page that a screen fills; the skip link leads there too. */
export const CONTENT_ID = 'content';

/**
 * Returns the screen of an address: the tabs of a project are one screen, so an element there keeps the focus, unless
 * it disappeared with the former tab.
 */
function screenOf(pathname: string): string {
  return pathname.replace(/\/(tab|beheer)\/[^/]*$/, '');
}

/** Moves the keyboard and the screen reader to the content of a new screen. */
export function useScreenFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        const content = document.getElementById(CONTENT_ID);
        const focused = document.activeElement;
        const lost = focused === null || focused === document.body;
        const sameScreen = screenOf(fromLocation.pathname) === screenOf(toLocation.pathname);
        // A field of the new screen that asked for the focus keeps it.
        const kept = sameScreen ? !lost : content?.contains(focused);
        if (!kept) content?.focus({ preventScroll: true });
      }),
    [router],
  );
}
