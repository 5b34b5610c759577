/** The fields of a step: beside one another if there is room, below one another on a phone. */
export const FIELD_GRID = {
  display: 'grid',
  columnGap: 2.5,
  // On a phone a label must not touch the message of the field above it.
  rowGap: { xs: 2, sm: 1 },
  alignItems: 'start',
  maxWidth: 1000,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
} as const;
