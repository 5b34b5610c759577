import type { CalculationType } from '@milieuspoor/domain';

/** The types that have a table on the screens of today. */
export type TabledType = Extract<CalculationType, 'design-baseline' | 'design-optimization'>;

/** Under which key of `calculations` the texts of a type's table stand. */
export const TEXT_GROUP = {
  'design-baseline': 'baseline',
  'design-optimization': 'optimization',
} as const satisfies Record<TabledType, string>;
