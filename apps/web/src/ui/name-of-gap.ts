import { moduleOfSubject, type ScopeSubject } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

/** Returns what a bid lacks, in words: a module by its name. */
export function nameOfGap(kind: ScopeSubject, t: TFunction): string {
  const module = moduleOfSubject(kind);
  if (module) return t('bids.gaps.kinds.module', { module });
  return t(`bids.gaps.kinds.${kind as 'indicators' | 'bare' | 'posts'}`);
}
