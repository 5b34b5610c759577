import { FIRST_WEIGHTED_SETS, type SetCode } from '@milieuspoor/domain';
import { EQUIPMENT_CO2_KG_PER_HOUR, TRANSPORT_CO2_KG_PER_TKM } from '../demonstration-assumptions.ts';
import { readProfileTable } from './profile-table.ts';

/** Transport and machine work: the processes that fill modules A4, A5, C1 and C2 when a dataset omits them. */
export type Process = 'transport' | 'equipment';

/**
 * Set A1, all eleven indicators: transport (A4) and machine work (A5) of the foundation layer "Menggranulaat,
 * 250mm" in LCA Rapportage categorie 3 data NMD, H80 Funderingslagen (11-10-2021).
 */
const A1_COLUMNS = readProfileTable(`
               A4        A5
  ADPE    3.95e-6    9.5e-7
  ADPF     0.0156    0.0139
  GWP        2.06      2.03
  ODP     4.09e-7   3.53e-7
  POCP     0.0013  0.000668
  AP      0.00751   0.00595
  EP      0.00153   0.00114
  HTP       0.725     0.502
  FAETP    0.0468   0.00995
  MAETP       122      33.3
  TETP     0.0043   0.00179
`);

/**
 * Set A2, all nineteen indicators: transport (C2) and demolition by machine (C1) of the concrete "C20/25 XC1 XC2 F3 16
 * M ECOPact" (EPD 335241f9-db84-486c-9a19-cd5ebb791903). Its A4 is a mixer lorry and is therefore not used.
 */
const A2_COLUMNS = readProfileTable(`
                   C1         C2
  GWP-total      8.64      9.475
  GWP-f          8.61      9.429
  GWP-b        0.0013   0.003618
  GWP-luluc    0.0365    0.03928
  ODP        2.96e-15  3.181e-15
  AP           0.0975    0.03158
  EP-fw       1.91e-5   2.056e-5
  EP-m         0.0494    0.01459
  EP-t          0.544     0.1631
  POCP          0.143    0.02814
  ADP-mm      7.52e-7   8.085e-7
  ADP-f           116        124
  WDP          0.0376    0.04043
  PM           2.3e-6   2.102e-7
  IR           0.0151    0.01631
  ETP-fw         92.8      99.57
  HTP-c       2.24e-9     2.4e-9
  HTP-nc      1.42e-7   1.217e-7
  SQP            36.2      38.93
`);

const COLUMNS = {
  a1: { table: A1_COLUMNS, set: FIRST_WEIGHTED_SETS.a1, column: { transport: 'A4', equipment: 'A5' } },
  a2: { table: A2_COLUMNS, set: FIRST_WEIGHTED_SETS.a2, column: { transport: 'C2', equipment: 'C1' } },
} as const;

const CO2_KG_PER_AMOUNT: Readonly<Record<Process, number>> = {
  transport: TRANSPORT_CO2_KG_PER_TKM,
  equipment: EQUIPMENT_CO2_KG_PER_HOUR,
};

/**
 * Returns the value of one tkm or one machine hour in an indicator: the published pattern, scaled to our CO2 per
 * amount.
 */
export function processImpact(set: SetCode, process: Process, indicator: string): number {
  const { table, set: impactSet, column } = COLUMNS[set];
  const columnValue = (code: string) => table.get(code)?.get(column[process]) ?? missing(code);
  return (columnValue(indicator) / columnValue(impactSet.co2Indicator)) * CO2_KG_PER_AMOUNT[process];
}

/** Returns the euro of one tkm or one machine hour, over all indicators of the set. */
export function processMkiEur(set: SetCode, process: Process): number {
  return COLUMNS[set].set.indicators.reduce(
    (sum, { code, weightEur }) => sum + weightEur * processImpact(set, process, code),
    0,
  );
}

/** Returns the euro for each kg CO2 of the process. */
export function processMkiEurPerKgCo2(set: SetCode, process: Process): number {
  return processMkiEur(set, process) / CO2_KG_PER_AMOUNT[process];
}

function missing(code: string): never {
  throw new Error(`No process column declares ${code}`);
}
