/** The fields of a step: side by side as far as there is room, under one another on a phone. */
export const FIELD_GRID = {
  display: 'grid',
  columnGap: 2.5,
  // On a phone a label must not touch what the field above says.
  rowGap: { xs: 2, sm: 1 },
  alignItems: 'start',
  maxWidth: 1000,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
} as const;
