import { type RefObject, useEffect, useRef, useState } from 'react';
import { STEP_HEADER } from './step-section.tsx';
import type { StepName } from './steps.ts';

/** The step that is open. The keyboard and the screen go along to the header of one that is gone to. */
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
