import type { DeclaredValue } from './weigh-profile.ts';

/**
 * kg Sb-eq of ADPF per kg CO2-eq of GWP that no product comes to. Of the national database's foundation layers the most is
 * 0.03 in any module; of 985 products of OEKOBAUDAT (2020-II, EN 15804+A1) it is 0.10, their 216 MJ at 4.81E-4 kg Sb-eq.
 * Stated in MJ, 980 of them lie above this.
 */
const MOST_KG_SB_PER_KG_CO2 = 0.2;

/**
 * Whether ADPF of Set A1, stated without its unit, has the size of MJ and not of kg Sb-eq, beside the GWP of the same
 * product. It has where its modules together lie above the most that there is, or those that hold more than half of it
 * do: a row has one unit, so a large GWP in a module that takes little fossil energy proves nothing of the others. Sizes
 * are added up, so that what is saved in D doesn't cancel what was spent. Beside no GWP at all the size is in doubt: fossil
 * energy doesn't come without CO2. false where no ADPF is stated, or 0.
 */
export function looksLikeMegajoules(adpf: readonly DeclaredValue[], gwp: readonly DeclaredValue[]): boolean {
  let adpfSize = 0;
  let mostSize = 0;
  let adpfSizeAbove = 0;
  for (const [module, value] of adpf.entries()) {
    if (value === null || value === 0) continue;
    const size = Math.abs(value);
    // GWP that is not declared holds nothing back, as one of 0 doesn't.
    const mostKgSb = MOST_KG_SB_PER_KG_CO2 * Math.abs(gwp[module] ?? 0);
    adpfSize += size;
    mostSize += mostKgSb;
    if (size > mostKgSb) adpfSizeAbove += size;
  }
  return adpfSize > mostSize || adpfSizeAbove > adpfSize / 2;
}
