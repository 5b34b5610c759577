import type { User } from '@milieuspoor/contract';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asList } from '../../lib/as-list.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';

interface InvitationNoticeProps {
  readonly user: Pick<User, 'invited_to'>;
  /** the screen where it is answered */
  readonly to: { readonly to: string; readonly params?: object };
}

/**
 * Shows which organisations wait for an answer to their invitation, until it is answered or closed; a new one is shown
 * again.
 */
export default function InvitationNotice({ user, to }: InvitationNoticeProps) {
  const { t, i18n } = useTranslation();
  const [closed, setClosed] = useState('');
  const organisations = asList(user.invited_to, i18n.language, 'conjunction');
  if (organisations === closed) return null;
  return (
    <Alert
      severity="info"
      variant="outlined"
      role="status"
      onClose={() => setClosed(organisations)}
      closeText={t('app.close')}
      sx={{ mb: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
        <span>{t('app.invitationNotice', { organisations })}</span>
        <LinkButton {...to} size="small">
          {t('app.invitationAnswer')}
        </LinkButton>
      </Box>
    </Alert>
  );
}
