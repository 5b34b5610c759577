import { ADPF_KG_SB_PER_MJ, IMPACT_SETS, MKI_INDICATOR, type SetCode } from '@milieuspoor/domain';
import { toCleanText } from '../cells/cell-text.ts';

/** Energy by the net calorific value, as EN 15804 counts it; by the gross one it is another figure. */
const MEGAJOULES = [
  'mjncv',
  'mjnetcalorificvalue',
  'mjnettocalorischewaarde',
  'mjlhv',
  'mjlowerheatingvalue',
];

/** Other ways in which declarations print a unit, in the form that `toUnitKey` returns. */
const UNIT_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  'kg Sb-eq': ['kgantimony', 'kgantimoon'],
  'kg CFC-11-eq': ['kgcfk11', 'kgr11'],
  'kg C2H4-eq': ['kgethene', 'kgethylene', 'kgetheen', 'kgethyleen', 'kgethen'],
  'kg PO4-eq': ['kgpo43', 'kgphosphate', 'kgfosfaat', 'kgphosphat', 'kgfosfat'],
  'kg 1,4-DB-eq': ['kg14dcb', 'kg14dichlorobenzene', 'kg14dichloorbenzeen', 'kgdb', 'kgdcb'],
  'mol H+-eq': ['molh', 'molhe'],
  'kg P-eq': ['kgpe'],
  'kg N-eq': ['kgne'],
  'mol N-eq': ['molne'],
  'kg NMVOC-eq': ['kgnmvoce'],
  MJ: MEGAJOULES,
  'm3 world-eq': [
    ...['m3', 'm3worlddeprived', 'm3worldeqdeprived', 'm3depriv', 'm3deprived', 'm3wereld'],
    ...['m3welt', 'm3weltaqentzogen', 'm3weltaqventzogen', 'm3aware'],
  ],
  'disease incidence': [
    'diseaseinc',
    'diseaseincidences',
    'diseasecases',
    'incidence',
    'ziekteincidentie',
    'krankheitsfalle',
  ],
  'kBq U235-eq': ['kbq235u', 'kbqu', 'kbqequ235'],
  Pt: ['dimensionless', 'dimensieloos', 'dimensionslos', 'unitless', 'sqp'],
};
const EURO_KEYS = new Set(['€', 'eur', 'euro']);

/**
 * Returns the factor that converts a figure in `unit` to the indicator's own unit: 1 for the same unit in any spelling,
 * 4.81E-4 for ADPF of Set A1 in MJ; null for any other unit.
 */
export function findUnitFactor(set: SetCode, indicator: string, unit: string): number | null {
  const key = toUnitKey(unit);
  if (indicator === MKI_INDICATOR) return EURO_KEYS.has(key) ? 1 : null;
  const expected = IMPACT_SETS[set].indicators.find(({ code }) => code === indicator)?.unit;
  if (expected === undefined) return null;
  if (key === toUnitKey(expected) || (UNIT_SPELLINGS[expected] ?? []).includes(key)) return 1;
  const isMegajoules = key === 'mj' || MEGAJOULES.includes(key);
  return isAdpf(set, indicator) && isMegajoules ? ADPF_KG_SB_PER_MJ : null;
}

/** Returns the units that a row of this indicator may state. */
export function allowedUnits(set: SetCode, indicator: string): readonly string[] {
  if (indicator === MKI_INDICATOR) return ['euro'];
  const unit = IMPACT_SETS[set].indicators.find(({ code }) => code === indicator)?.unit ?? '';
  return isAdpf(set, indicator) ? [unit, 'MJ'] : [unit];
}

function isAdpf(set: SetCode, indicator: string): boolean {
  return set === 'a1' && indicator === 'ADPF';
}

/** Tells whether a unit is spelled as in the layout, except for case and blanks. */
export function isLayoutUnit(set: SetCode, indicator: string, unit: string): boolean {
  const plain = (text: string) => toCleanText(text).toLowerCase().replace(/\s/g, '');
  return allowedUnits(set, indicator).some((allowed) => plain(allowed) === plain(unit));
}

/** Turns 'kg CO₂-eq.', 'kg CO2 eq', 'kg CO2e', 'kg CO2-Äqv.' and 'kg CO2-equivalenten' into 'kgco2'. */
function toUnitKey(unit: string): string {
  return toCleanText(unit)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9€]/g, '')
    .replace(
      /(equivalenten|equivalents|equivalent|equiv|eqv|eq|aquivalent|aquiv|aqv|aq|ekvivalenter|ekvivalent|ekv|kv|ekw)$/,
      '',
    )
    .replace(/(\d|sb)e$/, '$1');
}
