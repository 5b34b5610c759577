/** The figures that a text may ask for. */
export const FIGURE_NAMES = [
  'mki-calculator',
  'award-calculator',
  'weights-a1',
  'weights-a2',
  'two-sets',
  'modules',
  'road',
  'award-line',
  'promise',
  'lca-steps',
  'data-categories',
  'verification-steps',
  'policy',
] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

/** The figures that a browser makes interactive. */
export const LIVE_FIGURES = ['mki-calculator', 'award-calculator'] as const;
export type LiveFigure = (typeof LIVE_FIGURES)[number];

export function isFigureName(name: string): name is FigureName {
  return FIGURE_NAMES.some((each) => each === name);
}

export function isLiveFigure(name: string): name is LiveFigure {
  return LIVE_FIGURES.some((each) => each === name);
}
