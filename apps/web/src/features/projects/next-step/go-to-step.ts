import type { NextStepName } from '@milieuspoor/domain';
import { findStepAct } from '../../../ui/step-acts.ts';
import { findStepPlace, type StepPlace } from '../../../ui/step-place.ts';

/** The place of a step that is taken by reading, or by answering what stands there. */
const PLACE: Readonly<Partial<Record<NextStepName, StepPlace>>> = {
  'judge-bids': 'bids',
  'answer-scope': 'scope',
};

/** ms: a tab that opens may have to fetch its contents first; a browser opens no choice of a file later than this. */
const WAIT_MS = 5_000;

/**
 * Takes a step once its part of the screen exists: it opens the upload, the dialog or the row. What is only read or
 * answered there gets the focus. Returns a function that gives up, for a user who goes elsewhere meanwhile.
 */
export function goToStep(step: NextStepName): () => void {
  const place = PLACE[step];
  const until = performance.now() + WAIT_MS;
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);

  function look() {
    const act = findStepAct(step);
    if (act) return act();
    const target = place && findStepPlace(place);
    if (!target) {
      if (performance.now() < until) frame = requestAnimationFrame(look);
      return;
    }
    target.scrollIntoView({ block: 'start' });
    target.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  }
}

const FOCUSABLE = 'h2[tabindex], button:not(:disabled), input:not(:disabled)';
