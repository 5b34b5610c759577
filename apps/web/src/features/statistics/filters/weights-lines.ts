import type { Quantity } from '@milieuspoor/charts';
import type { TFunction } from 'i18next';
import type { SubjectLine } from '../../../charts/subject/chart-subject.tsx';

/** With which weights the figures of an answer were valued. */
export interface Weighing {
  /** indicators whose weight counts and that nobody confirmed */
  readonly unconfirmed: readonly string[];
  readonly versions: readonly string[];
}

/**
 * What a picture and every file of a chart say of weights that nobody confirmed, and of several versions of them; nothing
 * where there is nothing to say. CO2 is not weighted, and tonnes are of no set; whether a reduction is one of the MKI only its
 * chart knows.
 */
export function weightsLines(
  weights: Weighing | undefined,
  t: TFunction,
  quantities: readonly Quantity[] = ['mki', 'mkiPerUnit'],
): SubjectLine[] {
  const { unconfirmed, versions } = weights ?? { unconfirmed: [], versions: [] };
  const said = [
    ...(unconfirmed.length > 0 ? [t('charts.weights.unconfirmed', { codes: unconfirmed.join(', ') })] : []),
    ...(versions.length > 1 ? [t('charts.weights.versions', { versions: versions.join(', ') })] : []),
  ];
  if (said.length === 0) return [];
  // One line: of two with the same label the one nearest to the chart would count alone.
  return [
    {
      label: t('charts.weights.label'),
      value: said.join('; '),
      ...(unconfirmed.length > 0 ? { heading: t('charts.weights.heading') } : {}),
      quantities,
    },
  ];
}

/** With which weights figures of several answers were valued that stand beside one another. */
export function weightsTogether(answers: readonly (Weighing | undefined)[]): Weighing {
  const all = (list: keyof Weighing) => [...new Set(answers.flatMap((weights) => weights?.[list] ?? []))];
  return { unconfirmed: all('unconfirmed'), versions: all('versions').sort() };
}
