import { type RefObject, useCallback, useRef } from 'react';

/** The styles that keep the total below the row of filters when the page scrolls to it. */
export const TOTAL_PLACE = {
  scrollMarginTop: 88,
  outline: 'none',
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

/** Scrolls to the total, when another chart far from it has moved it one level down. */
export function useTotalPlace(): {
  readonly total: RefObject<HTMLDivElement | null>;
  readonly goTo: () => void;
} {
  const total = useRef<HTMLDivElement>(null);
  const goTo = useCallback(() => {
    total.current?.focus({ preventScroll: true });
    total.current?.scrollIntoView();
  }, []);
  return { total, goTo };
}
