import type { AdminUser, ErasurePreview } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../lib/client.ts';
import { byEscape } from '../../../../ui/by-escape.ts';
import { DelayedIndicator } from '../../../../ui/messages/delayed-indicator.tsx';
import { ErrorPanel } from '../../../../ui/messages/error-panel.tsx';
import { FailedQuery } from '../../../../ui/messages/failed-query.tsx';
import { useNotify } from '../../../../ui/messages/notifications.tsx';
import { useAdminChange } from '../../use-admin-change.ts';
import { userName } from '../user-name.ts';
import { ErasureFacts } from './erasure-facts.tsx';

interface EraseDialogProps {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** Erases a person: says what is deleted, what stays and why, and asks for the username once more. */
export function EraseDialog({ user, onClose }: EraseDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const params = { account: user.uuid };
  const preview = useQuery({
    queryKey: ['erasure', user.uuid],
    queryFn: ({ signal }) => client.call(endpoints.previewErasure, { params }, signal),
    gcTime: 0,
  });
  const [typed, setTyped] = useState('');
  const [awards, setAwards] = useState(false);
  const notify = useNotify();
  const erasing = useAdminChange(
    () => client.call(endpoints.erasePerson, { params, body: { username: typed, awards } }),
    ({ pseudonym }) => {
      notify(t('admin.users.erased', { pseudonym }));
      onClose();
    },
  );
  const again = user.state === 'erased';
  const possible = preview.data !== undefined && isPossible(preview.data, again);
  const ready = possible && typed === user.username && (!again || awards);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={byEscape(erasing.isPending ? undefined : onClose)}
      aria-labelledby={id}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {t('admin.users.eraseTitle', { name: userName(user) })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {preview.isPending && <DelayedIndicator />}
        <FailedQuery query={preview} />
        {preview.data?.obstacle && <Alert severity="warning">{preview.data.obstacle}</Alert>}
        {preview.data && <ErasureFacts facts={preview.data} again={again} />}
        {possible && (
          <Box sx={{ display: 'grid', gap: 2 }}>
            {preview.data.award_entries > 0 && (
              <FormControlLabel
                control={<Checkbox checked={awards} onChange={(_event, checked) => setAwards(checked)} />}
                label={t('admin.users.eraseAwards')}
              />
            )}
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {t('admin.users.eraseConfirm', { username: user.username })}
            </Typography>
            <TextField
              label={t('admin.users.username')}
              value={typed}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          </Box>
        )}
        {erasing.error && <ErrorPanel error={erasing.error} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} disabled={erasing.isPending}>
          {t('app.cancel')}
        </Button>
        {possible && (
          <Button
            color="error"
            variant="contained"
            disabled={!ready}
            loading={erasing.isPending}
            onClick={() => erasing.mutate(undefined)}
          >
            {t('admin.users.eraseNow')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Tells whether somebody can be erased. Somebody who was erased before can only lose what was kept for awards. */
function isPossible({ obstacle, award_entries: entries }: ErasurePreview, again: boolean): boolean {
  return obstacle === null && (!again || entries > 0);
}
