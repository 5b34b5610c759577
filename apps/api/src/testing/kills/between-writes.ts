/** A pause for work that repeats one step, so that longer work gets its share of time. */
export const BETWEEN_WRITES_MS = 1000;
