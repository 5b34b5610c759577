import { zodResolver } from '@hookform/resolvers/zod';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { client } from '../../../lib/client.ts';
import { placeServerErrors } from '../../../lib/faults/place-server-errors.ts';
import { isPasswordAsked } from '../../../lib/password-asked.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { OwnPasswordForm } from '../own-password-form.tsx';
import { currentUserQuery } from '../session-queries.ts';
import { CodeField } from './code-field.tsx';

interface SecondFactorSetUpProps {
  /** continues with the recovery codes, which are shown only once */
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onCancel?: () => void;
}

const QR_SIZE = 192;
const BEGUN = ['second-factor', 'begin'];

/** Sets up an authenticator app: the user scans the code and types what the app shows. */
export function SecondFactorSetUp({ onConfirmed, onCancel }: SecondFactorSetUpProps) {
  const { t } = useTranslation();
  const begun = useQuery({
    queryKey: BEGUN,
    queryFn: () => client.call(endpoints.beginSecondFactor, { body: {} }),
    // Each start makes a new secret. So there is one secret while this is open, whatever else is fetched again.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });
  const schema = z.object({ code: z.string().trim().min(1, t('errors.required')) });
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { code: '' },
  });
  const confirm = useMutation({
    mutationFn: (body: z.output<typeof schema>) => client.call(endpoints.confirmSecondFactor, { body }),
    onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes),
    onError: (error) => {
      placeServerErrors(error, ['code'], setError, t);
    },
  });
  const queries = useQueryClient();
  const username = useQuery(currentUserQuery).data?.username ?? '';
  const problem = formState.errors.code?.message;

  if (begun.isPending) return <DelayedIndicator />;
  if (isPasswordAsked(begun.error))
    return (
      <OwnPasswordForm
        username={username}
        what={t('security.factor.passwordFirst')}
        label={t('security.factor.passwordNext')}
        onSend={async (current_password) => {
          const answer = await client.call(endpoints.beginSecondFactor, { body: { current_password } });
          queries.setQueryData(BEGUN, answer);
        }}
        onCancel={onCancel}
      />
    );
  if (begun.isError) return <FailedQuery query={begun} />;
  const { secret, otpauth_uri } = begun.data;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => confirm.mutate(values))(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 2.5 }}>
        <li>
          <Typography sx={{ mb: 1.5 }}>{t('security.factor.stepScan')}</Typography>
          {/* Apps read dark on light only, even when the page is dark. */}
          <Box sx={{ display: 'inline-flex', p: 1.5, bgcolor: '#ffffff', borderRadius: 1 }}>
            <QRCodeSVG
              value={otpauth_uri}
              size={QR_SIZE}
              role="img"
              aria-label={t('security.factor.qrLabel')}
            />
          </Box>
          <Typography sx={{ mt: 1.5 }}>{t('security.factor.stepType')}</Typography>
          <Typography
            component="code"
            sx={{ display: 'block', my: 0.5, fontFamily: 'monospace', fontSize: '1.0625rem' }}
          >
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </Typography>
          <Link href={otpauth_uri}>{t('security.factor.openApp')}</Link>
        </li>
        <li>
          <Typography sx={{ mb: 1.5 }}>{t('security.factor.stepCode')}</Typography>
          <CodeField
            sx={{ maxWidth: 240 }}
            error={problem !== undefined}
            helperText={problem ?? ' '}
            {...register('code')}
          />
        </li>
      </Box>
      {confirm.error && problem === undefined && <ErrorPanel error={confirm.error} />}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={confirm.isPending}>
          {t('security.factor.confirm')}
        </Button>
        {onCancel && (
          <Button onClick={onCancel} disabled={confirm.isPending}>
            {t('app.cancel')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
