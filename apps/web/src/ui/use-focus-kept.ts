import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard in an area whose controls come and go: when the control with the focus disappears with a phase,
 * the area itself gets the focus, so that the next Tab continues from there. The area needs a tabindex.
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
