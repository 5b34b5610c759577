import type { SetCode } from '../indicators/impact-sets.ts';
import type { ImpactProfile } from '../indicators/weigh-profile.ts';
import type { NmdCategory, Resources } from '../items/calculation-item.ts';

/** Where the figures of a product come from. A text is empty where the source does not say it. */
export interface ProductSource {
  /** the programme that keeps the declaration, such as 'IBU' or 'NMD' */
  readonly programme: string;
  /** the declaration's number in that programme */
  readonly number: string;
  readonly publisher: string;
  /** the last day on which the declaration is valid, as YYYY-MM-DD; null where nothing says it */
  readonly validUntil: string | null;
}

/** One unit of the product is `perUnit` times `unit`: a product of 1 m3 with 2.4 and 'ton' weighs 2.4 ton. */
export interface UnitConversion {
  readonly unit: string;
  /** above 0 */
  readonly perUnit: number;
}

/**
 * A product that is known before any calculation uses it: the figures for one unit of it, and where they come from. A set
 * that its source does not declare is absent; an indicator or module that it leaves empty is undeclared, never 0.
 */
export interface Product {
  readonly name: string;
  /** null until somebody chooses one */
  readonly productGroup: string | null;
  readonly productSubGroup: string | null;
  readonly unit: string;
  readonly conversions: readonly UnitConversion[];
  /** the RAW codes that mean this product */
  readonly rawCodes: readonly string[];
  readonly nmdCategory: NmdCategory | null;
  /** per unit, for each set that the source declares */
  readonly profiles: Readonly<Partial<Record<SetCode, ImpactProfile>>>;
  /** per unit */
  readonly resources: Resources;
  readonly source: ProductSource;
  readonly notes: string;
}
