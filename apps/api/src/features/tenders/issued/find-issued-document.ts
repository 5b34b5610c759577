import type { Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import type { WordFile } from '../documents/word-file.ts';
import { findIssuedFile, type IssuedFileAsked, type IssuedKind } from './issued-criteria.queries.ts';

const NAMES: Readonly<Record<IssuedKind, string>> = {
  criterion: 'Gunningscriterium_MKI',
  note: 'Nota_van_inlichtingen_MKI',
};

/** Returns a file as it was issued, named after its project and its number; null where there is none. */
export async function findIssuedDocument(
  queries: Queries,
  caller: Caller,
  asked: IssuedFileAsked,
): Promise<WordFile | null> {
  const file = await findIssuedFile(queries, caller.scope, asked);
  if (!file) return null;
  const { projectName, bytes } = file;
  return { fileName: `${NAMES[asked.kind]}_${projectName}_${asked.number}.docx`, bytes };
}
