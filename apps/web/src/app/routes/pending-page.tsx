import { useTranslation } from 'react-i18next';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** In place of a screen that is on its way: no screen is without a heading, for who listens. */
export function PendingPage() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden component="h1">{t('app.loading')}</VisuallyHidden>
      <DelayedIndicator />
    </>
  );
}
