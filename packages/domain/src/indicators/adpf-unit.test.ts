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

  it('is in doubt beside a GWP of 0 or none, for fossil energy does not come without CO2', () => {
    expect(looksLikeMegajoules([40], [0])).toBe(true);
    expect(looksLikeMegajoules([40], [null])).toBe(true);
    expect(looksLikeMegajoules([40], [])).toBe(true);
    expect(looksLikeMegajoules([null, 5_000, 0.01], [100, null, 5])).toBe(true);
  });

  it('is told by the modules that take fossil energy, however large the GWP of the others', () => {
    expect(looksLikeMegajoules([0, null, 100], [10_000, 10_000, 10])).toBe(true);
    expect(looksLikeMegajoules([0, null, 0.06], [10_000, 10_000, 10])).toBe(false);
  });

  it('is told by the modules that hold more than half of it', () => {
    // 0.5 of 1,000 would fit kg Sb-eq; 100 of 10 does not, although the sum of ADPF is only 0.0995 of the sum of GWP.
    expect(looksLikeMegajoules([0.5, 100], [1_000, 10])).toBe(true);
    // The module without CO2 has a tenth of what fits in the other.
    expect(looksLikeMegajoules([9, 1], [1_000, 0])).toBe(false);
  });

  it('is told by all of it together where no module alone says so', () => {
    // 6 of 31 is 0.19; adding 5 of 1 gives 11 of 32.
    expect(looksLikeMegajoules([6, 5], [31, 1])).toBe(true);
  });

  it('of 0, or of nothing, is none', () => {
    expect(looksLikeMegajoules([0, null], [0, 5])).toBe(false);
    expect(looksLikeMegajoules([], [5])).toBe(false);
  });
});
