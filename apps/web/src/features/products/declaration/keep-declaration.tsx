import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { productKey } from '../product-queries.ts';
import type { DeclarationRead } from './read-declaration.tsx';

interface KeepDeclarationProps {
  readonly organisationSlug: string;
  /** of the product that was stored from it */
  readonly uuid: string;
  readonly read: DeclarationRead;
  /** once the file is kept, or somebody goes on without it */
  readonly onEnd: () => void;
}

/** Keeps the file of a declaration with the product that was made of it, and says so when that fails: the product is there. */
export function KeepDeclaration({ organisationSlug, uuid, read, onEnd }: KeepDeclarationProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const begun = useRef(false);
  const keeping = useMutationOnce({
    mutationFn: () =>
      client.upload(endpoints.keepDeclaration, {
        ...{ params: { org: organisationSlug, product: uuid }, file: read.file },
        fields: { answers: JSON.stringify(read.answers) },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: productKey(organisationSlug) });
      onEnd();
    },
  });
  const { mutate } = keeping;
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate();
  }, [mutate]);
  if (!keeping.error) return <DelayedIndicator />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography>{t('library.declaration.notKept', { file: read.file.name })}</Typography>
      <ErrorPanel error={keeping.error} onRetry={() => mutate()} />
      <Box>
        <Button onClick={onEnd}>{t('library.declaration.goOn')}</Button>
      </Box>
    </Box>
  );
}
