import type { AdminOrganisation } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { allRegistrationsQuery } from '../admin-queries.ts';
import { RegistrationInShort } from '../registrations/registration-in-short.tsx';

interface OrganisationRegistrationsProps {
  readonly org: string;
  readonly organisation: Pick<AdminOrganisation, 'name' | 'slug'>;
}

/**
 * The people who registered and seem to belong to an organisation: by the name they gave, or by colleagues of their
 * mail domain.
 */
export function OrganisationRegistrations({ org, organisation }: OrganisationRegistrationsProps) {
  const { t } = useTranslation();
  const registrations = useQuery(allRegistrationsQuery);
  if (registrations.isPending) return <DelayedIndicator />;
  if (registrations.isLoadingError) return <FailedQuery query={registrations} />;
  const waiting = registrations.data.filter(
    ({ organization, colleagues }) =>
      organization.trim().toLowerCase() === organisation.name.toLowerCase() ||
      colleagues.some(({ slug }) => slug === organisation.slug),
  );
  if (waiting.length === 0)
    return (
      <>
        <FailedQuery query={registrations} />
        <Typography sx={{ color: 'text.secondary' }}>{t('admin.organisation.noRegistrations')}</Typography>
      </>
    );
  return (
    <>
      <FailedQuery query={registrations} />
      <Paper
        variant="outlined"
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {waiting.map((registration) => (
          <Box key={registration.uuid} component="li" sx={{ px: 2.5, py: 1.5 }}>
            <RegistrationInShort registration={registration} />
          </Box>
        ))}
      </Paper>
      <LinkButton {...paths.admin(org, 'registraties')} sx={{ mt: 1 }}>
        {t('admin.organisation.toRegistrations')}
      </LinkButton>
    </>
  );
}
