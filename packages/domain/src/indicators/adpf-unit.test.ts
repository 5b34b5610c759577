import { describe, expect, it } from 'vitest';
import { looksLikeMegajoules } from './adpf-unit.ts';
import { ADPF_KG_SB_PER_MJ } from './impact-sets.ts';
import { FOUNDATION_LAYERS } from './nmd-foundation-layers.fixture.ts';

describe('ADPF without a unit', () => {
  it('has the size of MJ where 12 of it come with 1 kg of CO2, and of kg Sb-eq where 0.006 do', () => {
    expect(looksLikeMegajoules([12], [1])).toBe(true);
    expect(looksLikeMegajoules([0.006], [1])).toBe(false);
  });

  it('of each of the 23 foundation layers is known for kg Sb-eq, and in MJ for MJ', () => {
    for (const { declared } of FOUNDATION_LAYERS) {
      const { ADPF: adpf = [], GWP: gwp = [] } = declared;
      expect(looksLikeMegajoules(adpf, gwp)).toBe(false);
      expect(
        looksLikeMegajoules(
          adpf.map((kgSb) => kgSb / ADPF_KG_SB_PER_MJ),
          gwp,
        ),
      ).toBe(true);
    }
  });

  it('is told by sizes: what module D saves does not cancel what was spent', () => {
    expect(looksLikeMegajoules([100, -90], [10, -9.9])).toBe(true);
    expect(looksLikeMegajoules([0.05, -0.04], [10, -9.99])).toBe(false);
  });

  it('is told by the modules that state both', () => {
    expect(looksLikeMegajoules([null, 5_000, 0.01], [100, null, 5])).toBe(false);
    expect(looksLikeMegajoules([40], [null])).toBe(false);
    expect(looksLikeMegajoules([40], [0])).toBe(false);
  });
});
