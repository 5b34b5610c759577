/** The columns of the table of calculations for a report, in order; keys of `reports.columns`. */
export const REPORTED_COLUMNS = [
  'variant',
  'bidder',
  'name',
  'type',
  'created',
  'mki',
  'file',
  'include',
  'notes',
  'actions',
] as const;
