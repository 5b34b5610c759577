import { PENALTY_FACTORS } from '@milieuspoor/domain';
import { useTranslation } from 'react-i18next';
import { readFactor } from '../../analysis/formulas/read-factor.ts';
import { writeFactor } from '../../analysis/write-factor.ts';
import { ProjectNumberField } from '../../project-number-field.tsx';
import type { ModelEditing } from '../editing/use-model-editing.ts';

/** The field for how many times a discount is claimed back that the winner was given and did not earn. */
export function PenaltyFactorField({ editing }: { readonly editing: ModelEditing }) {
  const { t } = useTranslation();
  const { least, most } = PENALTY_FACTORS;
  return (
    <ProjectNumberField
      editing={editing}
      field="mki_penalty_factor"
      write={writeFactor}
      read={(typed) => {
        const factor = readFactor(typed);
        return factor !== null && factor >= least && factor <= most ? factor : null;
      }}
      label={t('tenders.fields.penaltyFactor')}
      hint={t('tenders.fields.penaltyFactorHint', { least, most })}
      invalid={t('tenders.fields.penaltyFactorInvalid', { least, most })}
      failed={t('tenders.fields.penaltyFactorFailed')}
      inputMode="decimal"
    />
  );
}
