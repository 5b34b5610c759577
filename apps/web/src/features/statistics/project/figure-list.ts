/** A list of figures under their names: the names at the left, the figures at the right. */
export const FIGURE_LIST = {
  m: 0,
  mt: 0.75,
  typography: 'body2',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.25 },
  // A name keeps its width; the mark at a figure is longer, and wraps below itself.
  '& dt': { color: 'text.secondary', flexShrink: 0 },
  '& dd': { m: 0, minWidth: 0, textAlign: 'right', '& *': { whiteSpace: 'normal', textAlign: 'right' } },
} as const;
