import type { DeclarationAnswers } from '@milieuspoor/declarations';
import { declaredProfiles, isSameFigures, type Language } from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import { message, sentence } from '../../../text/message.ts';
import { refuseOtherUnread } from '../../calculations/reading/reading-refusal.ts';
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
    return refuseOtherUnread(reading, language);
  if (reading.kind !== 'read' || reading.asked.length > 0)
    return refused({ kind: 'unreadable', problems: [sentence(message('declaration-not-read'), language)] });
  const { unit, resources } = reading.product;
  const figures = { unit, resources, profiles: declaredProfiles(reading.product.profiles) };
  return onProduct(dependencies, caller, { slug, id }, async (queries, row) => {
    const at = clock.now();
    const { version } = row;
    const known = await findDeclarationFile(queries, caller.scope, { organisationId, id }, version);
    // The file of a former version is that of this one too, unless other answers make other figures of it.
    if (known?.sha256.equals(file.sha256) && isSameFigures(known, figures)) return done(undefined);
    if (known?.version === version)
      return refused({ kind: 'conflict', message: message('declaration-already-kept') });
    await insertDeclarationFile(queries, {
      ...{ productId: row.id, organisationId: row.organisationId, version, at },
      ...file,
      ...figures,
    });
    await recordDeclarationFile(queries, { caller, at, row, fileName: file.name });
    return done(undefined);
  });
}
