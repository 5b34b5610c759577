import type { Language } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import { refuseUnwritten } from '../../documents/refuse-unwritten.ts';
import { lockProjectRow, type ProjectRow } from '../../projects/projects.queries.ts';
import { findIssuedDocument } from '../issued/find-issued-document.ts';
import { listIssued } from '../issued/issued-criteria.queries.ts';
import { hasAwardModel } from '../model/award-model-of.ts';
import { type ReadCriterion, readCriterion } from './read-criterion.ts';
import type { WordFile } from './word-file.ts';

interface Asked {
  readonly id: string;
  readonly language: Language;
}

/**
 * The award criterion of a project as a Word document: of a model that is complete the very file that was issued last, and
 * else a concept, which says so on every page. It issues nothing itself (decision 107).
 */
export async function exportEmvi(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'settings' | 'documentWriter'>,
  caller: Caller,
  asked: Asked,
): Promise<Outcome<WordFile>> {
  const { database, clock, documentWriter } = dependencies;
  const now = clock.now();
  const found = await database.transaction(async (queries): Promise<Outcome<WordFile | ReadCriterion>> => {
    const project = await lockProjectRow(queries, caller.scope, asked.id);
    if (!project) return NOT_FOUND;
    const issued = await lastIssued(queries, caller, project, asked);
    return issued ? done(issued) : readCriterion(queries, dependencies, caller, { project, now });
  });
  if (!found.ok) return found;
  const { value } = found;
  if ('bytes' in value) return done(value);
  const { criterion, style, organisationId } = value;
  const written = await documentWriter.writeCriterion(
    { subject: { ...criterion, edition: { kind: 'concept' } }, language: asked.language, style },
    { organisationId, memberId: caller.accountId },
  );
  if (written.kind !== 'written') return refuseUnwritten(written);
  const fileName = `Gunningscriterium_MKI_${criterion.project.name}_concept.docx`;
  return done({ fileName, bytes: written.value });
}

/** The file that was issued last of a model that is complete; null where there is none. */
async function lastIssued(
  queries: Queries,
  caller: Caller,
  project: ProjectRow,
  { language }: Asked,
): Promise<WordFile | null> {
  if (!hasAwardModel(project) || project.emviStatus !== 'Locked') return null;
  const last = (await listIssued(queries, project)).at(-1);
  if (!last) return null;
  const file = { projectId: project.id, number: last.number, kind: 'criterion', language } as const;
  return findIssuedDocument(queries, caller, file);
}
