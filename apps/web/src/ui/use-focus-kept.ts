import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard in an area whose controls come and go: when the control that had the focus goes with a phase, the
 * area itself takes the focus over, so that the next Tab goes on from there. It needs a tabindex for that.
 */
export function useFocusKept(area: RefObject<HTMLElement | null>, phase: string | undefined): void {
  const inside = useRef(false);
  useEffect(() => {
    const moved = ({ target }: FocusEvent) => {
      inside.current = target instanceof Node && (area.current?.contains(target) ?? false);
    };
    document.addEventListener('focusin', moved);
    return () => document.removeEventListener('focusin', moved);
  }, [area]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of phase is what takes controls away
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) area.current?.focus();
  }, [area, phase]);
}
