import type { Webhook } from '@milieuspoor/contract';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownMoment } from '../../lib/shown-moment.ts';
import { MadeSecretDialog } from './made-secret-dialog.tsx';
import { type ReplacedSecret, ReplaceSecretDialog } from './replace-secret-dialog.tsx';

interface ReplaceSecretProps {
  readonly organisationSlug: string;
  readonly webhook: Webhook;
}

/** Asks for confirmation, and gives a webhook another secret, which is shown once. */
export function ReplaceSecret({ organisationSlug, webhook }: ReplaceSecretProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [replaced, setReplaced] = useState<ReplacedSecret | null>(null);
  const until = replaced?.webhook.former_secret_until;
  return (
    <>
      <Button
        size="small"
        aria-label={t('programs.hooks.replaceSecretOf', { url: webhook.url })}
        onClick={() => setAsking(true)}
      >
        {t('programs.hooks.replaceSecret')}
      </Button>
      {asking && (
        <ReplaceSecretDialog
          organisationSlug={organisationSlug}
          webhook={webhook}
          onReplaced={(answer) => {
            setAsking(false);
            setReplaced(answer);
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {replaced && (
        <MadeSecretDialog
          title={t('programs.hooks.secretReplaced')}
          label={t('programs.hooks.secret')}
          explanation={
            until
              ? t('programs.hooks.replacedOnce', { moment: shownMoment(until) })
              : t('programs.hooks.once')
          }
          secret={replaced.secret}
          onClose={() => setReplaced(null)}
        />
      )}
    </>
  );
}
