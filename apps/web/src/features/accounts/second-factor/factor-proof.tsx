import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { placeServerErrors } from '../../../lib/faults/place-server-errors.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { OwnPasswordField } from '../own-password-field.tsx';
import { useSignedOn } from '../security-queries.ts';
import { CodeField } from './code-field.tsx';

interface Proof {
  readonly password?: string;
  readonly code: string;
}

interface SecondFactorProofProps {
  readonly hint: string;
  readonly submitLabel: string;
  readonly color: 'primary' | 'error';
  /** resolves when the server accepted the proof and did what was asked */
  readonly onProven: (proof: Proof) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for the password, if the user has one, and a code before anything about the second factor changes. */
export function SecondFactorProof(props: SecondFactorProofProps) {
  const { hint, submitLabel, color, onProven, onCancel } = props;
  const { t } = useTranslation();
  const signedOn = useSignedOn();
  const required = z.string().trim().min(1, t('errors.required'));
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(
      z.object({
        password: signedOn ? z.string() : z.string().min(1, t('errors.required')),
        code: required,
      }),
    ),
    defaultValues: { password: '', code: '' },
  });
  const prove = useMutation({
    mutationFn: ({ password, code }: Required<Proof>) => onProven(signedOn ? { code } : { password, code }),
    onError: (error) => {
      placeServerErrors(error, ['password', 'code'], setError, t);
    },
  });
  const { password, code } = formState.errors;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit((proof) => prove.mutate(proof))(event)}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 420 }}
    >
      <Typography>{hint}</Typography>
      <OwnPasswordField
        label={t('security.factor.password')}
        autoFocus
        problem={password}
        register={() => register('password')}
      />
      <CodeField
        autoFocus={signedOn}
        error={code !== undefined}
        helperText={code?.message}
        {...register('code')}
      />
      {prove.error && !password && !code && <ErrorPanel error={prove.error} />}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" color={color} loading={prove.isPending}>
          {submitLabel}
        </Button>
        <Button onClick={onCancel} disabled={prove.isPending}>
          {t('app.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
