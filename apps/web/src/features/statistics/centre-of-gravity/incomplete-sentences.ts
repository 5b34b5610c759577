import { incompleteModules, type SideLabels } from '@milieuspoor/charts';
import type { Statistic } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';

/**
 * Which modules the items leave open, a sentence for each, the one that most items leave open first. What both sides leave
 * open alike is said once; else with the side that it is said of.
 */
export function incompleteSentences(sides: readonly Statistic[], labels: SideLabels, t: TFunction): string[] {
  const found = sides.flatMap((side) =>
    incompleteModules(side).map(({ module, items, of, partly }) => ({
      side,
      items,
      sentence: t(`statistics.incompleteModule.${partly ? 'partly' : 'without'}`, {
        module,
        count: items,
        of,
      }),
    })),
  );
  const ofAll = (sentence: string) =>
    found.filter((other) => other.sentence === sentence).length === sides.length;
  const said = found
    .toSorted((left, right) => right.items - left.items)
    .map(({ side, sentence }) =>
      ofAll(sentence)
        ? sentence
        : t('charts.coverage.ofSide', { side: labels[side.name], finding: sentence }),
    );
  return [...new Set(said)];
}
