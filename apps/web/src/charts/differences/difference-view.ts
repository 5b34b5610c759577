import { type ChartModel, differenceSteps, type StepDivision } from '@milieuspoor/charts';
import type { DifferencesAnswer, DividedDifference } from '@milieuspoor/contract';
import type { ModuleIndicator } from '@milieuspoor/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stepLabels } from './step-texts.ts';

/** How a difference is shown: what it is divided by, and in which quantity. */
export interface DifferenceView {
  readonly division: StepDivision;
  readonly indicator: ModuleIndicator;
}

interface ShownDifference {
  readonly view: DifferenceView;
  readonly onChange: (view: DifferenceView) => void;
  /** absent until the figures have arrived */
  readonly shown?: { readonly divided: DividedDifference; readonly model: ChartModel };
}

/** Keeps the view of a difference, and makes its waterfall. */
export function useDifferenceView(answer: DifferencesAnswer | undefined): ShownDifference {
  const { t } = useTranslation();
  const [view, setView] = useState<DifferenceView>({ division: 'product_group', indicator: 'mki' });
  const { division, indicator } = view;
  const divided = answer?.[indicator];
  const shown = useMemo(
    () =>
      divided && { divided, model: differenceSteps(divided, division, indicator, stepLabels(indicator, t)) },
    [divided, division, indicator, t],
  );
  return { view, onChange: setView, ...(shown ? { shown } : {}) };
}
