import { type RefObject, useEffect, useRef } from 'react';
import { keepBandRoom } from './kept-band-room.ts';

/** Keeps the height of a band with figures for the next visit. Returns the reference for its element. */
export function useKeptBandRoom<Band extends HTMLElement>(
  organisationSlug: string,
  { slim, filled }: { readonly slim: boolean; readonly filled: boolean },
): RefObject<Band | null> {
  const band = useRef<Band>(null);
  useEffect(() => {
    if (!band.current || !filled) return;
    // The height is told after the browser has worked it out anyway; measuring it here would make it do so twice.
    const observer = new ResizeObserver(([entry]) => {
      if (entry) keepBandRoom({ organisationSlug, slim }, entry.contentRect.height);
    });
    observer.observe(band.current);
    return () => observer.disconnect();
  }, [organisationSlug, slim, filled]);
  return band;
}
