import { type ChartModel, differenceSteps } from '@milieuspoor/charts';
import type { DifferencesAnswer, DividedDifference } from '@milieuspoor/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenEnds, DifferenceView } from './difference-view.ts';
import { stepLabels } from './step-texts.ts';

interface ShownDifference {
  readonly view: DifferenceView;
  readonly onChange: (view: DifferenceView) => void;
  /** absent until the figures have arrived */
  readonly shown?: { readonly divided: DividedDifference; readonly model: ChartModel };
}

/** Keeps the view of a difference, and makes its waterfall. `ends` is the same object as long as it says the same. */
export function useDifferenceView(
  answer: DifferencesAnswer | undefined,
  ends: ChosenEnds | null = null,
): ShownDifference {
  const { t } = useTranslation();
  const [{ division, indicator }, setView] = useState<Omit<DifferenceView, 'ends'>>({
    division: 'product_group',
    indicator: 'mki',
  });
  const divided = answer?.[indicator];
  const shown = useMemo(
    () =>
      divided && {
        divided,
        model: differenceSteps(divided, division, indicator, stepLabels({ indicator, ends }, t)),
      },
    [divided, division, indicator, ends, t],
  );
  return { view: { division, indicator, ends }, onChange: setView, ...(shown ? { shown } : {}) };
}
