import type { Quantity } from '@milieuspoor/charts';
import type { TFunction } from 'i18next';
import type { SubjectLine } from '../../../charts/subject/chart-subject.tsx';
import { weightsSentences } from '../../../charts/weights-sentences.ts';

/** The weights with which the figures of an answer were valued. */
export interface Weighing {
  /** indicators whose weight counts and that nobody confirmed */
  readonly unconfirmed: readonly string[];
  readonly versions: readonly string[];
}

/**
 * Returns the lines about weights that nobody confirmed, and about several versions of weights, for the picture and
 * every file of a chart; empty when there is nothing to say. CO2 is not weighted, and tonnes have no set; only the
 * chart itself knows whether a reduction is a reduction of the MKI.
 */
export function weightsLines(
  weights: Weighing | undefined,
  t: TFunction,
  quantities: readonly Quantity[] = ['mki', 'mkiPerUnit'],
): SubjectLine[] {
  const { unconfirmed, versions } = weights ?? { unconfirmed: [], versions: [] };
  const said = weightsSentences({ weights_unconfirmed: unconfirmed, weights_versions: versions }, t);
  if (said.length === 0) return [];
  // It is one line: of two lines with the same label, only the one nearest to the chart would count.
  return [
    {
      label: t('charts.weights.label'),
      value: said.join('; '),
      ...(unconfirmed.length > 0 ? { heading: t('charts.weights.heading') } : {}),
      quantities,
    },
  ];
}

/** Returns the weights of several answers whose figures stand beside each other. */
export function weightsTogether(answers: readonly (Weighing | undefined)[]): Weighing {
  const all = (list: keyof Weighing) => [...new Set(answers.flatMap((weights) => weights?.[list] ?? []))];
  return { unconfirmed: all('unconfirmed'), versions: all('versions').sort() };
}
