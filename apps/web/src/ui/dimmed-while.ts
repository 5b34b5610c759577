/** Figures of this strength can still be read, and are plainly not the present ones. */
const DIMMED = 0.4;

/**
 * Returns the style of what answers the former question, until the answer to the present one is there: within a tenth of
 * a second, and hardly seen where the answer comes sooner.
 */
export function dimmedWhile(waiting: boolean) {
  return { opacity: waiting ? DIMMED : 1, transition: 'opacity 100ms' } as const;
}
