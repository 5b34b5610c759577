/** The columns of a calculation table, in order; keys of `calculations.columns`. */
export const COLUMN_KEYS = ['name', 'created', 'mki', 'file', 'active', 'notes', 'actions'] as const;
