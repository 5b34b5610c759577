import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ModelEditing } from '../editing/use-model-editing.ts';
import { ModelField } from '../fields/model-field.tsx';
import { PercentageField } from '../fields/percentage-field.tsx';
import { FIELD_GRID } from './field-grid.ts';

/** Step 1: asks how large the contract is, and how much of it can be earned as a discount. */
export function BenefitStep({ editing }: { readonly editing: ModelEditing }) {
  const { t } = useTranslation();
  return (
    <Box sx={FIELD_GRID}>
      <ModelField editing={editing} field="scopeEur" hint={t('tenders.fields.notation')} />
      <ModelField
        editing={editing}
        field="benefitEur"
        hint={t('tenders.fields.notation')}
        help={t('tenders.fields.benefitHelp')}
      />
      <PercentageField editing={editing} />
    </Box>
  );
}
