import { type RefObject, useEffect, useRef, useState } from 'react';
import { STEP_HEADER } from './step-section.tsx';
import type { StepName } from './steps.ts';

/** Returns the step that is open. The focus and the scroll position move to the header of a step that opens. */
export function useOpenStep(area: RefObject<HTMLElement | null>, first: () => StepName) {
  const [step, setStep] = useState(first);
  const [visits, setVisits] = useState(0);
  const seen = useRef(visits);
  useEffect(() => {
    if (seen.current === visits) return;
    seen.current = visits;
    const header = area.current?.querySelector<HTMLElement>(`[${STEP_HEADER}="${step}"]`);
    header?.focus({ preventScroll: true });
    header?.scrollIntoView({ block: 'start' });
  }, [area, step, visits]);
  const goTo = (next: StepName) => {
    setStep(next);
    setVisits(visits + 1);
  };
  return [step, goTo] as const;
}
