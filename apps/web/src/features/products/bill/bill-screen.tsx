import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../ui/page/page-heading.tsx';
import { BillSource } from './bill-source.tsx';
import { MatchBill, type MatchBillProps } from './match-bill.tsx';
import { ReadBill } from './read-bill.tsx';
import { useReading } from './use-reading.ts';

type BillScreenProps = Pick<MatchBillProps, 'organisationSlug' | 'projectUuid' | 'type' | 'onMade'> & {
  readonly projectName: string;
};

/** A calculation of quantities alone: read them, say which products they are, and go on in a worksheet. */
export function BillScreen({ projectName, ...place }: BillScreenProps) {
  const { t } = useTranslation();
  const reading = useReading(place.organisationSlug);
  const { chosen, answered, readBy, read } = reading;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title={t('bill.title')} lead={t('bill.lead', { project: projectName })} />
      <Paper
        variant="outlined"
        aria-busy={reading.reading.isPending}
        sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <BillSource
          fileName={chosen?.file.name ?? null}
          isReading={reading.reading.isPending}
          onChosen={(file, pasted) => read({ file, pasted, answers: {} })}
        />
        <ReadBill {...reading} />
      </Paper>
      {answered?.complete && chosen && (
        <MatchBill
          // Another file, or another answer, has other posts.
          key={readBy}
          {...place}
          file={chosen.file}
          readBy={readBy}
          posts={answered.posts}
        />
      )}
    </Box>
  );
}
