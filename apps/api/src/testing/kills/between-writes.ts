/** Who does the same over and over leaves room for those who have more to do than one thing. */
export const BETWEEN_WRITES_MS = 1000;
