/**
 * The kinds of change between baseline and optimisation, in the order in which they are shown: more or less of the same
 * post, another product or profile in the same quantity, posts that only one side has, a module that one side leaves
 * empty by an answer, and what cannot be told apart.
 */
export const CHANGE_KINDS = ['quantity', 'product', 'left-out', 'added', 'gap', 'unclear'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A change by kind: euro or kg CO2-eq, below 0 is a saving. A kind that is absent changed nothing. */
export type ChangeByKind = Readonly<Partial<Record<ChangeKind, number>>>;
