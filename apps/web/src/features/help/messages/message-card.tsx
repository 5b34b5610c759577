import type { Message } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { dayAndTimeOf } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { MESSAGES_KEY } from '../help-queries.ts';

interface MessageCardProps {
  readonly message: Message;
  /** the level of the sender's name, below the heading of the list */
  readonly heading: 'h2' | 'h3';
}

/** One message, with its sender, the organisation it was written from, and whether somebody has handled it. */
export function MessageCard({ message, heading }: MessageCardProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  const handled = message.handled !== null;
  const marking = useMutation({
    mutationFn: () =>
      client.call(endpoints.updateMessage, {
        params: { message: message.uuid },
        body: { handled: !handled },
      }),
    onSuccess: async () => {
      notify(t(handled ? 'help.messagesAdmin.markedOpen' : 'help.messagesAdmin.markedHandled'));
      await queries.invalidateQueries({ queryKey: MESSAGES_KEY });
    },
  });
  const from = [
    t(`help.messagesAdmin.kinds.${message.kind}`),
    message.organization_name ?? t('help.messagesAdmin.noOrganisation'),
    ...(message.project_name ? [message.project_name] : []),
    dayAndTimeOf(message.created),
  ];
  return (
    <Card component="li" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5 }}>
      <div>
        <Typography variant="h3" component={heading} sx={{ overflowWrap: 'anywhere' }}>
          {message.sender_name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {from.join(' · ')}
        </Typography>
        <Link href={`mailto:${message.sender_email}`} sx={{ overflowWrap: 'anywhere' }}>
          {message.sender_email}
        </Link>
      </div>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '80ch' }}>
        {message.content}
      </Typography>
      {marking.error && <ErrorPanel error={marking.error} onRetry={() => marking.mutate()} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button
          variant="outlined"
          loading={marking.isPending}
          onClick={() => marking.mutate()}
          aria-label={t(handled ? 'help.messagesAdmin.reopenOf' : 'help.messagesAdmin.handleOf', {
            name: message.sender_name,
          })}
        >
          {t(handled ? 'help.messagesAdmin.reopen' : 'help.messagesAdmin.handle')}
        </Button>
        {message.handled !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {message.handled_by
              ? t('help.messagesAdmin.handledBy', { moment: message.handled, name: message.handled_by })
              : t('help.messagesAdmin.handledAt', { moment: message.handled })}
          </Typography>
        )}
      </Box>
    </Card>
  );
}
