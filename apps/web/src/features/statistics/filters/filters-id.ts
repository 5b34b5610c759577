/** Of the filters of a dashboard, for what leads to them. */
export const FILTERS_ID = 'filters';
