import { nameKey } from './name-key.ts';

/** The units in which work is measured, by the name that the screens give them, with their other spellings. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  ton: ['t', 'tonne', 'tonnes', 'tons', '1000kg'],
  kg: ['kilo', 'kilogram', 'kilogramme', 'kgs'],
  g: ['gram', 'gr'],
  m: ['m1', 'mtr', 'meter', 'meters', 'metre', 'metres', 'strekkendemeter', 'strm', 'strm1', 'lm'],
  m2: ['vierkantemeter', 'squaremetre', 'squaremetres', 'sqm'],
  m3: ['kubiekemeter', 'kuub', 'cubicmetre', 'cubicmetres', 'cbm'],
  km: ['kilometer', 'kilometers', 'kilometre', 'kilometres'],
  st: ['stuk', 'stuks', 'stk', 'piece', 'pieces', 'pc', 'pcs', 'pce', 'each', 'ea'],
  l: ['liter', 'liters', 'litre', 'litres', 'ltr'],
  uur: ['uren', 'u', 'h', 'hr', 'hrs', 'hour', 'hours'],
  min: ['minuut', 'minuten', 'minute', 'minutes'],
  MJ: ['megajoule', 'megajoules'],
  kWh: ['kilowattuur', 'kilowatthour', 'kilowatthours'],
  tkm: ['tonkm', 'tonkilometer', 'tonkilometers'],
};

/** The units that are known by more than one spelling, by their names. */
export const NAMED_UNITS: readonly string[] = Object.keys(SPELLINGS);

const UNIT_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, others]) =>
    [unit.toLowerCase(), ...others].map((spelling) => [spelling, unit]),
  ),
);

/**
 * Returns the one name of a unit of measurement: 'ton' for 't' and 'TON', 'm3' for 'm³', 'st' for 'stuk' and 'piece'. A
 * unit that isn't known is its own spelling without case, blanks and marks. Units that measure the same in another size,
 * as kg and ton, stay different ones.
 */
export function unitKey(unit: string): string {
  const known = UNIT_OF.get(unit);
  if (known !== undefined) return known;
  // A dot between digits is a decimal one.
  const key = nameKey(unit).replace(/[\s·*^-]|(?<!\d)\.|\.(?!\d)/gu, '');
  return UNIT_OF.get(key) ?? key;
}

/**
 * Returns for each spelling the unit under which it is counted together with the others: a known unit by its name, any
 * other one by the first of its spellings, in the order of their characters.
 */
export function unitsBySpelling(spellings: readonly string[]): ReadonlyMap<string, string> {
  const units = new Map<string, string>();
  for (const spelling of spellings.toSorted()) {
    const key = unitKey(spelling);
    if (!units.has(key)) units.set(key, NAMED_UNITS.includes(key) ? key : spelling);
  }
  return new Map(spellings.map((spelling) => [spelling, units.get(unitKey(spelling)) ?? spelling]));
}
