/** The largest number of variants that a project's report can reasonably show. */
export const VARIANTS_MAX = 50;
