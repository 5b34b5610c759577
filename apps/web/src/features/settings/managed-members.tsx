import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonAddAlt1Outlined as PersonAddIcon } from '../../ui/icons/person-add-alt-1-outlined.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { InviteMemberDialog } from './invite-member-dialog.tsx';
import { ManagedMemberCard } from './managed-member-card.tsx';
import { managedMembersQuery } from './member-queries.ts';

interface ManagedMembersProps {
  readonly organisationSlug: string;
  /** the signed-in user, who cannot suspend themselves */
  readonly ownUuid: string;
  /** called after the signed-in user gave up rights here */
  readonly onOwnChange: () => Promise<unknown>;
}

/** The members, for managers of the organisation: invite, send again, withdraw, suspend, appoint. */
export function ManagedMembers({ organisationSlug, ownUuid, onOwnChange }: ManagedMembersProps) {
  const { t } = useTranslation();
  const members = useQuery(managedMembersQuery(organisationSlug));
  const [inviting, setInviting] = useState(false);
  if (members.isPending) return <DelayedIndicator />;
  const failed = members.isError && <FailedQuery query={members} />;
  // When fetching again failed, the known data stays on the screen, and so does what the user is typing.
  if (members.isLoadingError) return failed;
  const taking = members.data.filter(({ state }) => state === 'active').length;
  const invited = members.data.filter(({ state }) => state === 'invited').length;
  return (
    <>
      {failed && <Box sx={{ mb: 2 }}>{failed}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Box sx={{ flex: '1 1 220px' }}>
          <Typography variant="h2" sx={{ mb: 0.5 }}>
            {t('settings.members.heading')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {t('settings.members.count', { count: taking })}
            {invited > 0 && `, ${t('settings.members.invitedCount', { count: invited })}`}
          </Typography>
        </Box>
        <Button variant="contained" startIcon={<PersonAddIcon />} onClick={() => setInviting(true)}>
          {t('settings.members.invite')}
        </Button>
      </Box>
      <CardList cardWidth={380}>
        {members.data.map((member) => (
          <ManagedMemberCard
            key={member.uuid}
            organisationSlug={organisationSlug}
            member={member}
            self={member.user.uuid === ownUuid}
            onOwnChange={onOwnChange}
          />
        ))}
      </CardList>
      {inviting && (
        <InviteMemberDialog organisationSlug={organisationSlug} onClose={() => setInviting(false)} />
      )}
    </>
  );
}
