import type { AwardRecord, HouseStyle } from '@milieuspoor/documents';
import { type Language, needsWinnerReason } from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import { findAccountName } from '../../accounts/accounts.queries.ts';
import { type CarriedProposalRow, findCarriedProposal } from '../../award/model/proposals.queries.ts';
import { readBids } from '../../award/read-bids.ts';
import { refuseUnwritten } from '../../documents/refuse-unwritten.ts';
import { findDocumentStyle } from '../../house-style/stored-style.ts';
import { findOrganisation } from '../../organisations/organisations.queries.ts';
import { lockProjectRow } from '../../projects/projects.queries.ts';
import { listIssued } from '../issued/issued-criteria.queries.ts';
import { issuedModelOf } from '../issued/issued-model-of.ts';
import { toRecordedIssues } from '../issued/to-recorded-issues.ts';
import { readAskedOfModules } from './asked-of-modules.ts';
import { awardOf } from './award-of.ts';
import { describeBaseline, findBaselineRow } from './find-baseline.ts';
import { listEvents } from './list-events.ts';
import { readRecordedAnswers, toRecordedBid, toRecordedFiles } from './to-recorded-bid.ts';
import type { WordFile } from './word-file.ts';

/**
 * Writes the bids, the result and who did what, as a Word document, once somebody chose a winner (issue 8/12). The
 * project is locked while it is read, so that everything in the record is of one moment.
 */
export async function exportAwardRecord(
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
  const found = await database.transaction(async (queries): Promise<Outcome<StyledRecord>> => {
    const project = await lockProjectRow(queries, caller.scope, id);
    const organisation = project && (await findOrganisation(queries, caller.scope, project.organisationSlug));
    if (!organisation) return NOT_FOUND;
    const award = awardOf(project, await readBids(queries, caller, project));
    if (!award.ok) return award;
    const { model, bids, winner } = award.value;
    const row = await findBaselineRow(queries, caller.scope, project);
    const baseline = row && (await describeBaseline(queries, row, now));
    const record: AwardRecord = {
      project: { ...project, organisation: organisation.name },
      provider: { ...settings.provider, email: settings.providerEmail },
      proposal: toRecordedProposal(await findCarriedProposal(queries, caller.scope, project.id)),
      sealsBids: project.sealsBids,
      madeAt: now,
      madeBy: await findAccountName(queries, caller.accountId),
      model,
      criteria: project.criteria,
      penaltyFactor: project.penaltyFactor,
      manuallySet: project.mkiManuallySet,
      referenceName: project.referenceCalculationName,
      baseline,
      asked: await readAskedOfModules(queries, project),
      ...toRecordedIssues(
        await listIssued(queries, project),
        issuedModelOf(project, { model, baseline }, row),
      ),
      winnerId: winner.applicant.id,
      winnerReason: needsWinnerReason(winner) ? winner.applicant.winnerReason : null,
      awardedOn: project.designPhaseCompleteDate,
      explained: await readRecordedAnswers(queries, row, bids),
      bids: bids.map(toRecordedBid),
      history: await listEvents(queries, caller, project),
      files: toRecordedFiles(row, bids),
    };
    return done({
      record,
      organisationId: organisation.id,
      style: await findDocumentStyle(queries, organisation),
    });
  });
  if (!found.ok) return found;
  const { record, organisationId, style } = found.value;
  const written = await documentWriter.writeRecord(
    { subject: record, language, style },
    { organisationId, memberId: caller.accountId },
  );
  if (written.kind !== 'written') return refuseUnwritten(written);
  return done({ fileName: `Gunningsverslag_${record.project.name}.docx`, bytes: written.value });
}

function toRecordedProposal(row: CarriedProposalRow | null): AwardRecord['proposal'] {
  if (!row) return null;
  const { carriedAt: at, ...proposed } = row;
  return { ...proposed, at };
}

interface StyledRecord {
  readonly record: AwardRecord;
  readonly organisationId: string;
  readonly style: HouseStyle;
}
