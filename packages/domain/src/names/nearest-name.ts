import { editDistance } from './edit-distance.ts';

/** A name that differs in more than one of so many letters is another name, not a slip of the pen. */
const LETTERS_PER_DIFFERENCE = 3;

/** A shorter name stands in many others by chance. */
const SHORTEST_PART = 4;

/**
 * Returns the known name that was probably meant by another one: one that differs in few letters, or else has it as a
 * part. Ignores case; null when none resembles it.
 */
export function nearestName(name: string, known: readonly string[]): string | null {
  const asked = name.toLowerCase();
  let best: { name: string; distance: number } | null = null;
  for (const each of known) {
    const distance = editDistance(asked, each.toLowerCase());
    const most = Math.floor(Math.max(asked.length, each.length) / LETTERS_PER_DIFFERENCE);
    if (distance <= most && (best === null || distance < best.distance)) best = { name: each, distance };
  }
  if (best !== null) return best.name;
  const within = asked.length >= SHORTEST_PART && known.find((each) => each.toLowerCase().includes(asked));
  return within || null;
}
