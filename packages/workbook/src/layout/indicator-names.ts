import { IMPACT_SETS, type ImpactSet, MKI_INDICATOR, SET_CODES, type SetCode } from '@milieuspoor/domain';
import { toCleanText } from '../cells/cell-text.ts';
import { INDICATOR_TITLES } from './indicator-titles.ts';

/**
 * Other codes that mean exactly one indicator: those of EN 15804 itself and those that declarations print. Codes with
 * two possible meanings ('GWP' or 'EP' in Set A2) are omitted on purpose, and so are codes of the other set.
 */
const SPELLINGS: Readonly<Record<SetCode, Readonly<Record<string, readonly string[]>>>> = {
  a1: {
    ADPE: ['ADP non-fuel', 'ADP elements', 'ADP elementen', 'ADP non-fossil', 'ADP-E'],
    ADPF: [
      'ADP fuel',
      'ADP fossiele energiedragers',
      'ADP fossil',
      'ADP fossil fuels',
      'ADP fossiel',
      'ADP-F',
    ],
    GWP: ['GWP100', 'GWP-100', 'GWP100a'],
    HTP: ['HT'],
    FAETP: ['FAETP inf.'],
    MAETP: ['MAETP inf.'],
    TETP: ['TETP inf.'],
  },
  a2: {
    'GWP-total': ['GWP-totaal', 'GWP-tot', 'GWP-t', 'GWPtotal'],
    'GWP-f': ['GWP-fossil', 'GWP-fossiel', 'GWP-fos', 'GWPfossil'],
    'GWP-b': ['GWP-biogenic', 'GWP-biogeen', 'GWP-bio', 'GWPbiogenic'],
    'GWP-luluc': ['GWP-lu', 'GWP-luc', 'GWPluluc'],
    'EP-fw': ['EP-freshwater', 'EP-zoetwater', 'EP-zoet', 'EP-aquatic freshwater', 'EPfreshwater'],
    'EP-m': ['EP-marine', 'EP-zoutwater', 'EP-zout', 'EP-aquatic marine', 'EPmarine'],
    'EP-t': ['EP-terrestrial', 'EP-land', 'EPterrestrial'],
    'ADP-mm': [
      'ADP-minerals&metals',
      'ADP-minerals and metals',
      'ADP-mineralen&metalen',
      'ADP-m&m',
      'ADP-mineralen en metalen',
      'ADP-minerals',
    ],
    'ADP-f': ['ADP-fossil', 'ADP-fossiel', 'ADP-fossil fuels'],
    IR: ['IRP'],
    'ETP-fw': ['ETP-freshwater', 'ETPfw'],
    'HTP-c': ['HTP-cancer', 'HTPc'],
    'HTP-nc': ['HTP-non-cancer', 'HTP-noncancer', 'HTPnc'],
  },
};
/**
 * Names in declarations that could mean several indicators of a set, or an indicator whose figures are calculated
 * differently. They are refused, with the possible meanings.
 */
const AMBIGUOUS: Readonly<Record<SetCode, Readonly<Record<string, readonly string[]>>>> = {
  a1: {
    ADP: ['ADPE', 'ADPF'],
    'Abiotic depletion': ['ADPE', 'ADPF'],
    'Abiotic depletion potential': ['ADPE', 'ADPF'],
    'Uitputting van abiotische grondstoffen': ['ADPE', 'ADPF'],
    'Uitputting abiotische grondstoffen': ['ADPE', 'ADPF'],
    Ecotoxicity: ['FAETP', 'MAETP', 'TETP'],
    Ecotoxiciteit: ['FAETP', 'MAETP', 'TETP'],
  },
  a2: {
    GWP: ['GWP-total'],
    GWP100: ['GWP-total'],
    'Global warming': ['GWP-total'],
    'Global warming potential': ['GWP-total'],
    'Climate change': ['GWP-total'],
    Klimaatverandering: ['GWP-total'],
    EP: ['EP-fw', 'EP-m', 'EP-t'],
    'EP-zw': ['EP-fw', 'EP-m'],
    Eutrophication: ['EP-fw', 'EP-m', 'EP-t'],
    'Eutrophication potential': ['EP-fw', 'EP-m', 'EP-t'],
    Vermesting: ['EP-fw', 'EP-m', 'EP-t'],
    Eutrofiëring: ['EP-fw', 'EP-m', 'EP-t'],
    ADP: ['ADP-mm', 'ADP-f'],
    ADPE: ['ADP-mm'],
    'ADP-elements': ['ADP-mm'],
    ADPF: ['ADP-f'],
    HTP: ['HTP-c', 'HTP-nc'],
    'Human toxicity': ['HTP-c', 'HTP-nc'],
    'Humane toxiciteit': ['HTP-c', 'HTP-nc'],
    'Land use': ['SQP'],
    Landgebruik: ['SQP'],
  },
};
const MKI_SPELLINGS = ['ECI', 'MKI (euro)', 'MKI (€)'];

/** The indicators of a set by the name in its compared form, including MKI. */
const CODES = new Map(SET_CODES.map((set) => [set, codesOf(IMPACT_SETS[set])]));
const TITLES = new Map(
  SET_CODES.map((set) => [
    set,
    new Map(
      Object.entries(INDICATOR_TITLES[set]).flatMap(([code, titles]) =>
        titles.map((title) => [toTitleKey(title), code] as const),
      ),
    ),
  ]),
);

const MEANT = new Map(
  SET_CODES.map((set) => [
    set,
    new Map(Object.entries(AMBIGUOUS[set]).map(([name, codes]) => [toTitleKey(name), codes])),
  ]),
);

/**
 * Returns the indicator that a row of a set sheet names, by its code, by its full name, or by both as in 'Acidification
 * potential (AP)'. Returns null when it names none, one that could be two, or two.
 */
export function findIndicator(set: SetCode, name: string): string | null {
  const byCode = CODES.get(set)?.get(toIndicatorKey(name));
  if (byCode !== undefined) return byCode;
  const byTitle = TITLES.get(set)?.get(toTitleKey(name));
  if (byTitle !== undefined) return byTitle;
  const both = /^(.+?)\s*[([]([^()[\]]+)[)\]]$/.exec(toCleanText(name));
  if (!both) return null;
  const [, title = '', code = ''] = both;
  const titled = TITLES.get(set)?.get(toTitleKey(title));
  const coded = CODES.get(set)?.get(toIndicatorKey(code));
  if (titled !== undefined && coded !== undefined) return titled === coded ? titled : null;
  // 'Abiotic depletion potential – fossil resources (ADPF)': the full name decides before the code of the other set.
  return titled ?? coded ?? null;
}

/** Returns the possible meanings of a name that is refused because it is ambiguous; empty where they are unknown. */
export function indicatorsMeant(set: SetCode, name: string): readonly string[] {
  const meant = MEANT.get(set);
  // 'Global warming potential (GWP)': the words before its code have the same meaning.
  const title = /^(.+?)\s*[([]/.exec(toCleanText(name))?.[1] ?? name;
  return meant?.get(toTitleKey(name)) ?? meant?.get(toTitleKey(title)) ?? [];
}

/** Tells whether a name is the indicator's code, whatever its case, blanks and kind of dash. */
export function isIndicatorCode(code: string, name: string): boolean {
  return toIndicatorKey(name) === toIndicatorKey(code);
}

/** Returns the allowed values of the column Indicator. */
export function allowedIndicators(set: SetCode): readonly string[] {
  return [...IMPACT_SETS[set].indicators.map((indicator) => indicator.code), MKI_INDICATOR];
}

function codesOf(set: ImpactSet): Map<string, string> {
  const names = new Map<string, string>();
  for (const code of [...set.indicators.map((indicator) => indicator.code), MKI_INDICATOR]) {
    const others = code === MKI_INDICATOR ? MKI_SPELLINGS : (SPELLINGS[set.code][code] ?? []);
    for (const name of [code, ...others]) names.set(toIndicatorKey(name), code);
  }
  return names;
}

/**
 * Returns the key of an indicator's name: 'GWP total', 'GWP_total' and 'gwp-total' are one name; 'ADPF' and 'ADP-f' are
 * two, because they are two indicators.
 */
function toIndicatorKey(name: string): string {
  return toCleanText(name)
    .toLowerCase()
    .replace(/[\s_.\u2010-\u2015\u2212-]+/g, '-')
    .replace(/-?&-?/g, '&');
}

/** Returns the words of a title only: commas, dashes and brackets vary between declarations. */
export function toTitleKey(title: string): string {
  return toCleanText(title)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
