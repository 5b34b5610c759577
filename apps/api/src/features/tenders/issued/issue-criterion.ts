import type { Shown } from '@milieuspoor/contract';
import type { CriterionEdition } from '@milieuspoor/documents';
import { isSameModel, LANGUAGES, modelChanges, projectDataLock } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import { refuseOvertaken } from '../../award/shown/refuse-overtaken.ts';
import { refuseUnwritten } from '../../documents/refuse-unwritten.ts';
import { lockProjectRow, type ProjectRow, touchProject } from '../../projects/projects.queries.ts';
import type { ProjectEvent } from '../../projects/record-project.ts';
import { recordHistory } from '../../record/record-history.queries.ts';
import { type ReadCriterion, readCriterion } from '../documents/read-criterion.ts';
import { type IssuedRow, insertIssued, listIssued, type NewIssuedFile } from './issued-criteria.queries.ts';

type Needed = Pick<Dependencies, 'database' | 'clock' | 'settings' | 'documentWriter'>;

interface Asked {
  readonly id: string;
  /** what was on the screen; undefined when the caller does not state it */
  readonly shown: Shown | undefined;
}

/** The model that can be issued now, after the last edition; or the fact that the last edition has this model. */
interface Standing {
  readonly project: ProjectRow;
  readonly last: IssuedRow | null;
  /** null where the last edition has exactly this model */
  readonly read: ReadCriterion | null;
}

/**
 * Issues the complete award model of a project: its number, the moment, the model and the files in both languages are
 * stored, with a note of the changes since the former number (D-107). The model that was issued last keeps its number
 * and its files, so that two simultaneous requests get one. Returns the valid number.
 *
 * The files are written without a lock, since that takes long; what is stored is checked again, in one transaction.
 */
export async function issueCriterion(needed: Needed, caller: Caller, asked: Asked): Promise<Outcome<number>> {
  const now = needed.clock.now();
  const standing = () =>
    needed.database.transaction((queries) => readStanding(queries, needed, caller, { ...asked, now }));
  const found = await standing();
  if (!found.ok) return found;
  const { last, read } = found.value;
  if (!read) return done(last?.number ?? 0);
  const written = await writeFiles(needed, caller, read, last);
  if (!written.ok) return written;
  return needed.database.transaction(async (queries) => {
    const again = await readStanding(queries, needed, caller, { ...asked, now });
    if (!again.ok) return again;
    const { project, last: lastNow, read: readNow } = again.value;
    // Somebody else issued this model meanwhile.
    if (!readNow) return done(lastNow?.number ?? 0);
    if (lastNow?.number !== last?.number || !isSameModel(readNow.model, read.model))
      return refused({ kind: 'conflict', message: message('shown-overtaken') });
    const number = numberAfter(last);
    const event = { at: now, accountId: caller.accountId, project };
    await insertIssued(queries, project, {
      number,
      issuedAt: now,
      issuedBy: caller.accountId,
      awardModelVersion: project.awardModelVersion,
      model: read.model,
      files: written.value,
    });
    await recordIssue(queries, event, { number, last: last?.number ?? null });
    await touchProject(queries, project, now);
    return done(number);
  });
}

async function readStanding(
  queries: Queries,
  needed: Needed,
  caller: Caller,
  { id, shown, now }: Asked & { readonly now: Date },
): Promise<Outcome<Standing>> {
  const project = await lockProjectRow(queries, caller.scope, id);
  if (!project) return NOT_FOUND;
  const overtaken = await refuseOvertaken(queries, caller, project, { shown });
  if (overtaken) return refused(overtaken);
  const read = await readCriterion(queries, needed, caller, { project, now });
  if (!read.ok) return read;
  // A model that is still being changed is not for bidders.
  if (project.emviStatus !== 'Locked')
    return refused({ kind: 'conflict', message: message('award-model-open') });
  const last = (await listIssued(queries, project)).at(-1) ?? null;
  if (last && isSameModel(last.model, read.value.model)) return done({ project, last, read: null });
  const lock = projectDataLock(project);
  if (lock) return refused({ kind: 'conflict', message: message(lock) });
  return done({ project, last, read: read.value });
}

function numberAfter(last: IssuedRow | null): number {
  return (last?.number ?? 0) + 1;
}

/** Writes the criterion in each language, and where it is not the first, the changes since the one before it. */
async function writeFiles(
  { documentWriter }: Needed,
  caller: Caller,
  { criterion, model, organisationId, style }: ReadCriterion,
  last: IssuedRow | null,
): Promise<Outcome<readonly NewIssuedFile[]>> {
  const since = last && {
    number: last.number,
    at: last.issuedAt,
    changes: modelChanges(last.model, model),
  };
  const edition: CriterionEdition = { kind: 'issued', number: numberAfter(last), since };
  const of = { organisationId, memberId: caller.accountId };
  const files: NewIssuedFile[] = [];
  for (const language of LANGUAGES) {
    const document = await documentWriter.writeCriterion(
      { subject: { ...criterion, edition }, language, style },
      of,
    );
    if (document.kind !== 'written') return refuseUnwritten(document);
    files.push({ kind: 'criterion', language, bytes: document.value });
    if (!since) continue;
    const note = await documentWriter.writeNote(
      { subject: { ...criterion, number: edition.number, since }, language, style },
      of,
    );
    if (note.kind !== 'written') return refuseUnwritten(note);
    files.push({ kind: 'note', language, bytes: note.value });
  }
  return done(files);
}

/** Records that the award criterion was issued, with its number and the one before it. */
async function recordIssue(
  queries: Queries,
  { at, accountId, project }: ProjectEvent,
  { number, last }: { readonly number: number; readonly last: number | null },
): Promise<void> {
  await recordHistory(queries, {
    at,
    accountId,
    organisationId: project.organisationId,
    projectId: project.id,
    subject: { type: 'project', id: project.id, name: project.name },
    action: 'changed',
    changes: { criterionIssued: { from: last, to: number } },
  });
}
