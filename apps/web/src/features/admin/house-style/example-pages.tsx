import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { environmentQuery } from '../../../lib/environment-query.ts';
import { openPdf } from '../../../lib/open-pdf.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';

interface ExamplePagesProps {
  readonly organization: string;
  readonly pages: readonly number[];
}

/** Shows pages of the example document as they are printed, where the installation makes PDFs. */
export function ExamplePages({ organization, pages }: ExamplePagesProps) {
  const { t } = useTranslation();
  const { data: environment } = useQuery(environmentQuery);
  const show = useMutationOnce({
    mutationFn: (page: number) =>
      openPdf(() => client.call(endpoints.printStyledExample, { params: { organization } }), page),
  });
  if (!environment?.pdf) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {pages.map((page) => (
          <Button
            key={page}
            size="small"
            variant="outlined"
            color="inherit"
            loading={show.isPending && show.variables === page}
            onClick={() => show.mutate(page)}
          >
            {t('admin.houseStyle.warnings.show', { page })}
          </Button>
        ))}
      </Box>
      {show.error && (
        <ErrorPanel
          error={show.error}
          title={t('admin.houseStyle.exampleFailed')}
          onRetry={() => show.mutate(show.variables)}
        />
      )}
    </Box>
  );
}
