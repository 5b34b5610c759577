import type { AwardRecord, RecordedIssue } from '@milieuspoor/documents';
import { type IssuedModel, type Language, modelChanges, scoresAlike } from '@milieuspoor/domain';
import type { IssuedRow } from './issued-criteria.queries.ts';

/**
 * Returns the editions in the form of the record of an award, with the number of the one whose model scores the bids.
 */
export function toRecordedIssues(
  issued: readonly IssuedRow[],
  scoring: IssuedModel,
): Pick<AwardRecord, 'issued' | 'scoredBy' | 'changedSinceIssue'> {
  const last = issued.at(-1);
  // When several have this model, the last of them is the one that bidders used.
  const scoredBy = issued.findLast(({ model }) => scoresAlike(model, scoring))?.number ?? null;
  return {
    issued: issued.map(toRecordedIssue),
    scoredBy,
    changedSinceIssue: last && scoredBy === null ? modelChanges(last.model, scoring) : [],
  };
}

function toRecordedIssue({ number, issuedAt, issuedBy, files }: IssuedRow): RecordedIssue {
  const sha256 = (language: Language) =>
    files.find((file) => file.kind === 'criterion' && file.language === language)?.sha256 ?? '';
  return { number, at: issuedAt, by: issuedBy, sha256: { nl: sha256('nl'), en: sha256('en') } };
}
