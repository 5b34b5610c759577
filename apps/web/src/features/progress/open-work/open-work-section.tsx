import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { PhoneFold } from '../../../ui/page/phone-fold.tsx';
import type { ProgressProps } from '../progress-props.ts';
import { OpenWorkItem } from './open-work-item.tsx';
import { openWorkQuery } from './open-work-query.ts';

/** What is missing in the projects of an organisation, with the way to mend each; for who works on them. */
export function OpenWorkSection({ organisation, audience }: ProgressProps) {
  return audience === 'member' ? <OpenWorkList slug={organisation.slug} /> : null;
}

function OpenWorkList({ slug }: { readonly slug: string }) {
  const { t } = useTranslation();
  const headingId = useId();
  const query = useInfiniteQuery(openWorkQuery(slug));
  const works = query.data?.pages.flatMap(({ results }) => results) ?? [];
  const latest = query.data?.pages.at(-1);
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      aria-busy={query.isFetching}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box>
        <Typography id={headingId} variant="h2">
          {t('openWork.heading')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '80ch' }}>{t('openWork.lead')}</Typography>
      </Box>
      {query.isPending && <DelayedIndicator minHeight={200} />}
      <FailedQuery query={query} title={t('openWork.failed')} />
      {latest && (
        <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 } }}>
          <Typography sx={{ fontWeight: 600 }}>
            {latest.count === 0
              ? t('openWork.nothing')
              : t('openWork.counted', { count: latest.count, mine: latest.mine })}
          </Typography>
          <PhoneFold title={t('progress.fold.openWork')}>
            <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {works.map((work, place) => (
                // Rows have no name of their own, and their order is the server's.
                // biome-ignore lint/suspicious/noArrayIndexKey: pages are only added
                <OpenWorkItem key={place} work={work} organisationSlug={slug} />
              ))}
            </Box>
            {query.hasNextPage && (
              <Button
                variant="outlined"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
                sx={{ mt: 2 }}
              >
                {t('openWork.showMore', { shown: works.length, count: latest.count })}
              </Button>
            )}
          </PhoneFold>
        </Paper>
      )}
    </Box>
  );
}
