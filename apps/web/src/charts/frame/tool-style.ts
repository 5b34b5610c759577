/** The tools of a chart: always visible, and less prominent than its figures. */
export const CHART_TOOL = {
  width: 32,
  height: 32,
  p: 0,
  color: 'text.secondary',
  '& svg': { fontSize: 20 },
} as const;
