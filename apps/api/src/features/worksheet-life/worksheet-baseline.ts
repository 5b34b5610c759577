import { WORKSHEET_TYPES, type WorksheetBaselineAnswer } from '@milieuspoor/contract';
import { type ComparedItem, type SetCode, seriesOf } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { readFormerCalculation } from '../calculation-life/upload/former-calculation.queries.ts';
import { findOpenCalculation } from '../calculations/find-open-calculation.ts';
import { findCounterparts } from '../calculations/scope/find-counterparts.ts';
import { findProject } from '../projects/projects.queries.ts';
import { findWeightedSets } from '../weights/find-weighted-sets.ts';
import type { WorksheetDraft } from '../worksheets/worksheets.queries.ts';

/**
 * Returns the calculation that a worksheet is compared with, with its posts in a set: for an optimisation the active baseline
 * with which its calculation will be compared, else the calculation that it was made from.
 */
export async function findWorksheetBaseline(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  caller: Caller,
  worksheet: WorksheetDraft,
  asked: SetCode | undefined,
): Promise<Outcome<WorksheetBaselineAnswer | null>> {
  const { queries } = database;
  const project = await findProject(queries, caller.scope, worksheet.projectId);
  if (!project) return NOT_FOUND;
  const { calculationType, source } = worksheet;
  const [counterpart] =
    seriesOf(calculationType) === 'optimization'
      ? await findCounterparts(queries, project, calculationType)
      : [];
  const made = source && !counterpart ? await findOpenCalculation(queries, caller, source.id) : null;
  const against = counterpart ?? (made?.ok ? made.value : null);
  const type = WORKSHEET_TYPES.find((each) => each === against?.calculationType);
  if (!against || !type) return done(null);
  const set = asked ?? against.headlineSet;
  if (!against.sets.includes(set)) return done(null);
  const weights = await findWeightedSets({ database, clock });
  const { weightsVersion, total, itemsJson } = await readFormerCalculation(queries, against, set);
  return done({
    ...{ uuid: against.id, name: against.name, calculation_type: type, sets: [...against.sets] },
    is_source: against.id === source?.id,
    weights_version: weightsVersion ?? '',
    baseline: {
      ...{ set, sameWeights: weightsVersion === weights[set].version },
      total,
      items: JSON.parse(itemsJson) as ComparedItem[],
    },
  });
}
