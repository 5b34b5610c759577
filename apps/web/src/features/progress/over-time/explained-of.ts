import type { ProgressIndicator } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { explainedInText } from '../../../charts/coverage/scope-texts.ts';
import type { ProgressProps } from '../progress-props.ts';

/** Says which posts count partly as 0 in an indicator, since what they leave empty does not apply; null for none. */
export function explainedOf(
  indicator: ProgressIndicator,
  explained: ProgressProps['explained'],
  t: TFunction,
): string | null {
  if (indicator !== 'mki' && indicator !== 'co2') return null;
  return explainedInText(explained ?? null, indicator, t);
}
