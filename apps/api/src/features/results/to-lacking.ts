import type { Lacking } from '@milieuspoor/domain';
import type { StoredLacking } from './pair-sides.queries.ts';

/** What a side lacks, without what it does not lack. */
export function toLacking({ items, modules, partly, unworked }: StoredLacking): Lacking {
  return {
    ...{ items, modules },
    ...(partly?.some((count) => count > 0) ? { partly } : {}),
    ...(unworked ? { unworked } : {}),
  };
}
