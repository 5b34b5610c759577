import type { Webhook } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { shownMoment } from '../../lib/shown-moment.ts';
import { ConfirmDialog } from '../../ui/messages/confirm-dialog.tsx';
import { MadeSecretDialog } from './made-secret-dialog.tsx';
import { webhooksKey } from './program-queries.ts';

interface ReplaceSecretProps {
  readonly organisationSlug: string;
  readonly webhook: Webhook;
}

/** Asks, and gives a webhook another secret, which is shown once. */
export function ReplaceSecret({ organisationSlug, webhook: { uuid, url } }: ReplaceSecretProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const replacing = useMutation({
    mutationFn: () =>
      client.call(endpoints.replaceWebhookSecret, { params: { org: organisationSlug, webhook: uuid } }),
    onSuccess: () => {
      setAsking(false);
      void queries.invalidateQueries({ queryKey: webhooksKey(organisationSlug) });
    },
  });
  const until = replacing.data?.webhook.former_secret_until;
  return (
    <>
      <Button
        size="small"
        aria-label={t('programs.hooks.replaceSecretOf', { url })}
        onClick={() => {
          replacing.reset();
          setAsking(true);
        }}
      >
        {t('programs.hooks.replaceSecret')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('programs.hooks.replaceSecretOf', { url })}
        question={t('programs.hooks.replaceSecretQuestion')}
        confirmLabel={t('programs.hooks.replaceSecret')}
        busy={replacing.isPending}
        error={replacing.error}
        onConfirm={() => replacing.mutate()}
        onCancel={() => setAsking(false)}
      />
      {replacing.data && (
        <MadeSecretDialog
          title={t('programs.hooks.secretReplaced')}
          label={t('programs.hooks.secret')}
          explanation={
            until
              ? t('programs.hooks.replacedOnce', { moment: shownMoment(until) })
              : t('programs.hooks.once')
          }
          secret={replacing.data.secret}
          onClose={() => replacing.reset()}
        />
      )}
    </>
  );
}
