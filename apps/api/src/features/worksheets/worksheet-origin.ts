import type { Queries } from '../../database/open-database.ts';
import { addProductUse } from '../products/store-product.queries.ts';
import { deleteWorksheetAt, type WorksheetOrigin } from './worksheets.queries.ts';

/** Returns what the history of a calculation says of where it comes from. */
export function recordedOrigin({ name, sourceName, quantitiesFile, products }: WorksheetOrigin) {
  const named = products.map((product) => `${product.name} (v${product.version})`);
  return {
    worksheet: name,
    madeFrom: sourceName,
    quantitiesFile,
    productsUsed: named.length > 0 ? named.join('; ') : null,
  };
}

/**
 * Stores which products a calculation was made with, and deletes its worksheet, unless that was changed after it was
 * written. Runs in the transaction that stores the calculation.
 */
export async function settleWorksheet(
  queries: Queries,
  { worksheetId, revision, products }: WorksheetOrigin,
  calculation: { readonly id: string; readonly organisationId: string; readonly accountId: string },
): Promise<void> {
  const { id: calculationId, organisationId, accountId } = calculation;
  for (const { id: productId, version, posts } of products)
    await addProductUse(queries, { productId, version, calculationId, organisationId, posts });
  await deleteWorksheetAt(queries, { id: worksheetId, organisationId, accountId, revision });
}
