import type { DeclaredValue } from './weigh-profile.ts';

/**
 * kg Sb-eq of ADPF per kg CO2-eq of GWP that no product exceeds. The most among the national database's foundation
 * layers is 0.03 in any module; among 985 products of OEKOBAUDAT (2020-II, EN 15804+A1) it is 0.10, their 216 MJ at
 * 4.81E-4 kg Sb-eq. Stated in MJ, 980 of them exceed this value.
 */
const MOST_KG_SB_PER_KG_CO2 = 0.2;

/**
 * Tells whether ADPF of Set A1, stated without its unit, has the size of MJ and not of kg Sb-eq, compared with the GWP
 * of the same product. That is so when all its modules together exceed the limit, or when the modules that hold more
 * than half of it do: a row has one unit, so a large GWP in a module that takes little fossil energy proves nothing
 * about the other modules. Sizes are added up, so that savings in D don't cancel what was spent. With no GWP at all the
 * size is in doubt: fossil energy doesn't come without CO2. Returns false where no ADPF is stated, or 0.
 */
export function looksLikeMegajoules(adpf: readonly DeclaredValue[], gwp: readonly DeclaredValue[]): boolean {
  let adpfSize = 0;
  let mostSize = 0;
  let adpfSizeAbove = 0;
  for (const [module, value] of adpf.entries()) {
    if (value === null || value === 0) continue;
    const size = Math.abs(value);
    // GWP that is not declared gives no room, like a GWP of 0.
    const mostKgSb = MOST_KG_SB_PER_KG_CO2 * Math.abs(gwp[module] ?? 0);
    adpfSize += size;
    mostSize += mostKgSb;
    if (size > mostKgSb) adpfSizeAbove += size;
  }
  return adpfSize > mostSize || adpfSizeAbove > adpfSize / 2;
}
