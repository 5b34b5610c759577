import type { WorksheetRow } from '@milieuspoor/domain';
import { type Choices, type MatchGroup, productOf } from './match-choices.ts';

/** Returns the rows of a worksheet, in the order of the bill: each post with the product that it is, if any. */
export function toRows(groups: readonly MatchGroup[], choices: Choices): WorksheetRow[] {
  return groups
    .flatMap((group) => {
      const product = productOf(group, choices) ?? null;
      return group.posts.map((post) => ({ post, product }));
    })
    .sort((left, right) => left.post.row - right.post.row)
    .map(({ post, product }) => ({
      key: `rij-${post.row}`,
      postNumber: post.post_number,
      productGroup: product?.product_group ?? post.product_group ?? '',
      productSubGroup: product?.product_sub_group ?? post.product_sub_group ?? '',
      product: product?.name ?? post.description,
      unit: post.unit,
      quantity: post.quantity,
      rawCode: post.raw_code,
      nmdCategory: product?.nmd_category ?? null,
      workScope: 'new',
      leftOut: false,
      origin: null,
      source: product
        ? { kind: 'product', product: product.uuid, version: product.revision }
        : { kind: 'none' },
    }));
}
