/** The subjects of an entry of the history. */
export const HISTORY_SUBJECTS = [
  'project',
  'calculation',
  'applicant',
  'report',
  'project-member',
  'organisation',
  'account',
  'membership',
  'api-key',
  'webhook',
  'own-goal',
  'product',
  'product-match',
  'faq',
  'message',
  'weights',
  'mail',
  'alarm',
] as const;
export type HistorySubject = (typeof HISTORY_SUBJECTS)[number];

/** The subjects that belong to a project. */
export const PROJECT_HISTORY_SUBJECTS = [
  'project',
  'calculation',
  'applicant',
  'report',
  'project-member',
] as const satisfies readonly HistorySubject[];

export const HISTORY_ACTIONS = ['created', 'changed', 'deleted'] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

export type HistoryValue = string | number | boolean | null;

/** The old and new value of a changed field; null where there was, or is, none. */
interface HistoryChange {
  readonly from: HistoryValue;
  readonly to: HistoryValue;
}

/** The changed fields. */
export type HistoryChanges = Readonly<Record<string, HistoryChange>>;

/** The changed fields, of those that are known by name. */
export type ChangesOf<Field extends string> = { readonly [Name in Field]?: HistoryChange };

/** Returns the fields of `after` that differ from `before`; a field that is absent from `after` did not change. */
export function changesBetween(
  before: Readonly<Record<string, HistoryValue | undefined>>,
  after: Readonly<Record<string, HistoryValue | undefined>>,
): HistoryChanges {
  const changes: Record<string, { from: HistoryValue; to: HistoryValue }> = {};
  for (const [field, to] of Object.entries(after)) {
    const from = before[field] ?? null;
    if (to !== undefined && to !== from) changes[field] = { from, to };
  }
  return changes;
}
