import { type RefObject, useCallback, useRef } from 'react';

/** Where the total is scrolled to it stands free of the row of filters that stays in view. */
export const TOTAL_PLACE = {
  scrollMarginTop: 88,
  outline: 'none',
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

/** Brings the reader to the total, where another chart far from it has led it one level down. */
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
