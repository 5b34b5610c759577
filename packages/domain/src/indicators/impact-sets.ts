/**
 * The two sets of environmental impact indicators and their weights in euro.
 *
 * Sources: the Dutch assessment method (Bepalingsmethode Milieuprestatie Bouwwerken, Stichting Nationale
 * Milieudatabase). Set A1: its eleven impact categories of EN 15804+A1 with the shadow prices of TNO. Set A2: its
 * nineteen impact categories of EN 15804+A2 with the weighting factors that came with that set. The figures are those of
 * the agreed workbook layout; they have not been compared cell by cell with the publications themselves.
 */

/** The version of the weights that a calculation remembers. Change a weight, and this changes with it. */
export const WEIGHTS_VERSION = '2026-1';

export const SET_CODES = ['a1', 'a2'] as const;
export type SetCode = (typeof SET_CODES)[number];

export interface Indicator {
  readonly code: string;
  readonly unit: string;
  /** euro per unit; 0 for a part of another indicator that is weighted as a whole (never counted twice) */
  readonly weightEur: number;
  /**
   * Core indicators must be declared for every item, unless the item states its MKI in one row. The others may
   * stay undeclared: the MKI is then incomplete, and the import says so.
   */
  readonly core: boolean;
}

export interface ImpactSet {
  readonly code: SetCode;
  /** the name on screens and of the workbook's sheet */
  readonly name: string;
  readonly standard: string;
  readonly indicators: readonly Indicator[];
  /** the indicator that states CO2, in kg CO2-eq */
  readonly co2Indicator: string;
}

const core = (code: string, unit: string, weightEur: number): Indicator => ({
  code,
  unit,
  weightEur,
  core: true,
});
const additional = (code: string, unit: string, weightEur: number): Indicator => ({
  code,
  unit,
  weightEur,
  core: false,
});

/** Set A1: the 11 impact categories of EN 15804+A1. */
export const SET_A1: ImpactSet = {
  code: 'a1',
  name: 'Set A1',
  standard: 'EN 15804+A1',
  co2Indicator: 'GWP',
  indicators: [
    core('ADPE', 'kg Sb-eq', 0.16),
    core('ADPF', 'kg Sb-eq', 0.16),
    core('GWP', 'kg CO2-eq', 0.05),
    core('ODP', 'kg CFC-11-eq', 30),
    core('POCP', 'kg C2H4-eq', 2),
    core('AP', 'kg SO2-eq', 4),
    core('EP', 'kg PO4-eq', 9),
    core('HTP', 'kg 1,4-DB-eq', 0.09),
    core('FAETP', 'kg 1,4-DB-eq', 0.03),
    core('MAETP', 'kg 1,4-DB-eq', 0.0001),
    core('TETP', 'kg 1,4-DB-eq', 0.06),
  ],
};

/** Set A2: the 19 impact categories of EN 15804+A2, of which three are parts of GWP-total. */
export const SET_A2: ImpactSet = {
  code: 'a2',
  name: 'Set A2',
  standard: 'EN 15804+A2',
  co2Indicator: 'GWP-total',
  indicators: [
    core('GWP-total', 'kg CO2-eq', 0.116),
    core('GWP-f', 'kg CO2-eq', 0),
    core('GWP-b', 'kg CO2-eq', 0),
    core('GWP-luluc', 'kg CO2-eq', 0),
    core('ODP', 'kg CFC-11-eq', 32),
    core('AP', 'mol H+-eq', 0.39),
    core('EP-fw', 'kg P-eq', 1.96),
    core('EP-m', 'kg N-eq', 3.28),
    core('EP-t', 'mol N-eq', 0.36),
    core('POCP', 'kg NMVOC-eq', 1.22),
    core('ADP-mm', 'kg Sb-eq', 0.3),
    core('ADP-f', 'MJ', 0.00033),
    core('WDP', 'm3 world-eq', 0.00506),
    additional('PM', 'disease incidence', 575838),
    additional('IR', 'kBq U235-eq', 0.049),
    additional('ETP-fw', 'CTUe', 0.00013),
    additional('HTP-c', 'CTUh', 1096368),
    additional('HTP-nc', 'CTUh', 147588),
    additional('SQP', 'Pt', 0.000178),
  ],
};

export const IMPACT_SETS: Readonly<Record<SetCode, ImpactSet>> = { a1: SET_A1, a2: SET_A2 };

/** The row name with which a publisher states the MKI itself, in euro, in place of the indicators. */
export const MKI_INDICATOR = 'MKI';

/** kg Sb-eq per MJ: converts ADPF given as energy (Bepalingsmethode, lower heating value of oil). */
export const ADPF_KG_SB_PER_MJ = 4.81e-4;
