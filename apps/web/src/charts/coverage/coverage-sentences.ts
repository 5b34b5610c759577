import type { ChartOthers, CoverageFinding } from '@milieuspoor/charts';
import { IMPACT_SETS } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

/**
 * What figures are not built on, in words; with the side that it is said of, where there are two. Where no side is named,
 * what holds for both is said once.
 */
export function coverageSentences(
  findings: readonly CoverageFinding[],
  namesSides: boolean,
  t: TFunction,
): string[] {
  const sentences = findings.map((found) => {
    const finding = findingSentence(found, t);
    return namesSides
      ? t('charts.coverage.ofSide', { side: t(`charts.sides.${found.side}`), finding })
      : finding;
  });
  return [...new Set(sentences)];
}

/** Over which projects figures speak, and where the others are. */
export function othersSentence({ projects, of, drawn }: ChartOthers, t: TFunction): string {
  return t(`charts.coverage.${drawn ? 'othersDrawn' : 'othersInTable'}`, {
    compared: of - projects,
    count: of,
  });
}

function findingSentence({ code, set, count, of, quantity }: CoverageFinding, t: TFunction): string {
  const name = t(`charts.coverage.quantities.${quantity}`);
  // Where nothing is declared there is no figure that something counts as 0 in.
  if (code === 'itemsUndeclared' && count === of)
    return t('charts.coverage.nothingDeclared', { count: of, quantity: name });
  return t(`charts.coverage.${code}`, {
    count,
    of,
    set: set ? IMPACT_SETS[set].name : '',
    quantity: name,
  });
}
