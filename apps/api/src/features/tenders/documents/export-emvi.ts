import { isSameModel, type Language, projectDataLock } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, invalidForm, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import { refuseUnwritten } from '../../documents/refuse-unwritten.ts';
import { lockProjectRow } from '../../projects/projects.queries.ts';
import { findIssuedDocument } from '../issued/find-issued-document.ts';
import { issueCriterion } from '../issued/issue-criterion.ts';
import { listIssued } from '../issued/issued-criteria.queries.ts';
import { type ReadCriterion, readCriterion } from './read-criterion.ts';
import type { WordFile } from './word-file.ts';

type Needed = Pick<Dependencies, 'database' | 'clock' | 'settings' | 'documentWriter'>;

interface Asked {
  readonly id: string;
  readonly language: Language;
}

/** The criterion to give to bidders: the edition of exactly this model, or a model that was not issued. */
interface Standing {
  readonly number: number | null;
  /** whether the project takes no changes, so that nothing of it is issued any more */
  readonly closed: boolean;
  readonly read: ReadCriterion;
}

/**
 * Returns the award criterion of a complete model as a Word document. Handing it out issues it (D-107), and the model
 * that was issued last gives exactly the bytes of that time. For a closed project nothing is issued any more; what was
 * not issued before is a concept there, as every page states.
 */
export async function exportEmvi(needed: Needed, caller: Caller, asked: Asked): Promise<Outcome<WordFile>> {
  const { database, clock } = needed;
  const now = clock.now();
  const found = await database.transaction((queries) =>
    readStanding(queries, needed, caller, { ...asked, now }),
  );
  if (!found.ok) return found;
  const { number, closed, read } = found.value;
  if (number === null && closed) return writeConcept(needed, caller, read, asked.language);
  const issued =
    number === null ? await issueCriterion(needed, caller, { id: asked.id, shown: undefined }) : done(number);
  if (!issued.ok) return issued;
  const file = {
    projectId: asked.id,
    number: issued.value,
    kind: 'criterion',
    language: asked.language,
  } as const;
  const document = await findIssuedDocument(database.queries, caller, file);
  return document ? done(document) : NOT_FOUND;
}

async function readStanding(
  queries: Queries,
  needed: Needed,
  caller: Caller,
  { id, now }: Asked & { readonly now: Date },
): Promise<Outcome<Standing>> {
  const project = await lockProjectRow(queries, caller.scope, id);
  if (!project) return NOT_FOUND;
  const read = await readCriterion(queries, needed, caller, { project, now });
  if (!read.ok) return read;
  // A model that is still being changed is not for bidders.
  if (project.emviStatus !== 'Locked') return invalidForm(message('award-model-open'));
  const last = (await listIssued(queries, project)).at(-1);
  const number = last && isSameModel(last.model, read.value.model) ? last.number : null;
  return done({ number, closed: projectDataLock(project) !== null, read: read.value });
}

async function writeConcept(
  { documentWriter }: Needed,
  caller: Caller,
  { criterion, style, organisationId }: ReadCriterion,
  language: Language,
): Promise<Outcome<WordFile>> {
  const written = await documentWriter.writeCriterion(
    { subject: { ...criterion, edition: { kind: 'concept' } }, language, style },
    { organisationId, memberId: caller.accountId },
  );
  if (written.kind !== 'written') return refuseUnwritten(written);
  const fileName = `Gunningscriterium_MKI_${criterion.project.name}_concept.docx`;
  return done({ fileName, bytes: written.value });
}
