import type { Organization } from '@milieuspoor/contract';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { OrganizationForm } from './organization-form.tsx';

interface OrganizationTabProps {
  readonly organization: Organization;
  readonly mayEdit: boolean;
  /** fetches the organisation again */
  readonly onSaved: () => Promise<unknown>;
}

/** How an organisation can be reached: for everybody to read, for staff to change. */
export function OrganizationTab({ organization, mayEdit, onSaved }: OrganizationTabProps) {
  const { t } = useTranslation();
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {t('settings.organization.heading')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        {t(mayEdit ? 'settings.organization.lead' : 'settings.organization.readOnly')}
      </Typography>
      <OrganizationForm
        // Another organisation's data are another form.
        key={organization.uuid}
        organization={organization}
        mayEdit={mayEdit}
        onSaved={onSaved}
      />
    </Card>
  );
}
