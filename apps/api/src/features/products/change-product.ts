import {
  formatModified,
  may,
  type Product,
  type ProductProblem,
  productIdentity,
  productProblems,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { type Message, type MessageCode, message } from '../../text/message.ts';
import { findOrganisationId, lockOrganisation } from '../organisations/organisations.queries.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { lockProduct, type ProductAt, type ProductRow } from './products.queries.ts';
import { recordProduct } from './record-product.ts';
import {
  addProductVersion,
  insertProduct,
  markProductDeleted,
  setProductHidden,
} from './store-product.queries.ts';
import { mayEdit, type ProductChanges, toChangedProduct } from './to-product.ts';

type Needs = Pick<Dependencies, 'database' | 'clock'>;

/** A product that an organisation has. */
export interface ProductPlace {
  readonly slug: string;
  readonly id: string;
}

const NOT_YOURS = refused({ kind: 'forbidden', message: message('product-of-provider') });

/** Adds a product to those of an organisation, or to those of everybody; returns its place. */
export async function createProduct(
  { database, clock }: Needs,
  caller: Caller,
  { slug, forAll }: { readonly slug: string; readonly forAll: boolean },
  product: Product,
): Promise<Outcome<ProductPlace>> {
  const refusal = refuseProduct(product);
  if (refusal) return refusal;
  return database.transaction<Outcome<ProductPlace>>(async (queries) => {
    const organisation = await lockOrganisation(queries, caller.scope, slug);
    if (!organisation) return NOT_FOUND;
    if (forAll && !may(caller, 'product.edit-for-all')) return NOT_YOURS;
    const owner = { organisationId: forAll ? null : organisation.id };
    const at = clock.now();
    const id = await insertProduct(queries, owner, product, at);
    await recordProduct(queries, { caller, at, owner, id, former: null, product, version: 1 });
    return done({ slug, id });
  });
}

/** The version that a change is based on, by its number or by when it was made; without both it is not stated. */
interface SeenProduct {
  readonly revision?: number | undefined;
  readonly modified?: string | undefined;
}

/** A change of a product, with the version that it is based on. */
interface ProductChange extends ProductPlace {
  readonly seen: SeenProduct;
}

/** Makes a new version of a product with what is given; one that is equal to the present version is none. */
export async function changeProduct(
  dependencies: Needs,
  caller: Caller,
  { seen, ...place }: ProductChange,
  changes: ProductChanges,
  current: (queries: Queries, at: ProductAt) => Promise<unknown>,
): Promise<Outcome<undefined>> {
  return onProduct(dependencies, caller, place, async (queries, row, organisationId) => {
    if (
      (seen.revision ?? row.version) !== row.version ||
      (seen.modified ?? formatModified(row.madeAt)) !== formatModified(row.madeAt)
    )
      return refused({
        ...{ kind: 'stale', message: message('product-changed') },
        current: await current(queries, { organisationId, id: row.id }),
      });
    const product = toChangedProduct(row.product, changes);
    const refusal = refuseProduct(product);
    if (refusal) return refusal;
    if (isSame(row.product, product)) return done(undefined);
    const at = dependencies.clock.now();
    const version = row.version + 1;
    await addProductVersion(queries, row, { version, product, at });
    await recordProduct(queries, { caller, at, owner: row, id: row.id, former: row, product, version });
    return done(undefined);
  });
}

/** Deletes a product from every list. */
export async function deleteProduct(
  dependencies: Needs,
  caller: Caller,
  place: ProductPlace,
): Promise<Outcome<undefined>> {
  return onProduct(dependencies, caller, place, async (queries, row) => {
    const at = dependencies.clock.now();
    await markProductDeleted(queries, row, at);
    await recordProduct(queries, { caller, at, owner: row, id: row.id, former: row, product: null });
    return done(undefined);
  });
}

/** Hides a product of the provider in an organisation, or shows it again. An organisation deletes its own. */
export async function hideProduct(
  { database, clock }: Needs,
  caller: Caller,
  { slug, id }: ProductPlace,
  hidden: boolean,
): Promise<Outcome<undefined>> {
  return database.transaction<Outcome<undefined>>(async (queries) => {
    const organisationId = await findOrganisationId(queries, caller.scope, slug);
    const row = organisationId && (await lockProduct(queries, caller.scope, { organisationId, id }));
    if (!row) return NOT_FOUND;
    if (row.organisationId !== null)
      return refused({ kind: 'conflict', message: message('product-own-not-hidden') });
    if (await setProductHidden(queries, { organisationId, id }, hidden))
      await recordHistory(queries, {
        ...{ at: clock.now(), accountId: caller.accountId, organisationId, projectId: null },
        subject: { type: 'product', id, name: row.product.name },
        action: 'changed',
        changes: { productHidden: { from: !hidden, to: hidden } },
      });
    return done(undefined);
  });
}

/** Does something with a product that the caller may change, while it is locked. */
export async function onProduct(
  { database }: Pick<Needs, 'database'>,
  caller: Caller,
  { slug, id }: ProductPlace,
  act: (queries: Queries, row: ProductRow, organisationId: string) => Promise<Outcome<undefined>>,
): Promise<Outcome<undefined>> {
  return database.transaction<Outcome<undefined>>(async (queries) => {
    const organisationId = await findOrganisationId(queries, caller.scope, slug);
    const row = organisationId && (await lockProduct(queries, caller.scope, { organisationId, id }));
    if (!row) return NOT_FOUND;
    return mayEdit(caller, row) ? act(queries, row, organisationId) : NOT_YOURS;
  });
}

function isSame(former: Product, product: Product): boolean {
  return (
    productIdentity(former) === productIdentity(product) &&
    JSON.stringify(former.rawCodes) === JSON.stringify(product.rawCodes)
  );
}

const PROBLEMS: Readonly<Record<ProductProblem, { readonly field: string; readonly code: MessageCode }>> = {
  'nothing-declared': { field: 'profiles', code: 'product-nothing-declared' },
  'unknown-indicator': { field: 'profiles', code: 'product-unknown-indicator' },
  'unlike-modules': { field: 'profiles', code: 'product-unlike-modules' },
  'same-unit': { field: 'conversions', code: 'product-same-unit' },
};

function refuseProduct(product: Product): ReturnType<typeof refused> | null {
  const fields: Record<string, Message[]> = {};
  for (const problem of productProblems(product)) {
    const { field, code } = PROBLEMS[problem];
    fields[field] = [...(fields[field] ?? []), message(code)];
  }
  return Object.keys(fields).length > 0 ? refused({ kind: 'invalid', fields }) : null;
}
