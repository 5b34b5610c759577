import { changesBetween, type Product } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import type { ProductRow } from './products.queries.ts';
import type { ProductOwner } from './store-product.queries.ts';

interface ProductActBase {
  readonly caller: Pick<Caller, 'accountId'>;
  readonly at: Date;
  readonly owner: ProductOwner;
  readonly id: string;
}

/** What somebody did with a product: it was made, changed, or with no product deleted. */
type ProductAct = ProductActBase &
  (
    | { readonly former: ProductRow | null; readonly product: Product; readonly version: number }
    | { readonly former: ProductRow; readonly product: null }
  );

/** Writes what happened to a product into the history. The versions hold the figures; an entry names their numbers. */
export async function recordProduct(queries: Queries, act: ProductAct): Promise<void> {
  const { caller, at, owner, id, former, product } = act;
  const name = product?.name ?? former?.product.name ?? '';
  await recordHistory(queries, {
    ...{ at, accountId: caller.accountId, organisationId: owner.organisationId, projectId: null },
    subject: { type: 'product', id, name },
    action: product === null ? 'deleted' : former === null ? 'created' : 'changed',
    changes:
      product === null
        ? {}
        : changesBetween(
            { productVersion: former?.version ?? null, productName: former?.product.name ?? null },
            { productVersion: act.version, productName: product.name },
          ),
  });
}

/** Writes into the history that the file of a declaration was kept with a product. */
export async function recordDeclarationFile(
  queries: Queries,
  {
    caller,
    at,
    row,
    fileName,
  }: Pick<ProductActBase, 'caller' | 'at'> & { readonly row: ProductRow; readonly fileName: string },
): Promise<void> {
  await recordHistory(queries, {
    ...{ at, accountId: caller.accountId, organisationId: row.organisationId, projectId: null },
    subject: { type: 'product', id: row.id, name: row.product.name },
    action: 'changed',
    changes: { declarationFile: { from: null, to: fileName } },
  });
}
