import type { Lacking } from '@milieuspoor/domain';
import type { StoredLacking } from './pair-sides.queries.ts';

/** Returns what a side lacks, without the empty parts. */
export function toLacking({ items, modules, partly, unworked }: StoredLacking): Lacking {
  return {
    ...{ items, modules },
    ...(partly?.some((count) => count > 0) ? { partly } : {}),
    ...(unworked ? { unworked } : {}),
  };
}
