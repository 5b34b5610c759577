import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { GroupOutlined as GroupIcon } from '../../ui/icons/group-outlined.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { MemberCard } from './member-card.tsx';
import { membersQuery } from './member-queries.ts';

interface MembersTabProps {
  readonly organisationSlug: string;
}

/** The members of the organisation, and how to reach them. */
export function MembersTab({ organisationSlug }: MembersTabProps) {
  const { t } = useTranslation();
  const members = useQuery(membersQuery(organisationSlug));
  if (members.isPending) return <DelayedIndicator />;
  if (members.isLoadingError) return <FailedQuery query={members} />;
  if (members.data.length === 0)
    return (
      <>
        <FailedQuery query={members} />
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
      </>
    );
  return (
    <>
      <FailedQuery query={members} />
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {t('settings.members.heading')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {t('settings.members.count', { count: members.data.length })}
      </Typography>
      <CardList cardWidth={320}>
        {members.data.map((member) => (
          <MemberCard key={member.uuid} member={member} />
        ))}
      </CardList>
    </>
  );
}
