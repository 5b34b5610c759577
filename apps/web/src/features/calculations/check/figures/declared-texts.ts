import type { ResourceGapAnswer } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';
import type { Counts } from './module-coverage.ts';

/** How many items declare something: '12 van 51 posten', with those that declare a part of it. */
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

/** The resources that some items declare and others don't, each with how many do; null without any. */
export function partlyDeclaredText(gaps: readonly ResourceGapAnswer[], t: TFunction): string | null {
  if (gaps.length === 0) return null;
  const names = gaps.map(
    (gap) => `${t(`charts.coverage.quantities.${gap.resource}`)} (${declaredText(gap, t)})`,
  );
  return t('uploadCheck.coverage.partly', { names: names.join(', ') });
}
