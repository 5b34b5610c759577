/** The places on a project's tabs where a next step is read or answered. */
export type StepPlace = 'bids' | 'scope';

/** Marks an element as that place, so that the button of the next step finds it. */
export function stepPlace(place: StepPlace): { readonly 'data-step': StepPlace } {
  return { 'data-step': place };
}

/** Returns the element with that mark. */
export function findStepPlace(place: StepPlace): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-step="${place}"]`);
}
