import { type AdminOrganisation, PROJECT_REASON_MAX } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { refusalOf } from '../../../lib/faults/refusal-of.ts';
import { FormDialog } from '../../../ui/messages/form-dialog.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useAdminChange } from '../use-admin-change.ts';

/** Fixes the figures that others see again, where this organisation has a part in them, after asking for the reason. */
export function FixFiguresAnew({ organisation }: { readonly organisation: AdminOrganisation }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('admin.organisation.fixAnew')}</Button>
      {asking && <FixDialog organisation={organisation} onClose={() => setAsking(false)} />}
    </>
  );
}

interface FixDialogProps {
  readonly organisation: AdminOrganisation;
  readonly onClose: () => void;
}

function FixDialog({ organisation: { uuid, name }, onClose }: FixDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const fixing = useAdminChange(
    () =>
      client.call(endpoints.fixFiguresAnew, {
        params: { organization: uuid },
        body: { reason: reason.trim() },
      }),
    ({ cells: count }) => {
      notify(t('admin.organisation.fixedAnew', { count }));
      onClose();
    },
  );
  const refusal = refusalOf(fixing.error);
  const isMissing = reason.trim() === '';
  const problem = tried && isMissing ? t('errors.required') : refusal.at('reason');
  return (
    <FormDialog
      title={t('admin.organisation.fixAnewOf', { name })}
      submitLabel={t('admin.organisation.fixAnew')}
      busy={fixing.isPending}
      error={refusal.elsewhere}
      onSubmit={() => {
        setTried(true);
        if (!isMissing) fixing.mutate(undefined);
      }}
      onClose={onClose}
    >
      <Typography>{t('admin.organisation.fixAnewWhy')}</Typography>
      <TextField
        autoFocus
        required
        multiline
        minRows={2}
        label={t('admin.organisation.fixAnewReason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={problem !== undefined}
        helperText={problem ?? t('admin.organisation.fixAnewReasonHint')}
        slotProps={{ htmlInput: { maxLength: PROJECT_REASON_MAX } }}
      />
    </FormDialog>
  );
}
