import type { CalculationItem } from '../../items/calculation-item.ts';
import type { Product } from '../product.ts';
import type { UnitFit } from './fit-unit.ts';

/** A post whose profile is looked for. */
export interface SoughtPost extends Pick<CalculationItem, 'postNumber' | 'product' | 'unit' | 'rawCode'> {
  /** the column Product-id of its row; null where it is empty */
  readonly productId: string | null;
}

/** A product of the library. */
export interface KnownProduct {
  readonly id: string;
  readonly product: Product;
  /** euro per unit of the product, all modules together, in the set that is asked; null where it can't be weighed */
  readonly mkiEur: number | null;
}

/** What makes a match certain, the most reliable first: an answer that was given before ranks after what the row says. */
export const CERTAIN_BY = ['product-id', 'remembered', 'raw-code', 'name'] as const;
export type CertainBy = (typeof CERTAIN_BY)[number];

/** Why a product is proposed, the likeliest first. */
export const PROPOSED_BY = ['raw-code', 'name', 'raw-section', 'near-name'] as const;
export type ProposedBy = (typeof PROPOSED_BY)[number];

export type Fitting = Extract<UnitFit, { readonly kind: 'fits' }>;

export interface ProductProposal {
  readonly id: string;
  readonly by: ProposedBy;
  readonly fit: Fitting;
  /** euro per unit of the post; null where the product can't be weighed */
  readonly mkiEurPerPostUnit: number | null;
}

/** A product that the post means by its id, code or name, and whose unit does not lead to that of the post. */
export interface RefusedProduct {
  readonly id: string;
  readonly by: CertainBy;
  readonly reason: Extract<UnitFit, { readonly kind: 'misfit' }>['reason'];
}

/** What was found for a post. */
export type ProductMatch =
  | {
      readonly kind: 'certain';
      readonly id: string;
      readonly by: CertainBy;
      readonly fit: Fitting;
      readonly mkiEurPerPostUnit: number | null;
    }
  /** somebody answered before that none of the products is this post */
  | { readonly kind: 'answered-none'; readonly proposals: readonly ProductProposal[] }
  | {
      readonly kind: 'asked';
      /** the likeliest first; empty where nothing resembles the post */
      readonly proposals: readonly ProductProposal[];
      readonly refused: readonly RefusedProduct[];
      /** the row names a product that is not in the library */
      readonly unknownId: boolean;
    };
