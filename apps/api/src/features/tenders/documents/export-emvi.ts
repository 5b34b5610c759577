import type { AwardCriterion } from '@milieuspoor/documents';
import {
  awardModelObstacles,
  type CompleteAwardModel,
  completeAwardModel,
  type Language,
} from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, invalidForm, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import { refuseUnwritten } from '../../documents/refuse-unwritten.ts';
import { findDocumentStyle } from '../../house-style/stored-style.ts';
import { findOrganisation } from '../../organisations/organisations.queries.ts';
import { lockProjectRow, type ProjectRow } from '../../projects/projects.queries.ts';
import { atFields, awardModelOf, hasAwardModel } from '../model/award-model-of.ts';
import { readAskedOfModules } from './asked-of-modules.ts';
import { describeBaseline, findBaselineRow } from './find-baseline.ts';
import type { WordFile } from './word-file.ts';

/**
 * The award criterion of a project as a Word document for its tender, of a model that is complete; of any other every
 * reason why not (decision 53). The project is held while it is read, so that no baseline takes the place of another
 * between the reference value and what the document says it comes from.
 */
export async function exportEmvi(
  {
    database,
    clock,
    settings,
    documentWriter,
  }: Pick<Dependencies, 'database' | 'clock' | 'settings' | 'documentWriter'>,
  caller: Caller,
  { id, language }: { readonly id: string; readonly language: Language },
): Promise<Outcome<WordFile>> {
  const now = clock.now();
  const found = await database.transaction(async (queries) => {
    const project = await lockProjectRow(queries, caller.scope, id);
    const organisation = project && (await findOrganisation(queries, caller.scope, project.organisationSlug));
    if (!organisation) return NOT_FOUND;
    const model = modelToHandOut(project);
    if (!model.ok) return model;
    const row = await findBaselineRow(queries, caller.scope, project);
    const baseline = row && (await describeBaseline(queries, row, now));
    const style = await findDocumentStyle(queries, organisation);
    const asked = await readAskedOfModules(queries, project);
    return done({ project, organisation, model: model.value, baseline, asked, style });
  });
  if (!found.ok) return found;
  const { project, organisation, model, baseline, asked, style } = found.value;
  const criterion: AwardCriterion = {
    project: { ...project, organisation: organisation.name },
    provider: { ...settings.provider, email: settings.providerEmail },
    madeAt: now,
    model,
    criteria: project.criteria,
    penaltyFactor: project.penaltyFactor,
    manuallySet: project.mkiManuallySet,
    baseline,
    asked,
  };
  const written = await documentWriter.writeCriterion(
    { subject: criterion, language, style },
    { organisationId: organisation.id, memberId: caller.accountId },
  );
  if (written.kind !== 'written') return refuseUnwritten(written);
  return done({ fileName: `Gunningscriterium_MKI_${project.name}.docx`, bytes: written.value });
}

/** The model that bidders may be given, or why there is none now. */
function modelToHandOut(project: ProjectRow): Outcome<CompleteAwardModel> {
  if (!hasAwardModel(project)) return invalidForm(message('no-award-model'));
  const values = awardModelOf(project);
  const model = completeAwardModel(values);
  if (!model) return refused({ kind: 'invalid', fields: atFields(awardModelObstacles(values)) });
  // What is still being changed is nothing for bidders.
  return project.emviStatus === 'Locked' ? done(model) : invalidForm(message('award-model-open'));
}
