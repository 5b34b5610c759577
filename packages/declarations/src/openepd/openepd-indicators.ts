import type { SetCode } from '@milieuspoor/domain';

/**
 * The methods of openEPD whose results are those of a set: CML as of EN 15804+A1, EF 3 as of EN 15804+A2. Results by
 * another method, an older version among them, are other figures.
 */
const SET_OF_METHOD: readonly (readonly [RegExp, SetCode])[] = [
  [/^CML (?:2012|2016)$/, 'a1'],
  [/^EF 3\.[01]$/, 'a2'],
];

/** The names of openEPD for the indicators of each set. */
const CODES: Readonly<Record<SetCode, Readonly<Record<string, string>>>> = {
  a1: {
    gwp: 'GWP',
    odp: 'ODP',
    ap: 'AP',
    ep: 'EP',
    pocp: 'POCP',
    'ADP-mineral': 'ADPE',
    'ADP-fossil': 'ADPF',
  },
  a2: {
    ...{ gwp: 'GWP-total', 'gwp-fossil': 'GWP-f', 'gwp-biogenic': 'GWP-b', 'gwp-luluc': 'GWP-luluc' },
    ...{ odp: 'ODP', ap: 'AP', pocp: 'POCP', 'ADP-mineral': 'ADP-mm', 'ADP-fossil': 'ADP-f', WDP: 'WDP' },
    // In openEPD 'ep' has the meaning of 'ep-marine'.
    ...{ 'ep-fresh': 'EP-fw', 'ep-marine': 'EP-m', ep: 'EP-m', 'ep-terr': 'EP-t' },
    ...{ PM: 'PM', IRP: 'IR', 'ETP-fw': 'ETP-fw', 'HTP-c': 'HTP-c', 'HTP-nc': 'HTP-nc', SQP: 'SQP' },
  },
};

/** Returns the set of which a method gives the results; null for a method of no set. */
export function setOfMethod(method: string): SetCode | null {
  return SET_OF_METHOD.find(([pattern]) => pattern.test(method))?.[1] ?? null;
}

export function openEpdCode(set: SetCode, name: string): string | null {
  const codes = new Map(Object.entries(CODES[set]));
  return codes.get(name) ?? null;
}
