import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { GroupsOutlined as GroupsIcon } from '../../../ui/icons/groups-outlined.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { LonePage } from './lone-page.tsx';

/** Signed in, and nowhere to go yet. */
export function NoOrganisationPage() {
  const { t } = useTranslation();
  usePageTitle(t('app.noOrganisation.title'));
  return (
    <LonePage>
      <EmptyState
        icon={<GroupsIcon />}
        title={t('app.noOrganisation.title')}
        titleComponent="h1"
        hint={t('app.noOrganisation.hint')}
      >
        <LinkButton {...paths.logout()} preload={false} variant="contained">
          {t('app.profile.logout')}
        </LinkButton>
      </EmptyState>
    </LonePage>
  );
}
