import { promiseRows } from '@milieuspoor/charts';
import type { PromiseRow, PromisesAnswer } from '@milieuspoor/contract';
import type { ProjectTab } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame, type ChartState } from '../../../charts/frame/chart-frame.tsx';
import { weightsSentences } from '../../../charts/weights-sentences.ts';
import { paths } from '../../../lib/paths.ts';
import { PhoneFold } from '../../../ui/page/phone-fold.tsx';
import type { ProgressProps } from '../progress-props.ts';
import { PromiseClaims } from './promise-claims.tsx';
import { leftOutTexts, promiseDetail, totalText } from './promise-texts.ts';
import { promisesQuery } from './promises-query.ts';

/** Rows that are shown before somebody asks for all. */
const FIRST = 12;
/** px for a row with a figure above and one below its marks, and for the axis */
const PER_ROW = 58;
const AXIS = 60;

/** What the projects promised, in a design or a winning bid, and what was built. */
export function PromisesSection({ organisation, asked, audience }: ProgressProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const navigate = useNavigate();
  const [all, setAll] = useState(false);
  const query = useQuery({ ...promisesQuery(organisation.slug, asked), placeholderData: keepPreviousData });
  const { data } = query;
  const rows = useMemo(() => (all ? data?.results : data?.results.slice(0, FIRST)) ?? [], [data, all]);
  const leads = audience === 'member';
  const model = useMemo(
    () =>
      promiseRows(
        rows.map((row) => ({
          ...{ key: row.uuid, label: row.name, detail: promiseDetail(row, asked.set, t), leads },
          ...{ promised: row.promise?.percent ?? null, built: row.built?.percent ?? null },
        })),
        { promised: t('promises.promised'), built: t('promises.built') },
      ),
    [rows, asked.set, leads, t],
  );
  const state: ChartState = data
    ? { kind: 'ready', model, busy: query.isPlaceholderData }
    : query.isError
      ? { kind: 'failed', error: query.error, onRetry: () => void query.refetch() }
      : { kind: 'loading' };
  const open = (uuid: string) => {
    const row = rows.find((each) => each.uuid === uuid);
    if (row) void navigate(paths.project(organisation.slug, uuid, tabOf(row)));
  };
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box>
        <Typography id={headingId} variant="h2">
          {t('promises.heading')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '80ch' }}>{t('promises.lead')}</Typography>
      </Box>
      {data?.count === 0 ? (
        <Typography>{t('promises.none')}</Typography>
      ) : (
        <PhoneFold
          title={t('progress.fold.promises')}
          first={data && <Typography>{totalText(data, t)}</Typography>}
        >
          <ChartFrame
            title={t('promises.chart')}
            quantity="reduction"
            state={state}
            rowHeading={t('promises.project')}
            place="page"
            height={PER_ROW * (data ? rows.length : FIRST) + AXIS}
            summary={data ? [totalText(data, t)] : []}
            footnotes={data ? footnotesOf(data, rows.length, t) : []}
            openSentences={data ? weightsSentences(data, t) : []}
            {...(leads ? { drill: { onPick: open } } : {})}
          />
        </PhoneFold>
      )}
      {data && data.results.length > FIRST && (
        <Button variant="outlined" onClick={() => setAll(!all)} sx={{ justifySelf: 'start' }}>
          {all
            ? t('promises.showFirst', { count: FIRST })
            : t('promises.showAll', { count: data.results.length })}
        </Button>
      )}
      {leads && data && <PromiseClaims slug={organisation.slug} rows={rows} />}
    </Box>
  );
}

/** Returns where the reader finds what the row is about: what was built, or else what was promised. */
function tabOf({ built, obstacle }: PromiseRow): ProjectTab {
  return built || obstacle === 'not-built' || obstacle === 'not-complete' ? 'as-built' : 'optimization';
}

function footnotesOf(data: PromisesAnswer, shown: number, t: TFunction): string[] {
  return [
    ...(shown < data.count ? [t('promises.listed', { shown, count: data.count })] : []),
    ...(data.total ? [t('promises.basis')] : []),
    ...leftOutTexts(data, t),
  ];
}
