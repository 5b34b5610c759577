import type { ColorMode } from './palette.ts';

/**
 * The steps of a difference with the baseline, from the largest saving to the largest increase, with the colour of each.
 * They remain distinguishable under protan-, deutan- and tritanopia; an edge keeps the palest visible on its ground.
 */
export const REDUCTION_STEPS = [
  { step: 'half-less', light: '#004b3a', dark: '#7ff0c6' },
  { step: 'quarter-less', light: '#35a98a', dark: '#2fa27c' },
  { step: 'less', light: '#93d6bd', dark: '#12614d' },
  { step: 'same', light: '#fdfaf2', dark: '#20282c' },
  { step: 'more', light: '#f0bf73', dark: '#6d4a17' },
  { step: 'quarter-more', light: '#9c5200', dark: '#f5b955' },
] as const;
export type ReductionStep = (typeof REDUCTION_STEPS)[number]['step'];

/** The colour of what has figures and no comparison. */
export const UNCOMPARED = { light: '#716a76', dark: '#b3acb6' } as const satisfies Record<ColorMode, string>;

/**
 * Returns the step of a difference, as a part of the baseline: -0,5 and less is `half-less`, -0,25 and less is
 * `quarter-less`, 0,25 and more is `quarter-more`.
 */
export function reductionStep(share: number): ReductionStep {
  if (share <= -0.5) return 'half-less';
  if (share <= -0.25) return 'quarter-less';
  if (share < 0) return 'less';
  if (share === 0) return 'same';
  return share < 0.25 ? 'more' : 'quarter-more';
}
