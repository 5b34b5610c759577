import { createHash, randomUUID } from 'node:crypto';
import type { ProductInput } from '@milieuspoor/contract';
import type { Product } from '@milieuspoor/domain';
import { findRow, getRow } from '../database/rows.ts';
import { sql } from '../database/sql.ts';
import { insertDeclarationFile } from '../features/products/declared/declaration-file.queries.ts';
import { keepAnswers } from '../features/products/matching/remembered-matches.queries.ts';
import { insertProduct } from '../features/products/store-product.queries.ts';
import { toStatedProduct } from '../features/products/to-product.ts';
import type { TestApp } from './test-app.ts';

/** A product as somebody fills it in: MKI of 1 + 2 + 3 euro per m3 in Set A1, and nothing else declared. */
export const PRODUCT_INPUT: ProductInput = {
  ...{ name: 'AC 16 surf', product_group: 'Verharding', product_sub_group: 'Asfalt', unit: 'm3' },
  conversions: [{ unit: 'ton', per_unit: 2.4 }],
  ...{ raw_codes: ['31.21'], nmd_category: '3' },
  profiles: { a1: { MKI: [1, 2, 3, null, null, null, null, null, null, null] } },
  resources: {
    ...{ primaryTon: 2.4, secondaryTon: 0, biobasedTon: null, renewableMj: null, fossilMj: 12.5 },
    ...{ equipmentEmissionFreeHours: null, equipmentOtherHours: null },
    ...{ transportEmissionFreeTkm: null, transportOtherTkm: null },
  },
  ...{ programme: 'NMD', number: '1234', publisher: 'Een fabriek', valid_until: '2027-03-01', notes: '' },
};

export const EXAMPLE_PRODUCT: Product = toStatedProduct(PRODUCT_INPUT);

/** Returns a new product of an organisation; with null one of the provider. */
export async function spareProduct(test: TestApp, slug: string | null): Promise<string> {
  const { queries } = test.dependencies.database;
  const organisation =
    slug && (await findRow<{ id: string }>(queries, sql`SELECT id FROM organisation WHERE slug = ${slug}`));
  const owner = { organisationId: organisation ? organisation.id : null };
  return insertProduct(queries, owner, EXAMPLE_PRODUCT, test.clock.now());
}

/** Keeps a file of a declaration with the first version of a product of an organisation. */
export async function spareDeclaration(test: TestApp, slug: string, productId: string): Promise<void> {
  const { queries } = test.dependencies.database;
  const { id: organisationId } = await getRow<{ id: string }>(
    queries,
    sql`SELECT id FROM organisation WHERE slug = ${slug}`,
  );
  const bytes = Buffer.from('{}');
  await insertDeclarationFile(queries, {
    ...{ productId, organisationId, version: 1, at: test.clock.now(), name: 'a.json', bytes },
    ...{ sha256: createHash('sha256').update(bytes).digest(), ...EXAMPLE_PRODUCT },
  });
}

/** Returns a new answer of an organisation about posts, given by an account. */
export async function spareMatch(test: TestApp, slug: string, accountId: string): Promise<string> {
  const { queries } = test.dependencies.database;
  const { id: organisationId } = await getRow<{ id: string }>(
    queries,
    sql`SELECT id FROM organisation WHERE slug = ${slug}`,
  );
  const [description, at] = [`Post ${randomUUID()}`, test.clock.now()];
  const answer = { description, postKey: description, unit: 'm3', rawCode: null, productId: null };
  await keepAnswers(queries, { organisationId, accountId, at }, [answer]);
  return (
    await getRow<{ id: string }>(
      queries,
      sql`SELECT id FROM remembered_match WHERE post_key = ${description}`,
    )
  ).id;
}
