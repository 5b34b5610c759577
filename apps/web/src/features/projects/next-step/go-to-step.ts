import type { NextStepName } from '@milieuspoor/domain';
import { findStepPlace, type StepPlace } from '../../../ui/step-place.ts';

/** The place of each step in its tab; a step without one is at the beginning. */
const PLACE: Readonly<Partial<Record<NextStepName, StepPlace>>> = {
  'upload-baseline': 'design-baseline',
  'activate-baseline': 'design-baseline',
  'add-bidders': 'bids',
  'open-bids': 'bids',
  'judge-bids': 'bids',
  'choose-winner': 'bids',
  'explain-winner': 'bids',
  'end-correction': 'bids',
  'upload-optimization': 'design-optimization',
  'activate-optimization': 'design-optimization',
  'complete-tender-phase': 'complete',
  'answer-scope': 'scope',
  'upload-as-built-baseline': 'as-built-baseline',
  'upload-as-built-optimization': 'as-built-optimization',
  'activate-as-built-optimization': 'as-built-optimization',
  'complete-project': 'complete',
};

/** ms: a tab that opens may have to fetch its contents first. */
const WAIT_MS = 5_000;

/**
 * Scrolls to the place of a step and gives it the focus, once it exists. Returns a function that gives up, for a user
 * who goes elsewhere meanwhile.
 */
export function goToStep(step: NextStepName): () => void {
  const place = PLACE[step];
  const until = performance.now() + WAIT_MS;
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);

  function look() {
    const target = place ? findStepPlace(place) : document.querySelector<HTMLElement>('[role="tabpanel"]');
    if (!target) {
      if (performance.now() < until) frame = requestAnimationFrame(look);
      return;
    }
    target.scrollIntoView({ block: 'start' });
    const first = target.querySelector<HTMLElement>(FOCUSABLE);
    first?.focus({ preventScroll: true });
  }
}

const FOCUSABLE = 'h2[tabindex], button:not(:disabled), input:not(:disabled)';
