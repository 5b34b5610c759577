import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { errorSentences } from '../../lib/faults/error-sentences.ts';
import { paths } from '../../lib/paths.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { LoginProblems } from './login-problems.tsx';
import { browserRefusal, knowsPasskeys } from './passkeys/ask-browser.ts';
import { CodeField } from './second-factor/code-field.tsx';
import { type Credentials, signIn, signInByPasskey } from './sign-in.ts';
import { leaveForProvider } from './sign-on/sign-on-calls.ts';
import { SignOnOffer, useSignOnOffer } from './sign-on/sign-on-offer.tsx';

const credentialsSchema = z.object({ username: z.string().trim().min(1), password: z.string().min(1) });
const withCodeSchema = credentialsSchema.extend({ code: z.string().trim().min(1) });

interface LoginFormProps {
  /** the place to open after signing in; '' for none */
  readonly back: string;
  /** why signing in elsewhere failed */
  readonly failed: readonly string[];
  /** true if a visitor without an account may ask for one here */
  readonly registrationOpen: boolean;
  readonly onSignedIn: () => void;
}

/**
 * Asks for name and password. A user with a second factor is asked for a code next. A user whose organisation has its
 * own sign-in page is offered that page, or sent to it.
 */
export function LoginForm({ back, failed, registrationOpen, onSignedIn }: LoginFormProps) {
  const { t } = useTranslation();
  const [codeAsked, setCodeAsked] = useState(false);
  const [passkeyOffered, setPasskeyOffered] = useState(false);
  const { register, handleSubmit, getValues, formState, reset, resetField, watch } = useForm<Credentials>({
    resolver: zodResolver(codeAsked ? withCodeSchema : credentialsSchema),
    mode: 'onChange',
    defaultValues: { username: '', password: '', code: '' },
  });
  const session = useMutation({
    mutationFn: ({ username, password, code }: Credentials) =>
      signIn({ username, password, ...(codeAsked ? { code } : {}) }),
    onSuccess: onSignedIn,
    onError: (error) => {
      if (!(error instanceof ApiError && error.fieldErrors.code)) return;
      if (error.fieldErrors.passkey && knowsPasskeys()) setPasskeyOffered(true);
      if (codeAsked) resetField('code');
      setCodeAsked(true);
    },
  });
  const passkey = useMutation({
    mutationFn: () => signInByPasskey(getValues()),
    onMutate: () => session.reset(),
    onSuccess: onSignedIn,
  });
  const offer = useSignOnOffer(watch('username'));
  const [byPassword, setByPassword] = useState(false);
  const leaving = useMutation({
    mutationFn: () => leaveForProvider(getValues('username').trim(), back),
    onMutate: () => session.reset(),
  });
  const led = offer?.compulsory === true && !byPassword;
  const submit = () => {
    if (led) return leaving.mutate();
    void handleSubmit((credentials) => session.mutate(credentials))();
  };
  // A code that is needed is no problem: it is the next question.
  const onlyAsked =
    session.error instanceof ApiError &&
    session.error.fieldErrors.code !== undefined &&
    !session.variables?.code;
  const problem = session.error && !onlyAsked ? session.error : (passkey.error ?? leaving.error);
  const tried = session.isPending || leaving.isPending || problem !== null;
  const problems = tried ? problemsOf(problem) : failed;
  const startOver = () => {
    passkey.reset();
    setPasskeyOffered(false);
    reset();
    session.reset();
    setCodeAsked(false);
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {codeAsked ? (
        <>
          <Typography>{t('accounts.login.codeLead')}</Typography>
          {passkeyOffered && (
            <Button
              variant="outlined"
              size="large"
              loading={passkey.isPending}
              onClick={() => passkey.mutate()}
            >
              {t('accounts.login.usePasskey')}
            </Button>
          )}
          <CodeField autoFocus {...register('code')} />
        </>
      ) : (
        <>
          <TextField
            label={t('accounts.login.username')}
            autoComplete="username"
            autoCapitalize="none"
            autoFocus
            {...register('username')}
          />
          {offer && (
            <SignOnOffer
              organisation={offer.organization_name}
              alone={led}
              // The button stays busy while the other page loads.
              busy={leaving.isPending || leaving.isSuccess}
              onLeave={() => leaving.mutate()}
            />
          )}
          {!led && (
            <PasswordField
              label={t('accounts.login.password')}
              autoComplete="current-password"
              {...register('password')}
            />
          )}
        </>
      )}
      {led ? (
        <Button onClick={() => setByPassword(true)} sx={{ justifySelf: 'start', mx: -2.25 }}>
          {t('accounts.signOn.byPassword')}
        </Button>
      ) : (
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={!formState.isValid || session.isPending}
          aria-busy={session.isPending}
        >
          {t(session.isPending ? 'accounts.login.busy' : 'accounts.login.submit')}
        </Button>
      )}
      <LoginProblems problems={problems} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mx: -2.25 }}>
        {codeAsked ? (
          <Button onClick={startOver}>{t('accounts.login.otherAccount')}</Button>
        ) : (
          <>
            <LinkButton {...paths.forgottenPassword()}>{t('accounts.login.forgotten')}</LinkButton>
            {registrationOpen && (
              <LinkButton {...paths.registration()}>{t('accounts.login.register')}</LinkButton>
            )}
          </>
        )}
      </Box>
    </Box>
  );

  function problemsOf(error: Error | null): readonly string[] {
    if (!error) return [];
    return browserRefusal(error) ? [t('accounts.login.passkeyCancelled')] : errorSentences(error, t);
  }
}
