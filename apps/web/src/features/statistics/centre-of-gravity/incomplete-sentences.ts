import { incompleteModules, type SideLabels, sidePoint } from '@milieuspoor/charts';
import type { Statistic } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';

/**
 * Returns a sentence for each module that items leave out: first the module that comes to most in the items that do declare
 * it, since most is likely to be missing there, and of equal ones the module that most items leave out. What both sides leave
 * out equally is said once; otherwise the sentence names its side.
 */
export function incompleteSentences(sides: readonly Statistic[], labels: SideLabels, t: TFunction): string[] {
  const found = sides.flatMap((side) =>
    incompleteModules(side).map(({ module, items, of, partly }) => ({
      side,
      items,
      known: Math.abs(sidePoint(side, module, { quantity: 'mki', module }).value ?? 0),
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
    .toSorted((left, right) => right.known - left.known || right.items - left.items)
    .map(({ side, sentence }) =>
      ofAll(sentence)
        ? sentence
        : t('charts.coverage.ofSide', { side: labels[side.name], finding: sentence }),
    );
  return [...new Set(said)];
}
