/** The columns of the table of bidders, in order; keys of `bids.columns`. */
export const BID_COLUMNS = [
  'name',
  'quoteEur',
  'fictional',
  'mki',
  'score',
  'criteriaDiscountEur',
  'calculation',
  'notes',
  'winner',
  'actions',
] as const;

/** The columns of figures, which are aligned at the right. */
export const FIGURE_COLUMNS: readonly string[] = [
  'quoteEur',
  'fictional',
  'mki',
  'score',
  'criteriaDiscountEur',
];
