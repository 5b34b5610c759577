import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  FORM_FIELDS,
  type ProjectFormValues,
  projectFormSchema,
} from '../project-form/project-form-values.ts';
import { fieldLabel } from '../project-form/summary-lines.ts';

/** Says why the user can't go on yet: it names the fields to fill in or to correct. Shows nothing if all is well. */
export function MissingFields({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { control } = useFormContext<ProjectFormValues>();
  const values = useWatch({ control });
  const checked = projectFormSchema(t).safeParse(values);
  if (checked.success) return null;
  const wrong = new Set(checked.error.issues.map(({ path }) => path[0]));
  const fields = FORM_FIELDS.filter((field) => wrong.has(field)).map((field) =>
    fieldLabel(field, values.project_contract_type, t).replace(/\?$/, ''),
  );
  return (
    <Typography
      id={id}
      variant="body2"
      sx={{ color: 'text.secondary', flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}
    >
      {t('newProject.firstNeeded', { fields: fields.join(', ') })}
    </Typography>
  );
}
