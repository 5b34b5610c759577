import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** Says that the form holds what was typed before and not sent, and offers an empty one. */
export function RestoredDraft({ onBeginAnew }: { readonly onBeginAnew: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onBeginAnew}>
          {t('newProject.draft.beginAnew')}
        </Button>
      }
    >
      {t('newProject.draft.restored')}
    </Alert>
  );
}
