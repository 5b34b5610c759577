import { ADPF_KG_SB_PER_MJ } from '@milieuspoor/domain';

/** Seven of the eleven categories of Set A1 are declared, for 1 kg; ADPF in MJ. */
interface AsphaltLayer {
  readonly key: 'surface' | 'binder' | 'base';
  readonly thicknessMm: number;
  /** in A1-A3, A5, C1, C2, C3 and D */
  readonly declaredPerKg: Readonly<Record<string, readonly number[]>>;
}

/** kg per m3, assumed for each layer */
export const ASPHALT_DENSITY = 2400;

const mj = (values: readonly number[]) => values.map((value) => value * ADPF_KG_SB_PER_MJ);

/**
 * The asphalt of an example road, from top to bottom; the thicknesses are ours.
 *
 * Source: OEKOBAUDAT 2020-II (thinkstep): "Stone mastic asphalt SMA", 19f46be3-d65a-441f-8d74-dfc412160cf1; "Asphalt
 * binder", 6b6b68f8-34a4-4a0f-97ee-714bf106c3e0; "Asphalt supporting layer", 85de02e5-2782-4050-9c01-c5de3849fbce.
 */
export const ASPHALT_LAYERS: readonly AsphaltLayer[] = [
  {
    key: 'surface',
    thicknessMm: 40,
    declaredPerKg: {
      ADPE: [1.429e-8, 7.237e-11, 2.019e-7, 5.856e-10, 0, -7.433e-9],
      ADPF: mj([4.005, 0.01153, 0.04377, 0.09328, 0, -1.93]),
      GWP: [0.07658, 0.0008388, 0.0004856, 0.006971, 0, -0.02631],
      ODP: [4.465e-16, 2.8e-19, 1.29e-18, 2.3e-18, 0, -2.567e-16],
      POCP: [-1.658e-7, 6.515e-5, 2.764e-7, -4.84e-6, 0, -4.442e-5],
      AP: [0.0001617, 8.962e-7, 2.775e-6, 1.551e-5, 0, -8.188e-5],
      EP: [2.502e-5, 1.904e-7, 4.668e-7, 3.725e-6, 0, -8.992e-6],
    },
  },
  {
    key: 'binder',
    thicknessMm: 60,
    declaredPerKg: {
      ADPE: [1.374e-8, 6.244e-11, 2.019e-7, 5.856e-10, 0, -7.433e-9],
      ADPF: mj([3.802, 0.009946, 0.04377, 0.09328, 0, -1.93]),
      GWP: [0.07784, 0.0007237, 0.0004856, 0.006971, 0, -0.02631],
      ODP: [4.351e-16, 2.5e-19, 1.29e-18, 2.3e-18, 0, -2.567e-16],
      POCP: [-9.669e-7, 6.513e-5, 2.764e-7, -4.84e-6, 0, -4.442e-5],
      AP: [0.0001574, 7.732e-7, 2.775e-6, 1.551e-5, 0, -8.188e-5],
      EP: [2.478e-5, 1.643e-7, 4.668e-7, 3.725e-6, 0, -8.992e-6],
    },
  },
  {
    key: 'base',
    thicknessMm: 120,
    declaredPerKg: {
      ADPE: [1.141e-8, 5.534e-11, 2.019e-7, 5.856e-10, 0, -7.433e-9],
      ADPF: mj([2.899, 0.008816, 0.04377, 0.09328, 0, -1.93]),
      GWP: [0.07115, 0.0006414, 0.0004856, 0.006971, 0, -0.02631],
      ODP: [4.255e-16, 2.2e-19, 1.29e-18, 2.3e-18, 0, -2.567e-16],
      POCP: [-4.488e-6, 6.511e-5, 2.764e-7, -4.84e-6, 0, -4.442e-5],
      AP: [0.0001373, 6.854e-7, 2.775e-6, 1.551e-5, 0, -8.188e-5],
      EP: [2.313e-5, 1.456e-7, 4.668e-7, 3.725e-6, 0, -8.992e-6],
    },
  },
];
