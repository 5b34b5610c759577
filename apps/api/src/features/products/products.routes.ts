import { endpoints, type ProductDetailAnswer, readAnswers } from '@milieuspoor/contract';
import { toIsoDay, unitKey } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { collection, pageOf } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import { findWeightedSets } from '../weights/find-weighted-sets.ts';
import { changeProduct, createProduct, deleteProduct, hideProduct } from './change-product.ts';
import { findDeclarationBytes, findDeclarationFile } from './declared/declaration-file.queries.ts';
import { keepDeclaration } from './declared/keep-declaration.ts';
import { inOrderOfMki, isOrderOfMki } from './list-by-mki.ts';
import {
  findProduct,
  listEveryProduct,
  listProductGroups,
  listProducts,
  listProductsOfSubGroup,
  listProductUses,
  listProductVersions,
  type ProductAt,
} from './products.queries.ts';
import { checkDeclaration } from './reading/check-declaration.ts';
import { listPostsToKeep } from './store-product.queries.ts';
import { findSource, takeUpItems } from './take-up-items.ts';
import { type ProductReader, toProductDetail, toProductRow, toStatedProduct } from './to-product.ts';

/** The routes of the products that an organisation knows. */
export function productRoutes(dependencies: Dependencies): Route[] {
  const { clock, database } = dependencies;

  /** Within a transaction by its own queries: the embedded database would wait for itself. */
  async function readerOf(caller: Caller, queries: Queries = database.queries): Promise<ProductReader> {
    const weights = await findWeightedSets({ database: { queries }, clock });
    return { caller, weights, today: toIsoDay(clock.now()) };
  }

  async function findDetail(
    queries: Queries,
    caller: Caller,
    at: ProductAt,
    revision?: number,
  ): Promise<ProductDetailAnswer | null> {
    const row = await findProduct(queries, caller.scope, at, revision);
    if (!row) return null;
    const versions = await listProductVersions(queries, caller.scope, at);
    const uses = await listProductUses(queries, caller.scope, at);
    const declaration = await findDeclarationFile(queries, caller.scope, at, row.version);
    return toProductDetail(row, { declaration, versions, uses }, await readerOf(caller, queries));
  }

  async function detail(
    caller: Caller,
    { slug, id }: { readonly slug: string; readonly id: string },
    revision?: number,
  ): Promise<Outcome<ProductDetailAnswer>> {
    const organisationId = await findOrganisationId(database.queries, caller.scope, slug);
    if (!organisationId) return NOT_FOUND;
    const found = await findDetail(database.queries, caller, { organisationId, id }, revision);
    return found ? done(found) : NOT_FOUND;
  }

  return [
    route(endpoints.listProducts, async ({ caller, params, query }) => {
      const organisationId = await findOrganisationId(database.queries, caller.scope, params.org);
      if (!organisationId) return NOT_FOUND;
      const reader = await readerOf(caller);
      const { product_group, page, page_size: pageSize, ordering, search, hidden } = query;
      const filters = {
        ...{ organisationId, search, hidden, productGroup: product_group, today: reader.today },
        ...{ set: query.set, owner: query.owner, expired: query.expired },
      };
      const groups = await listProductGroups(database.queries, caller.scope, organisationId);
      if (isOrderOfMki(ordering)) {
        const all = await listEveryProduct(database.queries, caller.scope, filters);
        const sorted = inOrderOfMki(
          all.map((row) => toProductRow(row, reader)),
          ordering,
        );
        const items = sorted.slice((page - 1) * pageSize, page * pageSize);
        return done({
          ...pageOf(endpoints.listProducts, query, { count: all.length, items }, params),
          groups,
        });
      }
      const { count, items } = await listProducts(database.queries, caller.scope, {
        ...{ ...filters, page, pageSize, ordering },
      });
      const rows = items.map((row) => toProductRow(row, reader));
      return done({ ...pageOf(endpoints.listProducts, query, { count, items: rows }, params), groups });
    }),
    route(
      endpoints.listSimilarProducts,
      async ({ caller, params, query: { product_sub_group, unit, except } }) => {
        const organisationId = await findOrganisationId(database.queries, caller.scope, params.org);
        if (!organisationId) return NOT_FOUND;
        const rows = await listProductsOfSubGroup(database.queries, caller.scope, {
          ...{ organisationId, productSubGroup: product_sub_group, except: except ?? null },
        });
        const reader = await readerOf(caller);
        const similar = rows.filter(({ product }) => unitKey(product.unit) === unitKey(unit));
        return done(collection(similar.map((row) => toProductRow(row, reader))));
      },
    ),
    route(endpoints.getProduct, ({ caller, params: { org, product }, query: { revision } }) =>
      detail(caller, { slug: org, id: product }, revision),
    ),
    route(endpoints.createProduct, async ({ caller, params: { org }, body: { owner, ...contents } }) => {
      const place = { slug: org, forAll: owner === 'provider' };
      const outcome = await createProduct(dependencies, caller, place, toStatedProduct(contents));
      return outcome.ok ? detail(caller, outcome.value) : outcome;
    }),
    route(
      endpoints.changeProduct,
      async ({ caller, params, body: { revision, modified, ...contents }, call }) => {
        const place = { slug: params.org, id: params.product };
        const seen = call.ifMatch === null ? { revision, modified } : { revision: Number(call.ifMatch) };
        const outcome = await changeProduct(
          dependencies,
          caller,
          { ...place, seen },
          contents,
          (queries, at) => findDetail(queries, caller, at),
        );
        return outcome.ok ? detail(caller, place) : outcome;
      },
      async ({ caller, params }) => {
        const found = await detail(caller, { slug: params.org, id: params.product });
        return found.ok ? found.value : null;
      },
    ),
    route(endpoints.deleteProduct, ({ caller, params: { org, product } }) =>
      deleteProduct(dependencies, caller, { slug: org, id: product }),
    ),
    route(endpoints.hideProduct, ({ caller, params: { org, product }, body: { hidden } }) =>
      hideProduct(dependencies, caller, { slug: org, id: product }, hidden),
    ),
    route(endpoints.listPostsToKeep, async ({ caller, params: { org, calculation } }) => {
      const source = await findSource(database.queries, caller, { slug: org, calculationId: calculation });
      if (!source.ok) return source;
      const posts = await listPostsToKeep(database.queries, source.value);
      return done(
        collection(
          posts.map((post) => ({
            post_number: post.postNumber,
            product: post.product,
            product_group: post.productGroup,
            product_sub_group: post.productSubGroup,
            unit: post.unit,
            quantity: post.quantity,
            raw_code: post.rawCode,
          })),
        ),
      );
    }),
    route(endpoints.readDeclaration, ({ caller, params: { org }, body, file, call }) =>
      checkDeclaration(dependencies, caller, {
        ...{ slug: org, bytes: file.bytes, answers: readAnswers(body.answers), language: call.language },
      }),
    ),
    route(endpoints.keepDeclaration, async ({ caller, params: { org, product }, body, file, call }) => {
      const place = { slug: org, id: product };
      const outcome = await keepDeclaration(dependencies, caller, {
        ...{ ...place, file, answers: readAnswers(body.answers), language: call.language },
      });
      return outcome.ok ? detail(caller, place) : outcome;
    }),
    route(endpoints.downloadDeclaration, async ({ caller, params, query: { revision } }) => {
      const organisationId = await findOrganisationId(database.queries, caller.scope, params.org);
      if (!organisationId) return NOT_FOUND;
      const at = { organisationId, id: params.product };
      const row = await findProduct(database.queries, caller.scope, at, revision);
      const file = row && (await findDeclarationBytes(database.queries, caller.scope, at, row.version));
      return file ? done({ fileName: file.name, bytes: file.bytes }) : NOT_FOUND;
    }),
    route(endpoints.takeUpProducts, async ({ caller, params: { org }, body, call }) => {
      const { calculation, posts } = body;
      const taking = { slug: org, calculationId: calculation, posts, language: call.language };
      const outcome = await takeUpItems(dependencies, caller, taking);
      if (!outcome.ok) return outcome;
      const reader = await readerOf(caller);
      const rows = (products: typeof outcome.value.made) => products.map((row) => toProductRow(row, reader));
      return done({ made: rows(outcome.value.made), known: rows(outcome.value.known) });
    }),
  ];
}
