import type { SetCode } from '@milieuspoor/domain';

/** What a file says, whatever its format; nothing is decided yet. */
export interface DraftDeclaration {
  readonly format: DeclarationFormat;
  /** the id of the data set and its version, as far as the file says */
  readonly id: string;
  readonly version: string;
  readonly name: string;
  readonly programme: string;
  readonly number: string;
  readonly publisher: string;
  readonly validUntil: ValidUntil;
  /** such as 'EN 15804+A2' */
  readonly standards: readonly string[];
  readonly declared: DeclaredAmount;
  readonly properties: readonly DraftProperty[];
  readonly rows: readonly DraftRow[];
  readonly scenarios: readonly DraftScenario[];
}

export const DECLARATION_FORMATS = ['ilcd-xml', 'ilcd-json', 'openepd', 'lcax'] as const;
export type DeclarationFormat = (typeof DECLARATION_FORMATS)[number];

export type ValidUntil =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'year'; readonly year: number }
  /** the file does not say it, or not as a day or a year */
  | { readonly kind: 'unknown' };

/** How much of the product the figures are for. */
export interface DeclaredAmount {
  /** above 0 */
  readonly amount: number;
  /** null where the file does not say it, because it refers to another one */
  readonly unit: string | null;
  readonly path: string;
}

export const PROPERTY_KINDS = [
  'mass',
  'gross-density',
  'bulk-density',
  'grammage',
  'linear-density',
  'layer-thickness',
  'weight-per-piece',
  'unclear',
] as const;

/**
 * A property of the product: kg per m3, m2, m or piece, metres of thickness; 'mass' is kg for the whole declared amount.
 * 'unclear' is one that writers use in two ways.
 */
export interface DraftProperty {
  readonly kind: (typeof PROPERTY_KINDS)[number];
  readonly name: string;
  readonly value: number;
  readonly path: string;
}

export interface DraftAmount {
  /** as the file writes it */
  readonly module: string;
  readonly scenario: string | null;
  /** null where nothing is declared */
  readonly value: number | null;
  /** the years of use that the figure is for, where the file says so; else it is for the whole life */
  readonly years?: string;
  readonly path: string;
}

export type RowMeaning =
  | { readonly kind: 'indicator'; readonly set: SetCode; readonly code: string }
  /** kg of secondary material (SM of EN 15804) */
  | { readonly kind: 'secondary-material' }
  /** a figure that no set weighs and no resource of ours is */
  | { readonly kind: 'passed-over' }
  /** an indicator of another method, or an addition of its writer */
  | { readonly kind: 'unknown' }
  /** it has a name and no id, so that only a person can say which indicator it is */
  | { readonly kind: 'unidentified' };

export interface DraftRow {
  readonly meaning: RowMeaning;
  readonly name: string;
  /** as the file writes it; empty where it doesn't */
  readonly unit: string;
  /** the unit that the format gives the indicator, for a file that doesn't; null where it leaves a doubt */
  readonly usualUnit: string | null;
  /** the method or its version, where one set may be declared by several of them; null where there is one */
  readonly method: string | null;
  readonly amounts: readonly DraftAmount[];
  readonly path: string;
}

export interface DraftScenario {
  readonly name: string;
  readonly group: string | null;
  readonly description: string;
  readonly isDefault: boolean;
}
