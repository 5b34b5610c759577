/** As many variants as a project's report can reasonably show. */
export const VARIANTS_MAX = 50;
