import type { Organisation } from '@milieuspoor/contract';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { OrganisationForm } from './organisation-form.tsx';

interface OrganisationTabProps {
  readonly organisation: Organisation;
  readonly mayEdit: boolean;
  /** fetches the organisation again */
  readonly onSaved: () => Promise<unknown>;
}

/** How an organisation can be reached: for everybody to read, for staff to change. */
export function OrganisationTab({ organisation, mayEdit, onSaved }: OrganisationTabProps) {
  const { t } = useTranslation();
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {t('settings.organisation.heading')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        {t(mayEdit ? 'settings.organisation.lead' : 'settings.organisation.readOnly')}
      </Typography>
      <OrganisationForm
        // Another organisation's data are another form.
        key={organisation.uuid}
        organisation={organisation}
        mayEdit={mayEdit}
        onSaved={onSaved}
      />
    </Card>
  );
}
