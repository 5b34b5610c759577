/**
 * Why nothing better is known for a post, in the order in which it is looked for: it states no MKI in the set; no
 * completed work has a post of its product sub-group; only in other units; only valued with other weights; only with
 * other modules or core indicators declared, or as another kind of work; none of them costs less.
 */
export const NO_CHANCE_REASONS = [
  'no-figure',
  'nothing-known',
  'other-unit',
  'other-weights',
  'other-profile',
  'none-better',
] as const;
export type NoChanceReason = (typeof NO_CHANCE_REASONS)[number];

/**
 * The part of what a post costs, in MKI, that a better product saves at least: less is a difference in the last digits of
 * two sums.
 */
export const LEAST_SAVING = 1e-9;
