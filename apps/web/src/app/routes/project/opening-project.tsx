import { useTranslation } from 'react-i18next';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** px: what stands below a project is not seen before it, and pushed away by it */
const BELOW_THE_FOLD = 1_000;

/** In place of a project that is on its way, within the content of the page: a heading, for who listens. */
export function OpeningProject() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden component="h1">{t('app.loading')}</VisuallyHidden>
      <DelayedIndicator minHeight={BELOW_THE_FOLD} />
    </>
  );
}
