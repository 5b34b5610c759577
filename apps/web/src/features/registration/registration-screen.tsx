import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { FrontDoor } from '../../ui/brand/front-door.tsx';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { registrationQuery } from './registration-calls.ts';
import { RegistrationWizard } from './registration-wizard.tsx';

/** Asks for an account, or says that nobody can register here. */
export function RegistrationScreen() {
  const { t } = useTranslation();
  const registration = useQuery(registrationQuery);
  const open = registration.data?.open ?? false;
  return (
    <FrontDoor title={t('registration.title')} lead={open ? t('registration.lead') : undefined}>
      {registration.isPending && <DelayedIndicator />}
      <FailedQuery query={registration} />
      {registration.data && !open && (
        <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
          <Alert severity="info" variant="outlined">
            <AlertTitle>{t('registration.closedTitle')}</AlertTitle>
            {t('registration.closedHint')}
          </Alert>
          <LinkButton {...paths.login()} variant="contained">
            {t('registration.toLogin')}
          </LinkButton>
        </Box>
      )}
      {open && <RegistrationWizard />}
    </FrontDoor>
  );
}
