import type { SetCode } from '@milieuspoor/domain';

/** The names of LCAx for the indicators of each set; 'gwp' is one indicator of either. */
const CODES: Readonly<Record<SetCode, Readonly<Record<string, string>>>> = {
  a1: { gwp: 'GWP', odp: 'ODP', ap: 'AP', ep: 'EP', pocp: 'POCP', adpe: 'ADPE', adpf: 'ADPF' },
  a2: {
    ...{ gwp: 'GWP-total', gwp_fos: 'GWP-f', gwp_bio: 'GWP-b', gwp_lul: 'GWP-luluc', odp: 'ODP', ap: 'AP' },
    ...{
      ep_fw: 'EP-fw',
      ep_mar: 'EP-m',
      ep_ter: 'EP-t',
      pocp: 'POCP',
      adpe: 'ADP-mm',
      adpf: 'ADP-f',
      wdp: 'WDP',
    },
    ...{ pm: 'PM', irp: 'IR', etp_fw: 'ETP-fw', htp_c: 'HTP-c', htp_nc: 'HTP-nc', sqp: 'SQP' },
  },
};

/** Figures of LCAx that no set weighs. */
const PASSED_OVER = new Set(
  'penre pere perm pert penrt penrm rsf nrsf fw hwd nhwd rwd cru mrf mfr mer eee eet'.split(' '),
);

/** Units of LCAx by the name that the screens give them; others are asked. */
const UNITS: Readonly<Record<string, string>> = {
  ...{ M: 'm', M2: 'm2', M3: 'm3', KG: 'kg', TONES: 'ton', PCS: 'st', L: 'l', KM: 'km', TONES_KM: 'tkm' },
};

export function lcaxCode(set: SetCode, name: string): string | null {
  return new Map(Object.entries(CODES[set])).get(name) ?? null;
}

export function isPassedOver(name: string): boolean {
  return PASSED_OVER.has(name);
}

export function lcaxUnit(name: string): string | null {
  return new Map(Object.entries(UNITS)).get(name.toUpperCase()) ?? null;
}

/** Returns the set of a standard as LCAx names it; null for an unknown one. */
export function setOfStandard(standard: string): SetCode | null {
  const key = standard.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return key === 'EN15804A1' ? 'a1' : key === 'EN15804A2' ? 'a2' : null;
}
