import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { PageHeading } from '../../../ui/page/page-heading.tsx';
import { BillQuestions } from './bill-questions.tsx';
import { BillSource } from './bill-source.tsx';
import { MatchBill, type MatchBillProps } from './match-bill.tsx';

interface Chosen {
  readonly file: File;
  readonly answers: Readonly<Record<string, string>>;
}

type BillScreenProps = Pick<MatchBillProps, 'organisationSlug' | 'projectUuid' | 'type' | 'onMade'> & {
  readonly projectName: string;
};

/** A calculation of quantities alone: read them, say which products they are, and go on in a worksheet. */
export function BillScreen({ projectName, ...place }: BillScreenProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const reading = useMutationOnce({
    mutationFn: ({ file, answers }: Chosen) =>
      client.upload(endpoints.readBill, {
        ...{ params: { org: place.organisationSlug }, file, fields: { answers: JSON.stringify(answers) } },
      }),
  });
  const read = (next: Chosen) => {
    setChosen(next);
    reading.mutate(next);
  };
  const answer = reading.isPending ? undefined : reading.data;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title={t('bill.title')} lead={t('bill.lead', { project: projectName })} />
      <Paper
        variant="outlined"
        aria-busy={reading.isPending}
        sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <BillSource
          fileName={chosen?.file.name ?? null}
          isReading={reading.isPending}
          onChosen={(file) => read({ file, answers: {} })}
        />
        {reading.error && chosen && (
          <ErrorPanel error={reading.error} onRetry={() => reading.mutate(chosen)} />
        )}
        {reading.data && chosen && !reading.error && (
          <BillQuestions
            reading={reading.data}
            isReading={reading.isPending}
            onAnswer={(question, given) =>
              read({ ...chosen, answers: { ...chosen.answers, [question]: given } })
            }
          />
        )}
      </Paper>
      {answer?.complete && chosen && (
        <MatchBill
          // Another file, or another answer, has other posts.
          key={`${answer.sha256} ${JSON.stringify(chosen.answers)}`}
          {...place}
          file={chosen.file}
          sha256={answer.sha256}
          posts={answer.posts}
        />
      )}
    </Box>
  );
}
