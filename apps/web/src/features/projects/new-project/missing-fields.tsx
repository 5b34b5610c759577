import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  PROJECT_FIELDS,
  type ProjectFormValues,
  projectFormSchema,
} from '../project-form/project-form-values.ts';

/** Why one can't go on yet: the fields that are to be filled in or mended, by name. Nothing where all is well. */
export function MissingFields({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { control } = useFormContext<ProjectFormValues>();
  const checked = projectFormSchema(t).safeParse(useWatch({ control }));
  if (checked.success) return null;
  const wrong = new Set(checked.error.issues.map(({ path }) => path[0]));
  const fields = PROJECT_FIELDS.filter((field) => wrong.has(field)).map((field) =>
    t(`projectData.fields.${field}`).replace(/\?$/, ''),
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
