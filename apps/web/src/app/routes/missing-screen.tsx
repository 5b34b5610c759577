import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { SignpostOutlined as SignpostIcon } from '../../ui/icons/signpost-outlined.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';

/** The screen at an unknown address, within the frame around it. */
export function MissingScreen() {
  const { t } = useTranslation();
  usePageTitle(t('errors.pageMissing'));
  return (
    <EmptyState
      icon={<SignpostIcon />}
      title={t('errors.pageMissing')}
      titleComponent="h1"
      hint={t('errors.pageMissingHint')}
    >
      <LinkButton {...paths.home()} variant="contained">
        {t('errors.toDashboard')}
      </LinkButton>
    </EmptyState>
  );
}
