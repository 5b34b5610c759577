import { ApiError } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorSentences } from '../../../lib/faults/error-sentences.ts';
import { LoginProblems } from '../login-problems.tsx';
import { browserRefusal, knowsPasskeys } from '../passkeys/ask-browser.ts';
import { CodeField } from '../second-factor/code-field.tsx';
import { finishByPasskey, finishSignOn } from './sign-on-calls.ts';

interface SignOnReturnProps {
  readonly ticket: string;
  readonly onSignedIn: () => void;
  /** gets what the user is told; the ticket can't be used any more */
  readonly onFailed: (problems: readonly string[]) => void;
}

/**
 * Finishes signing in for a user who comes back from their organisation's page, and asks for a second factor if needed.
 */
export function SignOnReturn({ ticket, onSignedIn, onFailed }: SignOnReturnProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<{ readonly passkey: boolean } | null>(null);
  const [code, setCode] = useState('');
  const begun = useRef(false);
  const finish = useMutation({
    mutationFn: (typed: string) => finishSignOn({ ticket, ...(typed ? { code: typed } : {}) }),
    onSuccess: onSignedIn,
    onError: (error) => {
      if (!(error instanceof ApiError && error.fieldErrors.code)) return onFailed(errorSentences(error, t));
      setCode('');
      setAsked({ passkey: asked?.passkey || (error.fieldErrors.passkey !== undefined && knowsPasskeys()) });
    },
  });
  const passkey = useMutation({
    mutationFn: () => finishByPasskey(ticket),
    onMutate: () => finish.reset(),
    onSuccess: onSignedIn,
  });
  const { mutate } = finish;
  useEffect(() => {
    // The ticket works once.
    if (begun.current) return;
    begun.current = true;
    mutate('');
  }, [mutate]);

  if (!asked) return <Typography role="status">{t('accounts.login.busy')}</Typography>;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') finish.mutate(code.trim());
      }}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <Typography>{t('accounts.login.codeLead')}</Typography>
      {asked.passkey && (
        <Button variant="outlined" size="large" loading={passkey.isPending} onClick={() => passkey.mutate()}>
          {t('accounts.login.usePasskey')}
        </Button>
      )}
      <CodeField autoFocus value={code} onChange={({ target }) => setCode(target.value)} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={code.trim() === '' || finish.isPending}
        aria-busy={finish.isPending}
      >
        {t(finish.isPending ? 'accounts.login.busy' : 'accounts.login.submit')}
      </Button>
      <LoginProblems problems={problems()} />
    </Box>
  );

  function problems(): readonly string[] {
    // A code that is needed is no problem: it is the next question.
    if (finish.error && finish.variables !== '') return errorSentences(finish.error, t);
    if (!passkey.error) return [];
    return browserRefusal(passkey.error)
      ? [t('accounts.login.passkeyCancelled')]
      : errorSentences(passkey.error, t);
  }
}
