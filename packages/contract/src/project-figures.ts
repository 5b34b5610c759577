/** The figures by which a list of projects is ordered. They are apart from schemas, for the first screen. */
export const PROJECT_FIGURES = ['mki', 'co2'] as const;
export type ProjectFigure = (typeof PROJECT_FIGURES)[number];
