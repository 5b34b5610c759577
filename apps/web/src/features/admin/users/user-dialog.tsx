import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { adminUserQuery } from '../admin-queries.ts';
import { Memberships } from './memberships.tsx';
import { UserAccess } from './user-access.tsx';
import { UserForm } from './user-form.tsx';
import { userName } from './user-name.ts';
import { UserPrivacy } from './user-privacy.tsx';

interface UserDialogProps {
  readonly uuid: string;
  /** true for the signed-in user */
  readonly self: boolean;
  readonly onClose: () => void;
}

/** One account: its data, its memberships and its access, each saved by itself. */
export function UserDialog({ uuid, self, onClose }: UserDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const user = useQuery(adminUserQuery(uuid));
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {user.data ? userName(user.data) : t('admin.users.edit')}
        {user.data && (
          <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {user.data.email} · {t(`admin.users.states.${user.data.state}`)}
          </Typography>
        )}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        {user.isPending && <DelayedIndicator />}
        <FailedQuery query={user} />
        {user.data && (
          <>
            {user.data.state !== 'erased' && (
              <>
                <UserForm user={user.data} self={self} />
                <Divider />
                <Memberships user={user.data} />
                <Divider />
                <UserAccess user={user.data} self={self} />
                <Divider />
              </>
            )}
            <UserPrivacy user={user.data} self={self} />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('app.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
