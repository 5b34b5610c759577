import { changesBetween, type HistoryAction } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import type { CalculationRow } from './calculations.queries.ts';

/** The fields of a calculation that the history keeps; its figures follow from its file. */
export type RecordedFields = Partial<
  Pick<
    CalculationRow,
    'name' | 'calculationType' | 'fileName' | 'notes' | 'active' | 'includeInReport' | 'headlineMkiEur'
  > & { readonly deleted: boolean }
>;

interface CalculationEvent {
  readonly at: Date;
  readonly accountId: string;
  readonly project: { readonly id: string; readonly organisationId: string };
  readonly calculation: { readonly id: string; readonly name: string };
  readonly action: HistoryAction;
  readonly before: RecordedFields | Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** it followed from another act */
  readonly automatic?: boolean;
}

/** Writes what happened to a calculation; what left everything as it was is no event. */
export async function recordCalculation(queries: Queries, event: CalculationEvent): Promise<void> {
  const changes = changesBetween(event.before, event.after);
  if (event.action === 'changed' && Object.keys(changes).length === 0) return;
  await recordHistory(queries, {
    at: event.at,
    accountId: event.accountId,
    organisationId: event.project.organisationId,
    projectId: event.project.id,
    subject: { type: 'calculation', id: event.calculation.id, name: event.calculation.name },
    action: event.action,
    changes,
    automatic: event.automatic ?? false,
  });
}

/** What becomes of the active calculation when another takes its place. */
export const DEACTIVATED = {
  action: 'changed',
  before: { active: true },
  after: { active: false },
  automatic: true,
} as const;

/** What the history says of a calculation that came or went. */
export function recordedFields(row: CalculationRow): RecordedFields {
  const { name, calculationType, fileName, active, headlineMkiEur } = row;
  return { name, calculationType, fileName, active, headlineMkiEur };
}
