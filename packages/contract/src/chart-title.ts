/** Characters that the title of a saved chart may have. */
export const CHART_TITLE_MAX = 200;
