import {
  type CalculationState,
  changesBetween,
  type HistoryAction,
  type HistoryValue,
  type RecordedField,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import type { CalculationRow } from './calculation-row.queries.ts';

/** The fields of a calculation that the history stores; its figures follow from its file. */
export type RecordedFields = Partial<
  CalculationState &
    Pick<CalculationRow, 'calculationType' | 'fileName' | 'headlineMkiEur'> & { readonly deleted: boolean }
>;

type Recorded = { readonly [Field in RecordedField<'calculation'>]?: HistoryValue | undefined };

interface CalculationEvent {
  readonly at: Date;
  readonly accountId: string;
  readonly project: { readonly id: string; readonly organisationId: string };
  readonly calculation: { readonly id: string; readonly name: string };
  readonly action: HistoryAction;
  readonly before: RecordedFields | Recorded;
  readonly after: Recorded;
  /** whether it followed from another action */
  readonly automatic?: boolean;
}

/** Records what happened to a calculation; an action without any change is not recorded. */
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

/** The change of the active calculation when another replaces it. */
export const DEACTIVATED = {
  action: 'changed',
  before: { active: true },
  after: { active: false },
  automatic: true,
} as const;

/** Returns what the history records about a calculation that was added or removed. */
export function recordedFields(row: CalculationRow): RecordedFields {
  const { name, calculationType, fileName, active, headlineMkiEur } = row;
  return { name, calculationType, fileName, active, headlineMkiEur };
}
