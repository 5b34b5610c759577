import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { GroupOutlined as GroupIcon } from '../../ui/icons/group-outlined.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { MemberCard } from './member-card.tsx';
import { membersQuery } from './member-queries.ts';

interface MembersTabProps {
  readonly organisationSlug: string;
}

/** Who takes part in the organisation, and how to reach them. */
export function MembersTab({ organisationSlug }: MembersTabProps) {
  const { t } = useTranslation();
  const members = useQuery(membersQuery(organisationSlug));
  if (members.isPending) return <DelayedIndicator />;
  if (members.isError) return <ErrorPanel error={members.error} onRetry={() => void members.refetch()} />;
  if (members.data.length === 0)
    return (
      <Paper variant="outlined">
        <EmptyState
          icon={<GroupIcon />}
          title={t('settings.members.empty')}
          hint={t('settings.members.emptyHint')}
        >
          <LinkButton {...paths.contact(organisationSlug)} variant="contained">
            {t('settings.members.toContact')}
          </LinkButton>
        </EmptyState>
      </Paper>
    );
  return (
    <>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {t('settings.members.heading')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {t('settings.members.count', { count: members.data.length })}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
        }}
      >
        {members.data.map((member) => (
          <MemberCard key={member.uuid} member={member} />
        ))}
      </Box>
    </>
  );
}
