import { postKey } from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import { findOrganisationId, lockOrganisation } from '../../organisations/organisations.queries.ts';
import { recordHistory } from '../../record/record-history.queries.ts';
import { listKnownIds } from '../products.queries.ts';
import { type AnswerToKeep, deleteAnswer, keepAnswers } from './remembered-matches.queries.ts';

type Needs = Pick<Dependencies, 'database' | 'clock'>;

/** What somebody answered about a post; without a product it is none of them. */
interface GivenAnswer {
  readonly product: string;
  readonly unit: string;
  readonly rawCode: string | null;
  readonly chosen: string | null;
}

/** Remembers which products posts are, for the organisation: all of them, or none where a product is not there. */
export async function rememberMatches(
  { database, clock }: Needs,
  caller: Caller,
  { slug, answers }: { readonly slug: string; readonly answers: readonly GivenAnswer[] },
): Promise<Outcome<undefined>> {
  return database.transaction<Outcome<undefined>>(async (queries) => {
    const organisation = await lockOrganisation(queries, caller.scope, slug);
    if (!organisation) return NOT_FOUND;
    const organisationId = organisation.id;
    const chosen = [...new Set(answers.flatMap((answer) => answer.chosen ?? []))];
    const known = new Map(
      (await listKnownIds(queries, caller.scope, organisationId, chosen)).map(({ id, name }) => [id, name]),
    );
    if (chosen.some((id) => !known.has(id)))
      return refused({ kind: 'conflict', message: message('product-not-there') });
    // Of two answers about the same post the last one holds.
    const byKey = new Map(answers.map((answer) => [postKey(answer), answer]));
    const kept = [...byKey].map(
      ([key, { product, unit, rawCode, chosen: productId }]): AnswerToKeep => ({
        ...{ postKey: key, description: product, unit, rawCode, productId },
      }),
    );
    const at = clock.now();
    await keepAnswers(queries, { organisationId, accountId: caller.accountId, at }, kept);
    const [first] = kept;
    await recordHistory(queries, {
      ...{ at, accountId: caller.accountId, organisationId, projectId: null },
      subject: { type: 'product-match', id: null, name: first?.description ?? '' },
      action: 'changed',
      changes:
        kept.length === 1
          ? { productMatch: { from: null, to: known.get(first?.productId ?? '') ?? '-' } }
          : { productMatches: { from: null, to: kept.length } },
    });
    return done(undefined);
  });
}

/** Takes an answer back, whoever gave it. */
export async function forgetMatch(
  { database, clock }: Needs,
  caller: Caller,
  { slug, id }: { readonly slug: string; readonly id: string },
): Promise<Outcome<undefined>> {
  return database.transaction<Outcome<undefined>>(async (queries) => {
    const organisationId = await findOrganisationId(queries, caller.scope, slug);
    const taken = organisationId && (await deleteAnswer(queries, caller.scope, { organisationId, id }));
    if (!taken) return NOT_FOUND;
    await recordHistory(queries, {
      ...{ at: clock.now(), accountId: caller.accountId, organisationId, projectId: null },
      subject: { type: 'product-match', id: null, name: taken.description },
      ...{ action: 'deleted', changes: {} },
    });
    return done(undefined);
  });
}
