import { endpoints, type InputOf } from '@milieuspoor/contract/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';

type Typed = InputOf<typeof endpoints.testSignOn>['body'];

interface SignOnTestProps {
  readonly organisation: string;
  /** returns what was filled in and is not stored yet */
  readonly typed: () => Typed;
  /** shown beside the button */
  readonly action?: ReactNode;
}

const SEVERITIES = { good: 'success', problem: 'error', note: 'info' } as const;

/** Tests the provider, and says what it found. */
export function SignOnTest({ organisation, typed, action }: SignOnTestProps) {
  const { t } = useTranslation();
  const test = useMutation({
    mutationFn: () =>
      client.call(endpoints.testSignOn, { params: { organization: organisation }, body: typed() }),
  });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" loading={test.isPending} onClick={() => test.mutate()}>
          {t('admin.signOn.test')}
        </Button>
        {action}
      </Box>
      <Box role="status" sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
        {test.data?.findings.map(({ kind, message }) => (
          <Alert key={message} severity={SEVERITIES[kind]} sx={{ overflowWrap: 'anywhere' }}>
            {message}
          </Alert>
        ))}
      </Box>
      {test.error && <ErrorPanel error={test.error} />}
    </Box>
  );
}
