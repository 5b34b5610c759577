import {
  type CalculationItem,
  distinctProducts,
  type Language,
  productIdentity,
  productOfItem,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import type { CalculationRow } from '../calculations/calculation-row.queries.ts';
import { findOpenCalculation } from '../calculations/find-open-calculation.ts';
import { postsAsStored, toReadPost } from '../calculations/reading/read-post.ts';
import { refuseUnreadSource } from '../calculations/reading/reading-refusal.ts';
import { findStoredFile } from '../calculations/reading/stored-file.ts';
import { listStoredPosts } from '../calculations/reading/stored-posts.queries.ts';
import { weightsOfCalculation } from '../calculations/reading/weights-of-calculation.ts';
import { findOrganisationId, lockOrganisation } from '../organisations/organisations.queries.ts';
import { findProduct, listOwnProducts, type ProductRow } from './products.queries.ts';
import { recordProduct } from './record-product.ts';
import { addProductUse, insertProduct } from './store-product.queries.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'workbookReader'>;

interface TakingUp {
  readonly slug: string;
  readonly calculationId: string;
  readonly posts: readonly string[];
  readonly language: Language;
}

/** The products that posts became, and those that the organisation had already. */
export interface TakenUp {
  readonly made: readonly ProductRow[];
  readonly known: readonly ProductRow[];
}

/** A bid tells what a competitor builds with, and the list of products is read by everybody in the organisation. */
const OF_A_BID = refused({ kind: 'conflict', message: message('product-of-bid') });
const OTHERWISE = refused({ kind: 'conflict', message: message('product-read-otherwise') });

/**
 * Keeps posts of a calculation as products of its organisation. The profiles are read from its file; each post must come
 * to exactly what is stored of it, with the weights of that time, or nothing is taken up.
 */
export async function takeUpItems(
  dependencies: Needs,
  caller: Caller,
  { slug, calculationId, posts, language }: TakingUp,
): Promise<Outcome<TakenUp>> {
  const { database, workbookReader } = dependencies;
  const { queries } = database;
  const found = await findSource(queries, caller, { slug, calculationId });
  if (!found.ok) return found;
  const calculation = found.value;
  const { organisationId } = calculation;
  const file = await findStoredFile(dependencies, caller.scope, calculation);
  if (!file) return NOT_FOUND;
  if (file === 'damaged') return refused({ kind: 'conflict', message: message('file-damaged') });
  const weights = await weightsOfCalculation(dependencies, calculation);
  const reading = await workbookReader.posts(
    { ...file.named, weights, organisationId, memberId: caller.accountId },
    posts,
    file.options,
  );
  if (reading.kind === 'refused') return OTHERWISE;
  if (reading.kind !== 'posts') return refuseUnreadSource(reading, language);
  const stored = await listStoredPosts(queries, calculation, posts);
  if (stored.length < new Set(posts).size) return NOT_FOUND;
  const read = reading.items.map((item) => toReadPost(item, weights));
  if (postsAsStored(stored, read).size < stored.length) return OTHERWISE;
  return store(dependencies, caller, { slug, calculation, items: reading.items });
}

/** Returns a calculation of an organisation of which posts can be kept: a bid is none. */
export async function findSource(
  queries: Queries,
  caller: Caller,
  { slug, calculationId }: Pick<TakingUp, 'slug' | 'calculationId'>,
): Promise<Outcome<CalculationRow>> {
  const organisationId = await findOrganisationId(queries, caller.scope, slug);
  if (!organisationId) return NOT_FOUND;
  const found = await findOpenCalculation(queries, caller, calculationId);
  if (!found.ok) return found;
  if (found.value.organisationId !== organisationId) return NOT_FOUND;
  return found.value.applicantId === null ? found : OF_A_BID;
}

interface Storing {
  readonly slug: string;
  readonly calculation: Pick<CalculationRow, 'id' | 'organisationId'>;
  readonly items: readonly CalculationItem[];
}

async function store(
  { database, clock }: Needs,
  caller: Caller,
  { slug, calculation, items }: Storing,
): Promise<Outcome<TakenUp>> {
  return database.transaction<Outcome<TakenUp>>(async (queries) => {
    // One at a time, so that two who take up the same posts make no product twice.
    const organisation = await lockOrganisation(queries, caller.scope, slug);
    if (!organisation) return NOT_FOUND;
    const owner = { organisationId: organisation.id };
    const byIdentity = new Map(
      (await listOwnProducts(queries, caller.scope, organisation.id)).map((row) => [
        productIdentity(row.product),
        row,
      ]),
    );
    const at = clock.now();
    const made: ProductRow[] = [];
    const known: ProductRow[] = [];
    for (const { product, from } of distinctProducts(
      items.map((item) => ({ product: productOfItem(item), post: item.postNumber })),
    )) {
      const present = byIdentity.get(productIdentity(product));
      const id = present?.id ?? (await insertProduct(queries, owner, product, at));
      if (!present)
        await recordProduct(queries, { caller, at, owner, id, former: null, product, version: 1 });
      await addProductUse(queries, {
        ...{ productId: id, version: present?.version ?? 1 },
        ...{ calculationId: calculation.id, organisationId: organisation.id },
        posts: from.map(({ post }) => post),
      });
      (present ? known : made).push(await stored(queries, caller, { organisationId: organisation.id, id }));
    }
    return done({ made, known });
  });
}

async function stored(
  queries: Queries,
  caller: Caller,
  at: { readonly organisationId: string; readonly id: string },
): Promise<ProductRow> {
  const row = await findProduct(queries, caller.scope, at);
  if (!row) throw new Error('A product that was just stored is not there');
  return row;
}
