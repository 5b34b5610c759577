import { EXPECTED_APPLICANTS } from '@milieuspoor/domain';
import { useTranslation } from 'react-i18next';
import type { ModelEditing } from '../award-model/editing/use-model-editing.ts';
import { ProjectNumberField } from '../project-number-field.tsx';
import { wholeNumberOf } from './whole-number.ts';

/** The field for how many bidders a simulation draws. */
export function ApplicantsField({ editing }: { readonly editing: ModelEditing }) {
  const { t } = useTranslation();
  const { least, most } = EXPECTED_APPLICANTS;
  return (
    <ProjectNumberField
      editing={editing}
      field="expected_number_of_applicants"
      write={String}
      read={(typed) => wholeNumberOf(typed, least, most)}
      label={t('tenders.simulation.applicants')}
      hint={t('tenders.simulation.applicantsHint')}
      invalid={t('tenders.simulation.applicantsInvalid')}
      failed={t('tenders.simulation.applicantsFailed')}
      inputMode="numeric"
    />
  );
}
