import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface BackToCheckProps {
  /** whether something was changed since the check, so that it is made again */
  readonly isChanged: boolean;
  readonly onBack: () => void;
}

/** Leads back from a row to the check that led to it. */
export function BackToCheck({ isChanged, onBack }: BackToCheckProps) {
  const { t } = useTranslation();
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 2, position: 'sticky', top: 72, zIndex: 2, bgcolor: 'background.paper' }}
      action={
        <Button color="inherit" size="small" onClick={onBack}>
          {t(isChanged ? 'worksheet.storing.checkAgain' : 'worksheet.storing.back')}
        </Button>
      }
    >
      {t(isChanged ? 'worksheet.storing.changed' : 'worksheet.storing.waits')}
    </Alert>
  );
}
