import type { DeclaredValue } from './weigh-profile.ts';

/**
 * kg Sb-eq of ADPF per kg CO2-eq of GWP that no product comes to. Of the national database's foundation layers the most is
 * 0.02; of 985 products of OEKOBAUDAT (2020-II, EN 15804+A1) it is 0.10, their 216 MJ at 4.81E-4 kg Sb-eq. Stated in
 * MJ, 980 of them lie above this.
 */
const MOST_KG_SB_PER_KG_CO2 = 0.2;

/**
 * Whether ADPF of Set A1, stated without its unit, has the size of MJ and not of kg Sb-eq, beside the GWP of the same
 * product. Sizes are added up over the modules that state both, so that what is saved in D doesn't cancel what was spent.
 * false where nothing can be told.
 */
export function looksLikeMegajoules(adpf: readonly DeclaredValue[], gwp: readonly DeclaredValue[]): boolean {
  let adpfSize = 0;
  let gwpSize = 0;
  for (const [module, value] of adpf.entries()) {
    const kgCo2 = gwp[module] ?? null;
    if (value === null || kgCo2 === null) continue;
    adpfSize += Math.abs(value);
    gwpSize += Math.abs(kgCo2);
  }
  return gwpSize > 0 && adpfSize / gwpSize > MOST_KG_SB_PER_KG_CO2;
}
