import type { AwardCriterion, HouseStyle } from '@milieuspoor/documents';
import {
  awardModelObstacles,
  type CompleteAwardModel,
  completeAwardModel,
  type IssuedModel,
} from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, invalidForm, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import { atFields, awardModelOf, hasAwardModel } from '../../award/model/award-model-of.ts';
import { findDocumentStyle } from '../../house-style/stored-style.ts';
import { findOrganisation } from '../../organisations/organisations.queries.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import { issuedModelOf } from '../issued/issued-model-of.ts';
import { readAskedOfModules } from './asked-of-modules.ts';
import { describeBaseline, findBaselineRow } from './find-baseline.ts';

/** The criterion of a project in the form of a document, with the model as it would be issued. */
export interface ReadCriterion {
  readonly criterion: AwardCriterion;
  readonly model: IssuedModel;
  readonly organisationId: string;
  readonly style: HouseStyle;
}

/**
 * Returns the award criterion of a locked project, so that no other baseline becomes active between reading the
 * reference value and its origin; for a model that isn't complete every reason why not (D-53).
 */
export async function readCriterion(
  queries: Queries,
  { settings }: Pick<Dependencies, 'settings'>,
  caller: Caller,
  { project, now }: { readonly project: ProjectRow; readonly now: Date },
): Promise<Outcome<ReadCriterion>> {
  const organisation = await findOrganisation(queries, caller.scope, project.organisationSlug);
  if (!organisation) return NOT_FOUND;
  const model = modelToHandOut(project);
  if (!model.ok) return model;
  const row = await findBaselineRow(queries, caller.scope, project);
  const criterion: AwardCriterion = {
    project: { ...project, organisation: organisation.name },
    provider: { ...settings.provider, email: settings.providerEmail },
    madeAt: now,
    model: model.value,
    criteria: project.criteria,
    penaltyFactor: project.penaltyFactor,
    manuallySet: project.mkiManuallySet,
    referenceName: project.referenceCalculationName,
    baseline: row && (await describeBaseline(queries, row, now)),
    asked: await readAskedOfModules(queries, project),
  };
  return done({
    criterion,
    model: issuedModelOf(project, criterion, row),
    organisationId: organisation.id,
    style: await findDocumentStyle(queries, organisation),
  });
}

/** Returns the model from which a document can be made, or why there is none now. */
function modelToHandOut(project: ProjectRow): Outcome<CompleteAwardModel> {
  if (!hasAwardModel(project)) return invalidForm(message('no-award-model'));
  const values = awardModelOf(project);
  const model = completeAwardModel(values);
  return model ? done(model) : refused({ kind: 'invalid', fields: atFields(awardModelObstacles(values)) });
}
