import { useTranslation } from 'react-i18next';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** In place of a project that is on its way: where one is, for who listens and for the tab of the browser. */
export function OpeningProject() {
  const { t } = useTranslation();
  const title = t('projectLife.opening');
  usePageTitle(title);
  return (
    <>
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      <DelayedIndicator />
    </>
  );
}
