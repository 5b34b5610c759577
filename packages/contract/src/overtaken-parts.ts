import { overtakenFacts, type ShownFacts } from '@milieuspoor/domain';
import type { Overtaken, Shown } from './shown.ts';

/**
 * Returns the facts that differ now from those that were shown, both versions; null when all are as they were shown.
 */
export function overtakenParts(shown: Shown, current: Shown): Pick<Overtaken, 'shown' | 'current'> | null {
  const overtaken = overtakenFacts(factsOf(shown), factsOf(current));
  if (overtaken.length === 0) return null;
  return { shown: partOf(shown, overtaken), current: partOf(current, overtaken) };
}

/** Returns the facts that were stated; an absent fact means nothing. */
function factsOf(shown: Shown): ShownFacts {
  return JSON.parse(JSON.stringify(shown));
}

function partOf(shown: Shown, names: readonly string[]): Shown {
  return Object.fromEntries(Object.entries(shown).filter(([name]) => names.includes(name)));
}
