import type { Passkey, User } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownMoment } from '../../../lib/shown-moment.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx';
import { SectionCard } from '../section-card.tsx';
import { passkeysQuery, sessionsQuery } from '../security-queries.ts';
import { currentUserQuery } from '../session-queries.ts';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { knowsPasskeys } from './ask-browser.ts';
import { RemovePasskeyForm } from './remove-passkey-form.tsx';
import { RenamePasskeyForm } from './rename-passkey-form.tsx';

type Step =
  | { readonly kind: 'resting' | 'adding' }
  | { readonly kind: 'renaming'; readonly passkey: Passkey }
  /** whether it is the last second factor of the account, as it was when removing began */
  | { readonly kind: 'removing'; readonly passkey: Passkey; readonly last: boolean }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** The passkeys of an account, with ways to add, rename and remove them. */
export function PasskeysSection({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  const area = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<Step>({ kind: 'resting' });
  const passkeys = useQuery(passkeysQuery);
  useFocusKept(area, step.kind);
  const rest = () => setStep({ kind: 'resting' });
  const refresh = () =>
    Promise.all(
      [passkeysQuery.queryKey, currentUserQuery.queryKey, sessionsQuery.queryKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );

  return (
    <SectionCard title={t('security.passkeys.title')} lead={t('security.passkeys.lead')}>
      <Box ref={area} tabIndex={-1}>
        {content()}
      </Box>
    </SectionCard>
  );

  function content() {
    if (step.kind === 'codes')
      return <RecoveryCodes codes={step.codes} doneLabel={t('security.recovery.done')} onDone={rest} />;
    if (step.kind === 'adding')
      return (
        <AddPasskeyForm
          onCancel={rest}
          onAdded={async (codes) => {
            if (codes.length > 0) setStep({ kind: 'codes', codes });
            await refresh();
            if (codes.length === 0) rest();
            notify(t('security.passkeys.added'));
          }}
        />
      );
    if (passkeys.isPending) return <DelayedIndicator />;
    if (passkeys.isError) return <FailedQuery query={passkeys} />;
    if (step.kind === 'renaming')
      return (
        <RenamePasskeyForm
          passkey={step.passkey}
          onCancel={rest}
          onRenamed={async () => {
            await refresh();
            rest();
            notify(t('security.passkeys.renamed'));
          }}
        />
      );
    if (step.kind === 'removing')
      return (
        <RemovePasskeyForm
          passkey={step.passkey}
          last={step.last}
          onCancel={rest}
          onRemoved={async () => {
            // The list is shown again without it.
            await refresh();
            rest();
            notify(t('security.passkeys.removed'));
          }}
        />
      );
    return (
      <>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 2, display: 'grid', gap: 1.5 }}>
          {passkeys.data.map((passkey) => (
            <Box
              component="li"
              key={passkey.uuid}
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}
            >
              <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography>{passkey.name}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {t('security.passkeys.made', { moment: shownMoment(passkey.created_at) })}
                  {' · '}
                  {passkey.last_used_at
                    ? t('security.passkeys.used', { moment: shownMoment(passkey.last_used_at) })
                    : t('security.passkeys.unused')}
                </Typography>
              </Box>
              <Button
                aria-label={t('security.passkeys.renameLabel', { name: passkey.name })}
                onClick={() => setStep({ kind: 'renaming', passkey })}
              >
                {t('security.passkeys.rename')}
              </Button>
              <Button
                color="error"
                aria-label={t('security.passkeys.removeLabel', { name: passkey.name })}
                onClick={() =>
                  setStep({
                    kind: 'removing',
                    passkey,
                    last: passkeys.data.length === 1 && !user.authenticator,
                  })
                }
              >
                {t('security.passkeys.remove')}
              </Button>
            </Box>
          ))}
        </Box>
        {knowsPasskeys() ? (
          <Button variant="outlined" onClick={() => setStep({ kind: 'adding' })}>
            {t('security.passkeys.add')}
          </Button>
        ) : (
          <Typography>{t('security.passkeys.unknown')}</Typography>
        )}
      </>
    );
  }
}
