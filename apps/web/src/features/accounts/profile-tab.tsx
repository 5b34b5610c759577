import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { EmailSection } from './email-change/email-section.tsx';
import { InvitationsSection } from './invitations/invitations-section.tsx';
import { MailSection } from './mail-section.tsx';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import { PasswordSection } from './passwords/password-section.tsx';
import { PersonalDataSection } from './personal-data/personal-data-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ScreenSection } from './screen-section.tsx';
import { SecondFactorSection } from './second-factor/second-factor-section.tsx';
import { SectionCard } from './section-card.tsx';
import { currentUserQuery } from './session-queries.ts';
import { SessionsSection } from './sessions-section.tsx';

interface ProfileTabProps {
  readonly colourModeSwitch: ReactNode;
  readonly sharedCharts: ReactNode;
}

/** The user's own account: personal data, ways to sign in, and memberships. */
export function ProfileTab({ colourModeSwitch, sharedCharts }: ProfileTabProps) {
  const { t } = useTranslation();
  const user = useQuery(currentUserQuery);
  if (user.isPending) return <DelayedIndicator />;
  const failed = user.isError && <FailedQuery query={user} />;
  // When fetching again failed, the known data stays on the screen, and so does what the user is typing.
  if (user.isLoadingError) return failed;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {failed && <Box sx={{ gridColumn: '1 / -1' }}>{failed}</Box>}
      <InvitationsSection />
      <ProfileSection user={user.data} />
      <EmailSection user={user.data} />
      <PasswordSection user={user.data} />
      <SecondFactorSection user={user.data} />
      <PasskeysSection user={user.data} />
      <SessionsSection user={user.data} />
      {/* Viewers see no projects and work on none. */}
      {user.data.dashboard_type !== 'viewer' && <MailSection user={user.data} />}
      <ScreenSection colourModeSwitch={colourModeSwitch} />
      <PersonalDataSection user={user.data} />
      <SectionCard title={t('charts.shared.title')} lead={t('charts.shared.lead')}>
        {sharedCharts}
      </SectionCard>
    </Box>
  );
}
