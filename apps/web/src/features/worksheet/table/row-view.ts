/** How the MKI of a post differs from that of the baseline, in euro. */
export type RowDifference =
  | { readonly kind: 'told'; readonly eur: number }
  /** the baseline has no such post, or the post is not one of the baseline */
  | { readonly kind: 'only-here'; readonly eur: number }
  | { readonly kind: 'not-told'; readonly why: string }
  /** there is no baseline to compare with */
  | { readonly kind: 'none' };

/** A post as the table shows it. */
export interface RowView {
  readonly key: string;
  readonly postNumber: string;
  readonly rawCode: string | null;
  readonly product: string;
  /** the product that it had in the calculation that it comes from; null while it has that one */
  readonly was: string | null;
  /** what is to be known of the product, in few words */
  readonly facts: readonly string[];
  /** what its figures leave open, or why it has none */
  readonly warnings: readonly string[];
  readonly isAdded: boolean;
  readonly isLeftOut: boolean;
  readonly isChanged: boolean;
  readonly hasNoProfile: boolean;
  /** null where nothing is stated yet */
  readonly quantity: number | null;
  readonly unit: string;
  /** euro; null where nothing states it */
  readonly mkiPerUnit: number | null;
  /** euro; null where nothing states it */
  readonly mki: number | null;
  readonly difference: RowDifference;
}

/** The acts on a post that the table offers. */
export interface RowActs {
  readonly onQuantity: (key: string, quantity: number) => void;
  /** the field of the quantity was left: what is typed next is another act */
  readonly onQuantityDone: () => void;
  /** what was typed in the field is given up */
  readonly onQuantityCancelled: (key: string) => void;
  /** several quantities were pasted into the field, for the post and those below it */
  readonly onQuantitiesPasted: (key: string, quantities: readonly number[]) => void;
  /** what was pasted holds texts that are no quantities */
  readonly onPasteRefused: (texts: readonly string[]) => void;
  readonly onChooseProduct: (key: string) => void;
  readonly onLeaveOut: (key: string, leftOut: boolean) => void;
  readonly onRemove: (key: string) => void;
}
