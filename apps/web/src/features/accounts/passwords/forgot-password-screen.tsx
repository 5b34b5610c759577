import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, endpoints } from '@milieuspoor/contract/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { placeServerErrors } from '../../../lib/faults/place-server-errors.ts';
import { paths } from '../../../lib/paths.ts';
import { FrontDoor } from '../../../ui/brand/front-door.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { callAsVisitor } from '../call-as-visitor.ts';
import { ResetFailure } from './reset-failure.tsx';

/** Asks for the mail with which the user sets a new password. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation();
  const schema = z.object({
    email: z
      .string()
      .trim()
      .min(1, { error: t('errors.required'), abort: true })
      .pipe(z.email(t('security.reset.invalidEmail'))),
  });
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  });
  const request = useMutation({
    mutationFn: (body: z.output<typeof schema>) => callAsVisitor(endpoints.requestPasswordReset, { body }),
    onError: (error) => {
      // A problem with the address is shown at its field; any other problem is shown below the button.
      if (error instanceof ApiError && error.fieldErrors.email)
        placeServerErrors(error, ['email'], setError, t);
    },
  });
  const problem = formState.errors.email?.message;

  return (
    <FrontDoor
      title={t('security.reset.requestTitle')}
      lead={request.isSuccess ? undefined : t('security.reset.requestLead')}
    >
      {request.isSuccess ? (
        <Alert severity="success" variant="outlined" role="status">
          {t('security.reset.sent')}
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t('security.reset.notArrived')}
          </Typography>
        </Alert>
      ) : (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void handleSubmit((values) => request.mutate(values))(event)}
          sx={{ display: 'grid', gap: 2.5 }}
        >
          <TextField
            label={t('security.reset.email')}
            type="email"
            required
            autoComplete="email"
            autoFocus
            error={problem !== undefined}
            helperText={problem}
            slotProps={{ inputLabel: { required: false } }}
            {...register('email')}
          />
          <Button type="submit" variant="contained" size="large" disabled={request.isPending}>
            {t('security.reset.send')}
          </Button>
          <Box
            role="status"
            sx={{ textAlign: 'center', color: 'text.secondary', '&:empty': { display: 'none' } }}
          >
            {request.isPending && t('security.reset.loading')}
          </Box>
          <ResetFailure error={problem === undefined ? request.error : null} />
        </Box>
      )}
      <LinkButton {...paths.login()} sx={{ mt: 3, ml: -2.25 }}>
        {t('security.reset.toLogin')}
      </LinkButton>
    </FrontDoor>
  );
}
