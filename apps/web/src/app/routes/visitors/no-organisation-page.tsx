import Box from '@mui/material/Box';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { laterPart } from '../../../lib/later-screens.ts';
import { paths } from '../../../lib/paths.ts';
import { GroupsOutlined as GroupsIcon } from '../../../ui/icons/groups-outlined.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { LonePage } from './lone-page.tsx';

const InvitationNotice = laterPart(() => import('../../shell/invitation-notice.tsx'));

const route = getRouteApi('/');

/** The page of a signed-in user without an organisation. */
export function NoOrganisationPage() {
  const { t } = useTranslation();
  const { user } = route.useRouteContext();
  const waits = user?.waits_for_admission === true;
  const title = t(waits ? 'app.noOrganisation.waitingTitle' : 'app.noOrganisation.title');
  usePageTitle(title);
  return (
    <LonePage>
      <Box>
        {user && user.invited_to.length > 0 && (
          <Suspense>
            <InvitationNotice user={user} to={paths.account()} />
          </Suspense>
        )}
        <EmptyState
          icon={<GroupsIcon />}
          title={title}
          titleComponent="h1"
          hint={t(waits ? 'app.noOrganisation.waitingHint' : 'app.noOrganisation.hint')}
        >
          <LinkButton {...paths.account()} variant="outlined">
            {t('app.profile.account')}
          </LinkButton>
          <LinkButton {...paths.logout()} preload={false} variant="contained">
            {t('app.profile.logout')}
          </LinkButton>
        </EmptyState>
      </Box>
    </LonePage>
  );
}
