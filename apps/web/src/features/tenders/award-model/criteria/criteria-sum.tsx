import { useTranslation } from 'react-i18next';
import { AmountField } from '../../../../ui/fields/amount-field.tsx';
import { writeEuroText } from '../../../../ui/fields/euro-text.ts';
import type { ModelEditing } from '../editing/use-model-editing.ts';

/** What the named criteria can earn together: their sum, which nobody types. */
export function CriteriaSum({ editing }: { readonly editing: ModelEditing }) {
  const { t } = useTranslation();
  return (
    <AmountField
      label={t('tenders.fields.criteriaMaxDiscountEur')}
      unit="€"
      text={writeEuroText(editing.model.criteriaMaxDiscountEur)}
      onText={() => undefined}
      onLeave={() => undefined}
      disabled
      problem={null}
      hint={t('tenders.criteria.sum')}
      status="idle"
      statusText=""
    />
  );
}
