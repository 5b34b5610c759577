import type { NmdCategory } from '@milieuspoor/domain';

/**
 * An environmental profile as its publisher prints it: one row per indicator, one column per life-cycle module. A
 * module without a column is not declared; a rule of the demonstration decides our value for it.
 */
export interface DeclaredProfile {
  /** dataset, owner and number, so that the figures can be looked up */
  readonly source: string;
  /** declared units in one unit of the product (default 1): a metre of pipe is 8.4 times the profile of a kg */
  readonly declaredUnits?: number;
  /** unit of ADPF in a table of Set A1; kg Sb-eq by default */
  readonly adpfUnit?: 'MJ';
  /** unit of EP-fw in a table of Set A2; kg P-eq by default */
  readonly epFwUnit?: 'kg PO4-eq';
  readonly table: string;
  /** unpublished cells, which fill modules that the table omits */
  readonly assumed?: { readonly why: string; readonly table: string };
}

/** A product of Dutch infrastructure: its description, the weight and work of one unit, and its profiles. */
export interface ProductDeclaration {
  readonly key: string;
  readonly group: string;
  readonly subGroup: string;
  readonly name: string;
  readonly unit: string;
  /** our own grading of the source (1 one producer, 2 a branch, 3 generic); none of it is registered in the NMD */
  readonly nmdCategory: NmdCategory;
  /** chapter of the RAW specification, where there is one for this kind of work */
  readonly rawCode?: string;
  readonly massTon: number;
  /** share of the mass; mass that is neither secondary nor biobased is primary */
  readonly secondaryShare?: number;
  readonly biobasedShare?: number;
  /** distance by road from the supplier, or to the destination */
  readonly transportKm: number;
  /** machine hours to place one unit */
  readonly equipmentHours: number;
  /** false for soil that is only moved: its mass is transported but is not a raw material of the work */
  readonly suppliesMaterial?: false;
  /** false for work without demolition */
  readonly endOfLife?: false;
  /** primary energy as an energy carrier in A1-A3, per unit of the product, as published with the profile */
  readonly productionEnergyMj?: { readonly renewable: number; readonly fossil: number };
  /** a variant of a published product: its production and its credit in D times a factor */
  readonly production?: { readonly factor: number; readonly creditFactor: number; readonly why: string };
  readonly a1?: DeclaredProfile;
  readonly a2?: DeclaredProfile;
}
