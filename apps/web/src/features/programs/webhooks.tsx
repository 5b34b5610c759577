import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Add as AddIcon } from '../../ui/icons/add.ts';
import { SignpostOutlined as SignpostIcon } from '../../ui/icons/signpost-outlined.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { MadeSecretDialog } from './made-secret-dialog.tsx';
import { webhooksQuery } from './program-queries.ts';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

interface WebhooksProps {
  readonly organisationSlug: string;
}

/**
 * The webhooks that report awards and completions of an organisation, with ways to add, test, check and remove them.
 */
export function Webhooks({ organisationSlug }: WebhooksProps) {
  const { t } = useTranslation();
  const webhooks = useQuery(webhooksQuery(organisationSlug));
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <section aria-label={t('programs.hooks.heading')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Box sx={{ flex: '1 1 320px' }}>
          <Typography variant="h2" sx={{ mb: 0.5 }}>
            {t('programs.hooks.heading')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
            {t('programs.hooks.lead')}
          </Typography>
        </Box>
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setMaking(true)}>
          {t('programs.hooks.make')}
        </Button>
      </Box>
      {webhooks.isPending && <DelayedIndicator />}
      <FailedQuery query={webhooks} />
      {webhooks.data?.length === 0 && (
        <Paper variant="outlined">
          <EmptyState
            icon={<SignpostIcon />}
            title={t('programs.hooks.empty')}
            hint={t('programs.hooks.emptyHint')}
          />
        </Paper>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {webhooks.data?.map((webhook) => (
          <WebhookCard key={webhook.uuid} organisationSlug={organisationSlug} webhook={webhook} />
        ))}
      </Box>
      {making && (
        <WebhookDialog
          organisationSlug={organisationSlug}
          webhook={null}
          onSaved={(made) => {
            setMaking(false);
            setSecret(made);
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {secret !== null && (
        <MadeSecretDialog
          title={t('programs.hooks.madeTitle')}
          label={t('programs.hooks.secret')}
          explanation={t('programs.hooks.once')}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </section>
  );
}
