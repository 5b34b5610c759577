import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { managedMembersQuery } from './member-queries.ts';

interface MembersWithoutFactorProps {
  readonly organisationSlug: string;
}

/** The members without a second factor, with their number; for managers of the organisation. */
export function MembersWithoutFactor({ organisationSlug }: MembersWithoutFactorProps) {
  const { t } = useTranslation();
  const members = useQuery(managedMembersQuery(organisationSlug));
  if (members.isPending) return <DelayedIndicator />;
  if (members.isLoadingError) return <FailedQuery query={members} />;
  const without = members.data.filter(({ state, second_factor }) => state === 'active' && !second_factor);
  return (
    <Box>
      <FailedQuery query={members} />
      <Typography>
        {without.length === 0
          ? t('settings.organisation.everybodyHasFactor')
          : t('settings.organisation.withoutFactor', { count: without.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {without.map(({ uuid, user }) => (
          <li key={uuid}>{`${user.first_name} ${user.last_name}`.trim() || user.email}</li>
        ))}
      </Box>
    </Box>
  );
}
