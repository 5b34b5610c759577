import type { Calculation } from '@milieuspoor/contract';
import { SetMark } from './set-mark.tsx';
import { unconfirmedOf } from './unconfirmed-of.ts';

/** Names the set of the one MKI figure of a calculation, and the weights it was valued with. */
export function CalculationSetMark({ calculation }: { readonly calculation: Calculation }) {
  return (
    <SetMark
      set={calculation.mki_set}
      weightsVersion={calculation.weights_version}
      unconfirmed={unconfirmedOf(calculation)}
    />
  );
}
