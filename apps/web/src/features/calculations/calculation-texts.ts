import type { CalculationType } from '@milieuspoor/domain';

/** The types that have a table on the current screens. */
export type TabledType = Exclude<CalculationType, 'applicant'>;

/** The key in `calculations` that holds the texts of a type's table. */
export const TEXT_GROUP = {
  'design-baseline': 'baseline',
  'design-optimization': 'optimization',
  'as-built-baseline': 'asBuiltBaseline',
  'as-built-optimization': 'asBuiltOptimization',
} as const satisfies Record<TabledType, string>;
export type TextGroup = (typeof TEXT_GROUP)[TabledType];
