/** The parts of a dashboard that a first visit explains, in the order of the page, by the ids of their places. */
export const EXPLAINED_PARTS = {
  result: 'explained-result',
  projects: 'explained-projects',
  figures: 'explained-figures',
} as const;
export type ExplainedPart = keyof typeof EXPLAINED_PARTS;

/** Scrolls to a part and moves the focus there, for the keyboard and screen readers. */
export function goToPart(part: ExplainedPart): void {
  const place = document.getElementById(EXPLAINED_PARTS[part]);
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}
