import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import type { FileAnswer } from '../../http/gate.ts';
import { done, type Outcome } from '../../http/outcome.ts';
import { refuseUnwritten } from '../documents/refuse-unwritten.ts';
import { findDocumentStyle } from '../house-style/stored-style.ts';
import { composeCouncilLetter, type WriteRequest } from './compose-council-letter.ts';

type Needed = Pick<Dependencies, 'database' | 'documentWriter' | 'chartDrawer'>;

/** Writes a council letter as a Word document in the house style of the organisation. */
export async function writeCouncilLetter(
  dependencies: Needed,
  caller: Caller,
  request: WriteRequest,
): Promise<Outcome<FileAnswer>> {
  const composed = await composeCouncilLetter(dependencies, caller, request);
  if (!composed.ok) return composed;
  const { organisation, subject } = composed.value;
  const written = await dependencies.documentWriter.writeCouncilLetter(
    {
      ...{ subject, language: request.language },
      style: await findDocumentStyle(dependencies.database.queries, organisation),
    },
    { organisationId: organisation.id, memberId: caller.accountId },
  );
  if (written.kind !== 'written') return refuseUnwritten(written);
  return done({ fileName: `${subject.title}_${organisation.name}.docx`, bytes: written.value });
}
