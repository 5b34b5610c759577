import type { DeclarationReadingAnswer } from '@milieuspoor/contract';
import type { DeclarationAnswers } from '@milieuspoor/declarations';
import { type Language, toIsoDay } from '@milieuspoor/domain';
import type { Database } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import type { Clock } from '../../../platform/clock.ts';
import { refuseOtherUnread } from '../../calculations/reading/reading-refusal.ts';
import { findOrganisationId } from '../../organisations/organisations.queries.ts';
import { findWeightedSets } from '../../weights/find-weighted-sets.ts';
import type { DeclarationReader } from './declaration-reader.ts';
import { toDeclarationAnswer } from './to-declaration-answer.ts';

interface DeclarationToCheck {
  /** of the organisation that would have the product */
  readonly slug: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly answers: DeclarationAnswers;
  readonly language: Language;
}

/** Reads a declaration for an organisation, and what it costs by the weights of today. Nothing is stored. */
export async function checkDeclaration(
  dependencies: {
    readonly database: Database;
    readonly clock: Clock;
    readonly declarationReader: DeclarationReader;
  },
  caller: Caller,
  { slug, bytes, answers, language }: DeclarationToCheck,
): Promise<Outcome<DeclarationReadingAnswer>> {
  const { database, clock, declarationReader } = dependencies;
  const organisationId = await findOrganisationId(database.queries, caller.scope, slug);
  if (!organisationId) return NOT_FOUND;
  const reading = await declarationReader.read({
    organisationId,
    memberId: caller.accountId,
    bytes,
    answers,
  });
  switch (reading.kind) {
    case 'read':
    case 'which':
    case 'refused':
      return done(
        toDeclarationAnswer(reading, {
          ...{ weights: await findWeightedSets({ database, clock }), today: toIsoDay(clock.now()), language },
        }),
      );
    default:
      return refuseOtherUnread(reading, language);
  }
}
