import type { ChartModel, ChartOthers, CoverageFinding } from '@milieuspoor/charts';
import { IMPACT_SETS, isPartGoal } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import type { ListedAbout } from './listed-mark.tsx';
import type { AboutSentences } from './listed-sentence.tsx';

/**
 * Returns in words what figures leave out; with the side that each sentence is about, where there are two. Where no
 * side is named, a sentence that holds for both is given once.
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

/** Returns what each sentence at a chart opens: the list of a side where it is about one, else that of both. */
export function aboutCoverage(
  { findings, others }: Pick<ChartModel, 'others'> & { readonly findings: readonly CoverageFinding[] },
  namesSides: boolean,
  t: TFunction,
): AboutSentences {
  const about = aboutOthers(others);
  return new Map([
    ...(others && about ? [[othersSentence(others, t), about] as const] : []),
    ...findings.flatMap((finding) => {
      const about = { quantity: finding.quantity, ...(namesSides ? { side: finding.side } : {}) };
      return coverageSentences([finding], namesSides, t).map((sentence) => [sentence, about] as const);
    }),
  ]);
}

/** Returns the list of the projects that the figures do not include; nothing without any. */
export function aboutOthers(others: ChartOthers | undefined): ListedAbout | undefined {
  const quantity = others?.points.find(({ coverage }) => coverage)?.coverage?.about.quantity;
  return quantity && { quantity };
}

/** Returns the sentence on which projects figures include, and where the others are. */
export function othersSentence({ projects, of, drawn }: ChartOthers, t: TFunction): string {
  return t(`charts.coverage.${drawn ? 'othersDrawn' : 'othersInTable'}`, {
    compared: of - projects,
    count: of,
  });
}

function findingSentence({ apart, ...finding }: CoverageFinding, t: TFunction): string {
  const sentence = sentenceOf(finding, t);
  return apart ? t('charts.coverage.ofOthers', { finding: sentence }) : sentence;
}

function sentenceOf({ code, set, count, of, quantity }: CoverageFinding, t: TFunction): string {
  const name = t(`charts.coverage.quantities.${quantity}`);
  // Of a goal an item may declare one part of two or three.
  if (code === 'itemsUndeclared' && isPartGoal(quantity))
    return t('charts.coverage.partUndeclared', { count, of, quantity: name });
  // Where nothing is declared there is no figure in which something counts as 0.
  if (code === 'itemsUndeclared' && count === of)
    return t('charts.coverage.nothingDeclared', { count: of, quantity: name });
  return t(`charts.coverage.${code}`, {
    count,
    of,
    set: set ? IMPACT_SETS[set].name : '',
    quantity: name,
  });
}
