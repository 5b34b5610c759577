import type { ResourceGapAnswer } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';
import type { Counts } from './module-coverage.ts';

/** Returns how many items declare something: '12 van 51 posten', with those that declare only a part. */
export function declaredText({ items, undeclared, incomplete }: Counts, t: TFunction): string {
  const declared =
    undeclared === items
      ? t('uploadCheck.coverage.declaredByNone', { count: items })
      : undeclared === 0
        ? t('uploadCheck.coverage.declaredByAll', { count: items })
        : t('uploadCheck.coverage.declaredBy', { declared: items - undeclared, count: items });
  if (incomplete === 0) return declared;
  return t('uploadCheck.coverage.declaredInPart', {
    declared,
    mark: t('charts.coverage.incompleteAt', { missing: incomplete, count: items }),
  });
}

/**
 * Returns the resources that some items declare and others don't, each with the number that do; null if there are none.
 */
export function partlyDeclaredText(gaps: readonly ResourceGapAnswer[], t: TFunction): string | null {
  if (gaps.length === 0) return null;
  const names = gaps.map(
    (gap) => `${t(`charts.coverage.quantities.${gap.resource}`)} (${declaredText(gap, t)})`,
  );
  return t('uploadCheck.coverage.partly', { names: names.join(', ') });
}
