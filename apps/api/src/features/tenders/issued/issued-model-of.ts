import type { AwardCriterion } from '@milieuspoor/documents';
import type { IssuedModel } from '@milieuspoor/domain';
import type { CalculationRow } from '../../calculations/calculation-row.queries.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';

/** Returns the model by which bids are scored now, in the form in which it is stored when it is issued. */
export function issuedModelOf(
  project: ProjectRow,
  { model, baseline }: Pick<AwardCriterion, 'model' | 'baseline'>,
  baselineRow: Pick<CalculationRow, 'id'> | null,
): IssuedModel {
  const { referenceCalculationId: id, referenceCalculationName: name } = project;
  return {
    ...model,
    contractType: project.contractType,
    criteria: project.criteria,
    askedModules: project.askedModules,
    penaltyFactor: project.penaltyFactor,
    manuallySet: project.mkiManuallySet,
    reference: id !== null && name !== null ? { id, name } : null,
    baseline: baseline &&
      baselineRow && {
        id: baselineRow.id,
        name: baseline.name,
        set: baseline.set,
        weightsVersion: baseline.weightsVersion,
        mkiEur: baseline.mki.amount,
      },
  };
}
