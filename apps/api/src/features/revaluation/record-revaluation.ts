import {
  type ChangesOf,
  changesBetween,
  figuresOf,
  type RecordedField,
  SET_CODES,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { CalculationRow } from '../calculations/calculation-row.queries.ts';
import type { StoredCalculation, WeightsVersions } from '../calculations/figures/stored-calculation.ts';
import type { StoredTotal } from '../calculations/stored-totals.queries.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import type { Differences } from './revaluation.queries.ts';

/** Records the former figures and the new ones in the history of the project, which its organisation reads. */
export async function recordRevaluation(
  queries: Queries,
  event: {
    readonly at: Date;
    readonly accountId: string;
    readonly project: { readonly id: string; readonly organisationId: string };
    readonly before: CalculationRow;
    readonly after: StoredCalculation;
    readonly differences: Differences;
    readonly whileClosed: boolean;
  },
): Promise<void> {
  const { before, after, differences, whileClosed } = event;
  const changes: ChangesOf<RecordedField<'calculation'>> = {
    ...changesBetween(
      figures(before.headlineMkiEur, before.itemCount, before.totals, before.weightsVersions),
      figures(after.headlineMkiEur, after.whole.itemCount, after.whole.sets, after.weightsVersions),
    ),
    itemsDiffering: { from: null, to: differences.items },
    ...(whileClosed ? { whileClosed: { from: null, to: true } } : {}),
  };
  await recordHistory(queries, {
    at: event.at,
    accountId: event.accountId,
    organisationId: event.project.organisationId,
    projectId: event.project.id,
    subject: { type: 'calculation', id: before.id, name: before.name },
    action: 'changed',
    changes,
  });
}

type RecordedFigures = { [Field in RecordedField<'calculation'>]?: string | number | null };

/** Returns euro and kg CO2-eq per set, as a whole; null where a set is not stated, or no item declares CO2. */
function figures(
  headlineMkiEur: number,
  itemCount: number,
  totals: Readonly<Partial<Record<string, StoredTotal | null>>>,
  versions: WeightsVersions,
): RecordedFigures {
  const recorded: RecordedFigures = { headlineMkiEur, itemCount };
  for (const set of SET_CODES) {
    const total = totals[set];
    const whole = total ? figuresOf(total) : null;
    recorded[`${set}MkiEur`] = whole?.mki.amount ?? null;
    recorded[`${set}Co2Kg`] = whole?.co2.amount ?? null;
    recorded[`${set}WeightsVersion`] = versions[set];
  }
  return recorded;
}
