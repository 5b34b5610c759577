import type { EmailLink } from '@milieuspoor/contract';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { FrontDoor } from '../../../ui/brand/front-door.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { confirmEmailChange, emailLinkQuery } from './email-change-calls.ts';

const SEVERITIES = {
  open: 'info',
  waiting: 'info',
  changed: 'success',
  taken: 'warning',
  over: 'info',
} as const satisfies Record<EmailLink['state'], string>;

/**
 * The screen that the link in a mail leads to. A button confirms the change, since programs that scan mail open links
 * too.
 */
export function EmailLinkScreen({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { queryKey } = emailLinkQuery(token);
  const link = useQuery(emailLinkQuery(token));
  const confirmation = useMutation({
    mutationFn: () => confirmEmailChange(token),
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
  });
  const { state, email } = link.data ?? { state: null, email: null };
  return (
    <FrontDoor title={t('security.email.confirmTitle')}>
      {link.isPending && <DelayedIndicator />}
      <FailedQuery query={link} />
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        {state && (
          <Alert
            severity={SEVERITIES[state]}
            variant="outlined"
            role="status"
            sx={{ justifySelf: 'stretch', overflowWrap: 'anywhere' }}
          >
            {t(`security.email.link.${state}`, { email: email ?? '' })}
          </Alert>
        )}
        {confirmation.error && <ErrorPanel error={confirmation.error} />}
        {state === 'open' && (
          <Button variant="contained" loading={confirmation.isPending} onClick={() => confirmation.mutate()}>
            {t('security.email.confirm')}
          </Button>
        )}
        {state && state !== 'open' && (
          <LinkButton {...paths.login()} variant={state === 'changed' ? 'contained' : 'outlined'}>
            {t('security.email.toApp')}
          </LinkButton>
        )}
      </Box>
    </FrontDoor>
  );
}
