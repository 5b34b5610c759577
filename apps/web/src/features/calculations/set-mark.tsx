import type { SetCode } from '@milieuspoor/domain';
import { useTranslation } from 'react-i18next';
import { SmallMark } from '../../ui/small-mark.tsx';

interface SetMarkProps {
  readonly set: SetCode;
  readonly weightsVersion: string;
  /** indicators whose weight counts in the figure and that nobody confirmed */
  readonly unconfirmed: readonly string[];
}

const TEXTS = {
  a1: { mark: 'calculations.set.markA1', meaning: 'calculations.set.a1' },
  a2: { mark: 'calculations.set.markA2', meaning: 'calculations.set.a2' },
} as const;

/** The set that an MKI is stated in, small beside it; a tooltip names the weights. */
export function SetMark({ set, weightsVersion, unconfirmed }: SetMarkProps) {
  const { t } = useTranslation();
  const valuedWith = t(TEXTS[set].meaning, { version: weightsVersion });
  const meaning =
    unconfirmed.length > 0 ? t('calculations.set.unconfirmed', { set: valuedWith }) : valuedWith;
  return <SmallMark text={t(TEXTS[set].mark)} meaning={meaning} />;
}
