/** The id of a dashboard's filters, for links to them. */
export const FILTERS_ID = 'filters';
