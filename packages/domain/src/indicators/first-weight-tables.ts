import { IMPACT_SETS, type SetCode } from './impact-sets.ts';
import { type Weight, type WeightedSets, type WeightTable, weightedSet } from './weight-table.ts';

/**
 * The first weights of the product. A database starts with them (migration 0040) and stores its own versions
 * afterwards: whoever values a calculation asks the database. These constants serve code without a database: the
 * demonstration's products, and examples.
 *
 * Source: the agreed workbook layout, which names the publications below. For the six additional indicators of Set A2
 * no publication was found to check their figures with.
 */
const FIRST_VERSION = '2026-1';

const TNO =
  'Schaduwprijzen van TNO, zoals opgenomen in de Bepalingsmethode Milieuprestatie Bouwwerken (Stichting NMD)';
const CE_DELFT =
  'CE Delft, Milieuprijzen als weegfactor in de bepalingsmethode milieuprestatie bouwwerken (Stichting NMD)';
const UNCHECKED = 'Afgesproken indeling van het rekenbestand; geen bron gevonden die kon worden nagegaan';

const A1_EUR: Readonly<Record<string, number>> = {
  ADPE: 0.16,
  ADPF: 0.16,
  GWP: 0.05,
  ODP: 30,
  POCP: 2,
  AP: 4,
  EP: 9,
  HTP: 0.09,
  FAETP: 0.03,
  MAETP: 0.0001,
  TETP: 0.06,
};

const A2_EUR: Readonly<Record<string, number>> = {
  'GWP-total': 0.116,
  'GWP-f': 0,
  'GWP-b': 0,
  'GWP-luluc': 0,
  ODP: 32,
  AP: 0.39,
  'EP-fw': 1.96,
  'EP-m': 3.28,
  'EP-t': 0.36,
  POCP: 1.22,
  'ADP-mm': 0.3,
  'ADP-f': 0.00033,
  WDP: 0.00506,
};

/** The weights of the additional indicators, which nobody could check. */
const A2_UNCHECKED_EUR: Readonly<Record<string, number>> = {
  PM: 575838,
  IR: 0.049,
  'ETP-fw': 0.00013,
  'HTP-c': 1096368,
  'HTP-nc': 147588,
  SQP: 0.000178,
};

export const FIRST_WEIGHT_TABLES: readonly WeightTable[] = [
  tableOf('a1', weightsOf('a1', A1_EUR, TNO, true)),
  tableOf('a2', [
    ...weightsOf('a2', A2_EUR, CE_DELFT, true),
    ...weightsOf('a2', A2_UNCHECKED_EUR, UNCHECKED, false),
  ]),
];

function tableOf(set: SetCode, weights: readonly Weight[]): WeightTable {
  return { set, version: FIRST_VERSION, validFrom: null, weights };
}

function weightsOf(
  set: SetCode,
  valuesEur: Readonly<Record<string, number>>,
  source: string,
  confirmed: boolean,
): Weight[] {
  return IMPACT_SETS[set].indicators.flatMap(({ code, unit }) => {
    const valueEur = valuesEur[code];
    return valueEur === undefined ? [] : [{ code, unit, valueEur, source, confirmed, confirmedBy: '' }];
  });
}

/** Both sets with the first weights of the product. */
export const FIRST_WEIGHTED_SETS: WeightedSets = Object.fromEntries(
  FIRST_WEIGHT_TABLES.map((table) => [table.set, weightedSet(table)]),
) as WeightedSets;
