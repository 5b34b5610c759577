import { formatEuro, stepsLine, valuesOfSteps } from '@milieuspoor/domain';
import { useTranslation } from 'react-i18next';
import { awardModelOf } from '../../model-columns.ts';
import { StaleDialog } from '../stale/stale-dialog.tsx';
import type { StaleSteps } from './use-save-steps.ts';

interface StaleStepsDialogProps {
  readonly stale: StaleSteps;
  readonly readOnly: boolean;
  readonly busy: boolean;
  readonly onPutOff: () => void;
  readonly onTake: () => void;
  readonly onOverwrite: () => void;
}

/**
 * Says that somebody else changed the form of the discount, or something that belongs to it, while the user filled it
 * in.
 */
export function StaleStepsDialog({ stale: { current, sentence, mine }, ...choices }: StaleStepsDialogProps) {
  const { t } = useTranslation();
  const newest = awardModelOf(current);
  const values = mine ? valuesOfSteps(mine) : newest;
  const formText = (steps: typeof mine) => (steps ? stepsLine(steps) : t('tenders.discountSteps.line'));
  const others = (['upperEur', 'lowerEur', 'mkiMaxDiscountEur'] as const).filter(
    (field) => values[field] !== newest[field],
  );
  return (
    <StaleDialog
      {...choices}
      sentence={sentence}
      lines={[
        {
          key: 'steps',
          label: t('tenders.discountSteps.title'),
          before: formText(mine),
          after: formText(newest.steps),
        },
        ...others.map((field) => ({
          key: field,
          label: t(`tenders.fields.${field}`),
          before: formatEuro(values[field]),
          after: formatEuro(newest[field]),
        })),
      ]}
    />
  );
}
