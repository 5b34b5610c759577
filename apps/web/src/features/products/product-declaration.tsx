import type { ProductDetailAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { dayAndTimeOf } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { useMutationOnce } from '../../lib/use-mutation-once.ts';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';

interface ProductDeclarationProps {
  readonly organisationSlug: string;
  readonly product: ProductDetailAnswer;
}

/** The file that a product was read from: whether the figures are those of the file, and the file itself. */
export function ProductDeclaration({ organisationSlug, product }: ProductDeclarationProps) {
  const { t } = useTranslation();
  const id = useId();
  const { declaration: file, uuid, revision } = product;
  const saving = useMutationOnce({
    mutationFn: () =>
      client.call(endpoints.downloadDeclaration, {
        ...{ params: { org: organisationSlug, product: uuid }, query: { revision } },
      }),
    onSuccess: (bytes) => saveBlob(bytes, file?.name ?? ''),
  });
  if (!file) return null;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {t('library.file.title')}
      </Typography>
      <Typography sx={{ mb: 1, ...(file.as_declared ? {} : { color: 'warning.main', fontWeight: 600 }) }}>
        {t(file.as_declared ? 'library.file.same' : 'library.file.differs')}
      </Typography>
      <SummaryList
        lines={[
          { key: 'name', label: t('library.file.name'), value: file.name },
          { key: 'kept', label: t('library.file.kept'), value: dayAndTimeOf(file.kept) },
          { key: 'sha256', label: 'SHA-256', value: file.sha256 },
        ]}
      />
      {saving.error && <ErrorPanel error={saving.error} onRetry={() => saving.mutate()} />}
      <Box sx={{ mt: 1.5, displayPrint: 'none' }}>
        <Button variant="outlined" loading={saving.isPending} onClick={() => saving.mutate()}>
          {t('library.file.save')}
        </Button>
      </Box>
    </Paper>
  );
}
