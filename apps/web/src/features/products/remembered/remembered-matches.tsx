import type { RememberedMatchAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { productKey } from '../product-queries.ts';
import { unitText } from '../product-texts.ts';

const PAGE_SIZE = 25;

/** What members chose for posts without a profile, each to be taken back; nothing where nobody has chosen anything. */
export function RememberedMatches({ organisationSlug }: { readonly organisationSlug: string }) {
  const { t } = useTranslation();
  const title = useId();
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const answers = useQuery({
    queryKey: [...productKey(organisationSlug), 'remembered', page],
    queryFn: ({ signal }) =>
      client.call(
        endpoints.listRememberedMatches,
        { params: { org: organisationSlug }, query: { page, page_size: PAGE_SIZE } },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const taking = useMutationOnce({
    mutationFn: (match: string) =>
      client.call(endpoints.forgetMatch, { params: { org: organisationSlug, match } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: productKey(organisationSlug) }),
  });
  const count = answers.data?.count ?? 0;
  if (count === 0 && !answers.error) return null;
  return (
    <Box component="section" aria-labelledby={title} sx={{ display: 'grid', gap: 1.5, mt: 4 }}>
      <Typography id={title} variant="h2">
        {t('bill.answers')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '75ch' }}>{t('bill.answersLead')}</Typography>
      <FailedQuery query={answers} />
      {taking.error && <ErrorPanel error={taking.error} />}
      <Paper variant="outlined">
        <Box component="ul" aria-labelledby={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {answers.data?.results.map((answer) => (
            <Box component="li" key={answer.uuid} sx={ROW}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 600 }}>
                  {[answer.product, answer.raw_code, unitText(answer.unit)].filter(Boolean).join(' · ')}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t('bill.answerBy', {
                    person: answer.user_name,
                    day: answer.answered.slice(0, 10).replaceAll('/', '-'),
                  })}
                </Typography>
              </Box>
              <Chosen chosen={answer.chosen} />
              <Button
                aria-label={t('bill.takeBackOf', { post: answer.product })}
                disabled={taking.isPending}
                onClick={() => taking.mutate(answer.uuid)}
              >
                {t('bill.takeBack')}
              </Button>
            </Box>
          ))}
        </Box>
      </Paper>
      {count > PAGE_SIZE && (
        <Pagination
          count={Math.ceil(count / PAGE_SIZE)}
          page={page}
          onChange={(_event, next) => setPage(next)}
        />
      )}
    </Box>
  );
}

function Chosen({ chosen }: Pick<RememberedMatchAnswer, 'chosen'>) {
  const { t } = useTranslation();
  const name = chosen?.gone ? t('bill.goneProduct', { name: chosen.name }) : chosen?.name;
  return <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{name ?? t('bill.none')}</Box>;
}

const ROW = {
  display: 'grid',
  gap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
  justifyItems: 'start',
  px: 2,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
