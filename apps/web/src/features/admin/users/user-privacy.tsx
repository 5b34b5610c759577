import type { AdminUser } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { EraseDialog } from './erasure/erase-dialog.tsx';

interface UserPrivacyProps {
  readonly user: AdminUser;
  /** true for the signed-in user; another member of staff erases them */
  readonly self: boolean;
}

/** Shows what somebody may ask of the provider: a copy of their data, and to be erased. */
export function UserPrivacy({ user, self }: UserPrivacyProps) {
  const { t } = useTranslation();
  const [erasing, setErasing] = useState(false);
  const download = useMutation({
    mutationFn: () => client.call(endpoints.exportPerson, { params: { account: user.uuid } }),
    onSuccess: (file) => saveBlob(file, `Gegevens_${user.username}.zip`),
  });
  return (
    <Box component="section" aria-label={t('admin.users.privacy')}>
      <Typography variant="h3" component="h3" sx={{ mb: 1.5 }}>
        {t('admin.users.privacy')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" loading={download.isPending} onClick={() => download.mutate()}>
          {t('admin.users.downloadData')}
        </Button>
        {!self && (
          <Button variant="outlined" color="error" onClick={() => setErasing(true)}>
            {t('admin.users.erase')}
          </Button>
        )}
      </Box>
      {download.error && (
        <Box sx={{ mt: 2 }}>
          <ErrorPanel error={download.error} onRetry={() => download.mutate()} />
        </Box>
      )}
      {erasing && <EraseDialog user={user} onClose={() => setErasing(false)} />}
    </Box>
  );
}
