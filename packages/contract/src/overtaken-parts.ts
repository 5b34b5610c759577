import { overtakenFacts, type ShownFacts } from '@milieuspoor/domain';
import type { Overtaken, Shown } from './shown.ts';

/** The facts that are others by now than those that were shown, beside each other; null when all is as it was shown. */
export function overtakenParts(shown: Shown, current: Shown): Pick<Overtaken, 'shown' | 'current'> | null {
  const overtaken = overtakenFacts(factsOf(shown), factsOf(current));
  if (overtaken.length === 0) return null;
  return { shown: partOf(shown, overtaken), current: partOf(current, overtaken) };
}

/** The facts that were stated: what is left out says nothing. */
function factsOf(shown: Shown): ShownFacts {
  return JSON.parse(JSON.stringify(shown));
}

function partOf(shown: Shown, names: readonly string[]): Shown {
  return Object.fromEntries(Object.entries(shown).filter(([name]) => names.includes(name)));
}
