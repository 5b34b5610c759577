/**
 * The two sets of environmental impact indicators.
 *
 * Source: the Dutch assessment method (Bepalingsmethode Milieuprestatie Bouwwerken, Stichting Nationale
 * Milieudatabase). Set A1: its eleven impact categories of EN 15804+A1. Set A2: its nineteen impact categories of EN
 * 15804+A2. The weights are data with versions: `weight-table.ts`.
 */

export const SET_CODES = ['a1', 'a2'] as const;
export type SetCode = (typeof SET_CODES)[number];

export interface Indicator {
  readonly code: string;
  readonly unit: string;
  /**
   * Whether every item must declare the indicator, unless the item states its MKI in one row. Other indicators may
   * remain undeclared: the MKI is then incomplete, and the import says so.
   */
  readonly core: boolean;
}

export interface ImpactSet {
  readonly code: SetCode;
  /** the name on screens and of the sheet in the workbook */
  readonly name: string;
  readonly standard: string;
  readonly indicators: readonly Indicator[];
  /** the indicator that states CO2, in kg CO2-eq */
  readonly co2Indicator: string;
}

const core = (code: string, unit: string): Indicator => ({ code, unit, core: true });
const additional = (code: string, unit: string): Indicator => ({ code, unit, core: false });

/** Set A1: the 11 impact categories of EN 15804+A1. */
export const SET_A1: ImpactSet = {
  code: 'a1',
  name: 'Set A1',
  standard: 'EN 15804+A1',
  co2Indicator: 'GWP',
  indicators: [
    core('ADPE', 'kg Sb-eq'),
    core('ADPF', 'kg Sb-eq'),
    core('GWP', 'kg CO2-eq'),
    core('ODP', 'kg CFC-11-eq'),
    core('POCP', 'kg C2H4-eq'),
    core('AP', 'kg SO2-eq'),
    core('EP', 'kg PO4-eq'),
    core('HTP', 'kg 1,4-DB-eq'),
    core('FAETP', 'kg 1,4-DB-eq'),
    core('MAETP', 'kg 1,4-DB-eq'),
    core('TETP', 'kg 1,4-DB-eq'),
  ],
};

/** Set A2: the 19 impact categories of EN 15804+A2; three of them are parts of GWP-total. */
export const SET_A2: ImpactSet = {
  code: 'a2',
  name: 'Set A2',
  standard: 'EN 15804+A2',
  co2Indicator: 'GWP-total',
  indicators: [
    core('GWP-total', 'kg CO2-eq'),
    core('GWP-f', 'kg CO2-eq'),
    core('GWP-b', 'kg CO2-eq'),
    core('GWP-luluc', 'kg CO2-eq'),
    core('ODP', 'kg CFC-11-eq'),
    core('AP', 'mol H+-eq'),
    core('EP-fw', 'kg P-eq'),
    core('EP-m', 'kg N-eq'),
    core('EP-t', 'mol N-eq'),
    core('POCP', 'kg NMVOC-eq'),
    core('ADP-mm', 'kg Sb-eq'),
    core('ADP-f', 'MJ'),
    core('WDP', 'm3 world-eq'),
    additional('PM', 'disease incidence'),
    additional('IR', 'kBq U235-eq'),
    additional('ETP-fw', 'CTUe'),
    additional('HTP-c', 'CTUh'),
    additional('HTP-nc', 'CTUh'),
    additional('SQP', 'Pt'),
  ],
};

export const IMPACT_SETS: Readonly<Record<SetCode, ImpactSet>> = { a1: SET_A1, a2: SET_A2 };

/** The name of the row in which a publisher states the MKI itself, in euro, instead of the indicators. */
export const MKI_INDICATOR = 'MKI';

/** kg Sb-eq per MJ: converts ADPF given as energy (Bepalingsmethode, lower heating value of oil). */
export const ADPF_KG_SB_PER_MJ = 4.81e-4;
