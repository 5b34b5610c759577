import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/fields/date-field.tsx';
import type { ProjectFormValues } from './project-form-values.ts';
import { fieldLabel } from './summary-lines.ts';

/** The fields for the expected dates of award and completion; either may be left empty. */
export function PlannedDates() {
  return (
    <>
      <PlannedDate name="planned_award_date" />
      <PlannedCompletion />
    </>
  );
}

/** The field for the expected completion, which may still change when everything else is fixed. */
export function PlannedCompletion() {
  return <PlannedDate name="planned_completion_date" />;
}

function PlannedDate({ name }: { readonly name: 'planned_award_date' | 'planned_completion_date' }) {
  const { t } = useTranslation();
  const { control } = useFormContext<ProjectFormValues>();
  const contractType = useWatch({ control, name: 'project_contract_type' });
  const { field, fieldState } = useController({ control, name });
  return (
    <DateField
      label={fieldLabel(name, contractType, t)}
      value={field.value === '' ? null : field.value}
      onChange={(day) => field.onChange(day ?? '')}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
