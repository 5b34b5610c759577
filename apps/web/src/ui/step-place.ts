import type { CalculationType } from '@milieuspoor/domain';

/** Where on a project's tabs a next step is taken. */
export type StepPlace = CalculationType | 'bids' | 'scope' | 'complete';

/** Marks an element as that place, so that the button of the next step finds it. */
export function stepPlace(place: StepPlace): { readonly 'data-step': StepPlace } {
  return { 'data-step': place };
}

/** The element that is marked so. */
export function findStepPlace(place: StepPlace): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-step="${place}"]`);
}
