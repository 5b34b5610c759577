/** Returns the filter of years after years were dragged over: those, the last first. Null means all that there are. */
export function yearsOver(dragged: readonly number[], leads: readonly number[]): readonly number[] | null {
  if (leads.every((year) => dragged.includes(year))) return null;
  return [...dragged].sort((one, other) => other - one);
}

/**
 * Returns the filter of years after a year was pressed: that year alone where all were shown, else with or without it.
 * Null means all; without the last year, all are shown again.
 */
export function yearsAfter(chosen: readonly number[] | null, pressed: number): readonly number[] | null {
  if (chosen === null) return [pressed];
  const others = chosen.filter((year) => year !== pressed);
  const next =
    others.length < chosen.length ? others : [...chosen, pressed].sort((one, other) => other - one);
  return next.length > 0 ? next : null;
}
