import type { DeclarationAnswers } from '@milieuspoor/declarations';
import { declaredProfiles, type Language } from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import { refuseUnread } from '../../calculations/reading/reading-refusal.ts';
import { findOrganisationId } from '../../organisations/organisations.queries.ts';
import { onProduct, type ProductPlace } from '../change-product.ts';
import { recordDeclarationFile } from '../record-product.ts';
import { findDeclarationFile, insertDeclarationFile } from './declaration-file.queries.ts';

interface FileToKeep extends ProductPlace {
  readonly file: {
    readonly name: string;
    readonly bytes: Uint8Array<ArrayBuffer>;
    readonly sha256: Buffer;
  };
  readonly answers: DeclarationAnswers;
  readonly language: Language;
}

/**
 * Keeps the file of a declaration with the newest version of a product, and what the file comes to by the answers that were
 * given. A file that cannot be read, or that leaves a question open, is none.
 */
export async function keepDeclaration(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'declarationReader'>,
  caller: Caller,
  { slug, id, file, answers, language }: FileToKeep,
): Promise<Outcome<undefined>> {
  const { database, clock, declarationReader } = dependencies;
  const organisationId = await findOrganisationId(database.queries, caller.scope, slug);
  if (!organisationId) return NOT_FOUND;
  const reading = await declarationReader.read({
    ...{ organisationId, memberId: caller.accountId, bytes: file.bytes, answers },
  });
  if (reading.kind !== 'read' && reading.kind !== 'refused' && reading.kind !== 'which')
    return refuseUnread(reading, language);
  if (reading.kind !== 'read' || reading.asked.length > 0)
    return refused({ kind: 'invalid', fields: { declaration: [message('declaration-not-read')] } });
  const { unit, profiles, resources } = reading.product;
  return onProduct(dependencies, caller, { slug, id }, async (queries, row) => {
    const at = clock.now();
    const { version } = row;
    const known = await findDeclarationFile(queries, caller.scope, { organisationId, id }, version);
    if (known?.version === version)
      return known.sha256.equals(file.sha256)
        ? done(undefined)
        : refused({ kind: 'conflict', message: message('declaration-already-kept') });
    await insertDeclarationFile(queries, {
      ...{ productId: row.id, organisationId: row.organisationId, version, at },
      ...file,
      ...{ unit, profiles: declaredProfiles(profiles), resources },
    });
    await recordDeclarationFile(queries, { caller, at, row, fileName: file.name });
    return done(undefined);
  });
}
