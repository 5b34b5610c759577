import { IMPACT_SETS } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import type { CoverageFinding } from '../coverage-findings.ts';

/** What figures are not built on, in words; with the side that it is said of, where there are two. */
export function coverageSentences(
  findings: readonly CoverageFinding[],
  namesSides: boolean,
  t: TFunction,
): string[] {
  return findings.map(({ code, side, set, count, of }) => {
    const finding = t(`charts.coverage.${code}`, { count, of, set: set ? IMPACT_SETS[set].name : '' });
    return namesSides ? t('charts.coverage.ofSide', { side: t(`charts.sides.${side}`), finding }) : finding;
  });
}
