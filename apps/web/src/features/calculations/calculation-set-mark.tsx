import type { Calculation } from '@milieuspoor/contract';
import { SetMark } from './set-mark.tsx';
import { unconfirmedOf } from './unconfirmed-of.ts';

/** In which set the one MKI figure of a calculation is stated, and with which weights. */
export function CalculationSetMark({ calculation }: { readonly calculation: Calculation }) {
  return (
    <SetMark
      set={calculation.mki_set}
      weightsVersion={calculation.weights_version}
      unconfirmed={unconfirmedOf(calculation)}
    />
  );
}
