import type { User } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import { SectionCard } from '../section-card.tsx';
import { passkeysQuery, sessionsQuery, useSignedOn } from '../security-queries.ts';
import { currentUserQuery } from '../session-queries.ts';
import { SecondFactorProof } from './factor-proof.tsx';
import { SecondFactorSetUp } from './factor-set-up.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step =
  | { readonly kind: 'resting' | 'setting-up' | 'renewing' | 'turning-off' }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };
const RESTING: Step = { kind: 'resting' };

/** The second factor: off with a way to set it up, or on with new recovery codes and a way to turn it off. */
export function SecondFactorSection({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  const area = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<Step>(RESTING);
  useFocusKept(area, step.kind);
  const on = user.second_factor;
  const by = useSignedOn() ? 'signedOn' : 'factor';
  const hasPasskeys = (useQuery(passkeysQuery).data ?? []).length > 0;
  // When there is also a passkey, only the app is removed.
  const what = hasPasskeys ? 'App' : '';
  const rest = () => setStep(RESTING);
  const refresh = async () => {
    await queries.invalidateQueries(currentUserQuery);
    await queries.invalidateQueries(sessionsQuery);
  };

  return (
    <SectionCard
      title={t('security.factor.title')}
      mark={
        <Chip
          size="small"
          color={on ? 'success' : 'default'}
          label={t(on ? 'security.factor.on' : 'security.factor.off')}
        />
      }
      lead={t(by === 'signedOn' ? 'security.signedOn.factorLead' : 'security.factor.lead')}
    >
      <Box ref={area} tabIndex={-1}>
        {content()}
      </Box>
    </SectionCard>
  );

  function content() {
    switch (step.kind) {
      case 'resting':
        return on ? (
          <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
            <Typography sx={{ width: '100%' }}>
              {t('security.recovery.left', { count: user.recovery_codes_left })}
            </Typography>
            <Button variant="outlined" onClick={() => setStep({ kind: 'renewing' })}>
              {t('security.factor.renew')}
            </Button>
            {user.authenticator ? (
              <Button color="error" onClick={() => setStep({ kind: 'turning-off' })}>
                {t(`security.factor.turnOff${what}`)}
              </Button>
            ) : (
              <Button variant="outlined" onClick={() => setStep({ kind: 'setting-up' })}>
                {t('security.factor.beginApp')}
              </Button>
            )}
          </Box>
        ) : (
          <Button variant="outlined" onClick={() => setStep({ kind: 'setting-up' })}>
            {t('security.factor.begin')}
          </Button>
        );
      case 'setting-up':
        return (
          <SecondFactorSetUp
            onCancel={rest}
            onConfirmed={async (codes) => {
              setStep({ kind: 'codes', codes });
              notify(t('security.factor.turnedOn'));
              await refresh();
            }}
          />
        );
      case 'renewing':
        return (
          <SecondFactorProof
            hint={t('security.factor.renewHint')}
            submitLabel={t('security.factor.renew')}
            color="primary"
            onCancel={rest}
            onProven={async (body) => {
              const { recovery_codes } = await client.call(endpoints.renewRecoveryCodes, { body });
              setStep({ kind: 'codes', codes: recovery_codes });
              await queries.invalidateQueries(currentUserQuery);
            }}
          />
        );
      case 'turning-off':
        return (
          <SecondFactorProof
            hint={t(
              user.second_factor_required && !hasPasskeys
                ? 'security.factor.turnOffRequired'
                : `security.${by}.turnOff${what}Hint`,
            )}
            submitLabel={t(`security.factor.turnOff${what}`)}
            color="error"
            onCancel={rest}
            onProven={async (body) => {
              await client.call(endpoints.disableSecondFactor, { body });
              await refresh();
              rest();
              notify(t(`security.factor.turnedOff${what}`));
            }}
          />
        );
      case 'codes':
        return <RecoveryCodes codes={step.codes} doneLabel={t('security.recovery.done')} onDone={rest} />;
    }
  }
}
