import { useTranslation } from 'react-i18next';
import { AmountField } from '../../../../ui/fields/amount-field.tsx';
import { writeEuroText } from '../../../../ui/fields/euro-text.ts';
import type { ModelEditing } from '../editing/use-model-editing.ts';
import { FieldNotice } from '../fields/field-notice.tsx';
import { notStoredText } from '../fields/not-stored-text.ts';
import { rowProblems } from './criteria-drafts.ts';

/**
 * Shows how much the named criteria can earn together as they are typed: a sum, which is no field, and whether it is
 * stored.
 */
export function CriteriaSum({ editing }: { readonly editing: ModelEditing }) {
  const { t } = useTranslation();
  const { model, stored, held, criteria } = editing;
  const isRefused = rowProblems(criteria.rows, model).some((problems) => Object.keys(problems).length > 0);
  const isOther = model.criteriaMaxDiscountEur !== stored.criteriaMaxDiscountEur;
  const isHeld = isOther && (isRefused || held.includes('criteriaMaxDiscountEur'));
  return (
    <div>
      <AmountField
        label={t('tenders.fields.criteriaMaxDiscountEur')}
        unit="€"
        text={writeEuroText(model.criteriaMaxDiscountEur)}
        onText={() => undefined}
        onLeave={() => undefined}
        disabled
        problem={null}
        hint={t('tenders.criteria.sum')}
        status="idle"
        statusText=""
      />
      <FieldNotice text={isHeld ? notStoredText(stored.criteriaMaxDiscountEur, t) : null} />
    </div>
  );
}
