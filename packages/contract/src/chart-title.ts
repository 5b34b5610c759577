/** The greatest length of the title of a saved chart, in characters. */
export const CHART_TITLE_MAX = 200;
