import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { SearchOff as SearchOffIcon } from '../../../ui/icons/search-off.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';

/** A project that isn't there, or isn't for this user: the server doesn't tell which. */
export function MissingProject() {
  const { t } = useTranslation();
  usePageTitle(t('projects.screen.missing'));
  return (
    <EmptyState
      icon={<SearchOffIcon />}
      title={t('projects.screen.missing')}
      titleComponent="h1"
      hint={t('projects.screen.missingHint')}
    >
      <LinkButton {...paths.home()} variant="contained">
        {t('errors.toDashboard')}
      </LinkButton>
    </EmptyState>
  );
}
