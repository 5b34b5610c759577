import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecoveryCodes, SecondFactorChoice } from '../../features/accounts/index.ts';

interface SecondFactorDialogProps {
  readonly onClose: () => void;
}

/** Sets up a second factor over the open screen; the calls that failed are made again afterwards. */
export default function SecondFactorDialog({ onClose }: SecondFactorDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const title = useId();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const goOn = () => {
    void queries.invalidateQueries();
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{t('security.factor.screenTitle')}</DialogTitle>
      <DialogContent>
        {codes ? (
          <RecoveryCodes codes={codes} doneLabel={t('security.factor.ready')} onDone={goOn} />
        ) : (
          <>
            <Typography sx={{ mb: 2 }}>{t('security.factor.gateLead')}</Typography>
            <SecondFactorChoice onConfirmed={setCodes} />
            <Button sx={{ mt: 2 }} onClick={onClose}>
              {t('security.factor.later')}
            </Button>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
