import {
  IMPACT_SETS,
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
  MKI_INDICATOR,
  MODULE_INDICATORS,
  type ModuleIndicator,
  SET_CODES,
  type SetCode,
} from '@milieuspoor/domain';
import { toCleanText } from '../cells/cell-text.ts';
import { type AmountsOf, amountsSaid, withoutAmounts } from './amount-words.ts';
import { sheetNameOf } from './sheet-names.ts';

/** A header of Posten that names the MKI or the CO2. */
export interface ImpactHeader {
  readonly of: ModuleIndicator;
  /**
   * 'outside' is a module or a stage that the layout doesn't have; 'apart' is A1, A2 or A3, which may be a set as well; null is
   * a total
   */
  readonly module: LifeCycleModule | 'outside' | 'apart' | null;
  /** null where the header names no set */
  readonly set: SetCode | null;
  /** null where the header doesn't say it */
  readonly amounts: AmountsOf | null;
}

type Token =
  | { readonly kind: 'impact'; readonly of: ModuleIndicator; readonly set: SetCode | null }
  | { readonly kind: 'set'; readonly set: SetCode }
  | { readonly kind: 'module'; readonly module: LifeCycleModule }
  | { readonly kind: 'unit'; readonly of: ModuleIndicator }
  | { readonly kind: 'part'; readonly number: string }
  | { readonly kind: 'stage'; readonly modules: readonly LifeCycleModule[] }
  | { readonly kind: 'outside' | 'between' };

type Part = readonly [string, (found: RegExpExecArray) => Token];

const EQUIVALENTS = '(?:\\s?-?\\s?(?:e|eq|eqv|equiv|equivalent(?:en|s)?))?\\.?';
const BETWEEN = '\\s*(?:-|/|\\+|&|t/m|tot|en)\\s*';
const SET_NAME =
  '(?:set[\\s_-]*|(?:nen[\\s-]*)?(?:en[\\s-]*)?15804(?::\\d{4})?\\s*[+/_-]?\\s*)(a[12])(?::\\d{4})?';
const PRODUCTION = 'a1\\s*(?:-|/|\\+|t/m)\\s*(?:a?2\\s*(?:-|/|\\+)\\s*)?a?3';
const RANGE = `[abcd]\\d?${BETWEEN}(?:[abcd]\\d?|\\d)`;
/** The words that a header may add to its module: of another module they make it one that isn't known. */
const STAGES: readonly (readonly [string, readonly LifeCycleModule[]])[] = [
  ['productie', ['A1-A3']],
  ['transport', ['A4', 'C2']],
  ['bouw', ['A4', 'A5']],
  ['sloop', ['C1']],
  ['baten\\s+en\\s+lasten', ['D']],
];
/** The parts of a header in the order in which they are tried. */
const PARTS: readonly Part[] = [
  [SET_NAME, ([, set]) => ({ kind: 'set', set: SET_CODES.find((each) => each === set) ?? 'a1' })],
  [PRODUCTION, () => ({ kind: 'module', module: 'A1-A3' })],
  [RANGE, () => ({ kind: 'outside' })],
  ...STAGES.map(([word, modules]): Part => [word, () => ({ kind: 'stage', modules })]),
  [
    LIFE_CYCLE_MODULES.filter((module) => !module.includes('-'))
      .join('|')
      .toLowerCase(),
    ([name = '']) => ({
      kind: 'module',
      module: LIFE_CYCLE_MODULES.find((module) => module.toLowerCase() === name) ?? 'D',
    }),
  ],
  ['a([123])', ([, number = '']) => ({ kind: 'part', number })],
  ['[abcd]\\d?', () => ({ kind: 'outside' })],
  ['modules?|fase|uitstoot|emissies?|waarden?|in', () => ({ kind: 'between' })],
  ['mki|eci|milieukosten(?:indicator)?', () => ({ kind: 'impact', of: 'mki', set: null })],
  ['gwptotal', () => ({ kind: 'impact', of: 'co2', set: 'a2' })],
  [`gwp(?:-?100a?)?|co2${EQUIVALENTS}`, () => ({ kind: 'impact', of: 'co2', set: null })],
  ['€|euro?', () => ({ kind: 'unit', of: 'mki' })],
  [`kg(?:\\s*co2${EQUIVALENTS})?`, () => ({ kind: 'unit', of: 'co2' })],
];
const TOKENS = PARTS.map(
  ([pattern, toToken]) => [new RegExp(`(?:${pattern})(?![a-z0-9])`, 'y'), toToken] as const,
);
const SEPARATOR = /[\s:,;()[\]|_*.-]+/y;

/**
 * Reads a header such as 'MKI A1-A3', 'A4 MKI (€)', 'MKI A2 A1-A3' or 'CO2-eq D (kg)'; null for any other, and for one with a
 * unit or a word that is unknown.
 */
export function readImpactHeader(header: string): ImpactHeader | null {
  // The total of climate change is an indicator of Set A2; 'GWP totaal' may be one of the whole quantity.
  const text = fold(header).replace(/gwp-?(?:total|totaal|tot|t)(?![a-z0-9])/g, 'gwptotal');
  if (!/mki|eci|milieukosten|gwp|co2/.test(text)) return null;
  const tokens = tokensOf(withoutAmounts(text));
  if (!tokens) return null;
  const impacts = tokens.flatMap((token) => (token.kind === 'impact' ? [token] : []));
  const of = impacts[0]?.of;
  const ofOther = tokens.some(
    (token) => (token.kind === 'impact' || token.kind === 'unit') && token.of !== of,
  );
  if (of === undefined || ofOther) return null;
  const named = [
    ...tokens.flatMap((token) => (token.kind === 'set' ? [token.set] : [])),
    ...impacts.flatMap(({ set }) => set ?? []),
  ];
  const amounts = amountsSaid(text);
  const parts = tokens.flatMap((token) => (token.kind === 'part' ? [token.number] : []));
  const modules = tokens.flatMap((token) => (token.kind === 'module' ? [token.module] : []));
  const isOutside = tokens.some(({ kind }) => kind === 'outside') || modules.length > 1;
  const [module] = modules;
  // In 'MKI A2 A1-A3' the first is the set, since only the other can be a module.
  const besideModule = module === undefined ? [] : parts.map((number) => `a${number}`);
  const sets = new Set<string>([...named, ...besideModule]);
  const set = SET_CODES.find((each) => sets.has(each)) ?? null;
  if (sets.size > 1 || (sets.size === 1 && set === null)) return null;
  const isOfStage = (modules: readonly LifeCycleModule[]) => modules.some((each) => each === module);
  if (tokens.some((token) => token.kind === 'stage' && !isOfStage(token.modules))) return null;
  if (isOutside) return { of, module: 'outside', set, amounts };
  return { of, module: module ?? (parts.length > 0 ? 'apart' : null), set, amounts };
}

/**
 * Returns the module of which a header speaks that `readImpactHeader` doesn't read, as 'MKI A4 (€/ton)' does; null for one
 * that names no MKI or CO2, or only a part of it.
 */
export function impactSpokenOf(header: string): Pick<ImpactHeader, 'of' | 'module'> | null {
  const text = fold(header);
  if (!IMPACT.test(text) || PART_OF_CO2.test(text)) return null;
  const rest = text.replace(new RegExp(SET_NAME, 'g'), ' ').replace(new RegExp(IMPACT, 'g'), ' ');
  const tokens = [...rest.matchAll(MODULE_NAMES)].flatMap(([name]) => tokensOf(name) ?? []);
  const modules = tokens.flatMap((token) => (token.kind === 'module' ? [token.module] : []));
  const [module] = modules;
  const of = MKI.test(text) ? 'mki' : 'co2';
  if (modules.length > 1 || tokens.some(({ kind }) => kind === 'outside')) return { of, module: 'outside' };
  // A1, A2 and A3 are in A1-A3.
  return module === undefined ? null : { of, module };
}

const MKI = /(?<![a-z])(?:mki|eci|milieu[\s-]?kosten(?:indicator)?|schaduw(?:kosten|prijs))/;
const IMPACT = new RegExp(`${MKI.source}|gwp|co2`);
const PART_OF_CO2 = /(?:gwp|co2)[\s-]*(?:fos|bio|lu)|gwp-?[fbl](?![a-z])/;
const MODULE_NAMES = new RegExp(`(?<![a-z0-9])(?:${PRODUCTION}|${RANGE}|[abcd]\\d?)(?![a-z0-9])`, 'g');

function fold(header: string): string {
  return toCleanText(header)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}

function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    SEPARATOR.lastIndex = at;
    const between = SEPARATOR.exec(text);
    if (between) {
      at += between[0].length;
      continue;
    }
    const start = at;
    for (const [pattern, toToken] of TOKENS) {
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (!found) continue;
      tokens.push(toToken(found));
      at += found[0].length;
      break;
    }
    if (at === start) return null;
  }
  return tokens;
}

/** Returns the indicator of a set that a column of Posten states. */
export function impactIndicator(of: ModuleIndicator, set: SetCode): string {
  return of === 'mki' ? MKI_INDICATOR : IMPACT_SETS[set].co2Indicator;
}

/** Returns the name of all columns of Posten that state an indicator: 'MKI (Set A1)'. */
export function impactColumns(of: ModuleIndicator, set: SetCode): string {
  return `${impactIndicator(of, set)} (${sheetNameOf(set)})`;
}

/** Returns the set whose columns of MKI have this name together; null for any other name. */
export function statedSetOf(columns: string): SetCode | null {
  return SET_CODES.find((set) => columns === impactColumns('mki', set)) ?? null;
}

/** Returns the name of a column of Posten: 'MKI A1-A3 (Set A1)'. */
export function impactColumn(of: ModuleIndicator, set: SetCode, module: LifeCycleModule): string {
  return `${impactIndicator(of, set)} ${module} (${sheetNameOf(set)})`;
}

/** The names of all columns of Posten that state the MKI or the CO2 of a module. */
export const ALL_IMPACT_COLUMNS: readonly string[] = SET_CODES.flatMap((set) =>
  MODULE_INDICATORS.flatMap((of) => LIFE_CYCLE_MODULES.map((module) => impactColumn(of, set, module))),
);
