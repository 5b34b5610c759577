import type { BidderPlan, CalculationPlan, CompositionItem, Execution } from './demonstration-plan.ts';
import type { ProductKey } from './profiles/product-table.ts';

/** The short notation of the projects. */

/** New work by product, in the order of the workbook. */
export function newWork(quantities: Partial<Record<ProductKey, number>>): readonly CompositionItem[] {
  return toItems(quantities, 'new');
}

/** Work on existing objects. */
export function existingWork(quantities: Partial<Record<ProductKey, number>>): readonly CompositionItem[] {
  return toItems(quantities, 'existing');
}

function toItems(
  quantities: Partial<Record<ProductKey, number>>,
  workScope: CompositionItem['workScope'],
): readonly CompositionItem[] {
  return Object.entries(quantities).map(([product, quantity]) => ({
    product: product as ProductKey,
    quantity,
    workScope,
  }));
}

/**
 * The final items: each quantity differs a little from the design, some up and some down. The shares are fixed, so that
 * every run gives the same project.
 */
const SETTLED_SHARES = [1.03, 0.98, 1.06, 1.01, 0.96, 1.04];

export function finalItems(items: readonly CompositionItem[]): readonly CompositionItem[] {
  return items.map((item, index) => {
    const quantity = item.quantity * (SETTLED_SHARES[index % SETTLED_SHARES.length] ?? 1);
    return { ...item, quantity: quantity >= 100 ? Math.round(quantity) : Math.round(quantity * 10) / 10 };
  });
}

/** All work with diesel. */
export const DIESEL: Execution = { emissionFreeEquipment: 0, emissionFreeTransport: 0 };

export function emissionFree(equipment: number, transport: number): Execution {
  return { emissionFreeEquipment: equipment, emissionFreeTransport: transport };
}

type Written = Pick<CalculationPlan, 'name' | 'createdAt' | 'items'> & Partial<CalculationPlan>;

export const SET_A1_ONLY = ['a1'] as const;
export const SET_A2_ONLY = ['a2'] as const;
/** From 2025 the workbooks have both sets. */
export const BOTH_SETS = ['a1', 'a2'] as const;

/** Returns a calculation: active, in the report and made with diesel by default. */
export function calculation(type: CalculationPlan['type'], written: Written): CalculationPlan {
  const { active = true } = written;
  return {
    notes: '',
    bidder: null,
    sets: SET_A1_ONLY,
    execution: DIESEL,
    includeInReport: active,
    ...written,
    type,
    active,
  };
}

/** A bidder with a quote relative to the winner's, for the baseline's work with a share of its quantities. */
interface OtherBid {
  readonly bidder: BidderPlan;
  readonly share: number;
}

/**
 * Returns the calculations of a tender's bidders: the winner's as written, and for the others the baseline with a share
 * of its quantities.
 */
export function bids(
  baseline: readonly CompositionItem[],
  others: readonly OtherBid[],
  winner: Written & Pick<CalculationPlan, 'bidder'>,
): readonly CalculationPlan[] {
  return [
    calculation('applicant', winner),
    ...others.map(({ bidder, share }) =>
      calculation('applicant', {
        name: `Inschrijving ${bidder.name}`,
        createdAt: winner.createdAt,
        ...(winner.sets ? { sets: winner.sets } : {}),
        active: false,
        bidder,
        items: baseline.map((item) => ({ ...item, quantity: Math.round(share * item.quantity * 10) / 10 })),
      }),
    ),
  ];
}
