import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceSwitch } from '../../ui/choice-switch.tsx';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { basisTexts, summaryText } from './basis-texts.ts';
import { ChanceTable } from './chance-table.tsx';
import { ChancesExport } from './chances-export.tsx';
import type { VariantMaking } from './chances-props.ts';
import { type ChancesSubject, chancesQuery } from './chances-query.ts';
import { useChosenChances } from './choose/use-chosen-chances.ts';
import { VariantBar } from './choose/variant-bar.tsx';

interface ChancesListProps {
  readonly subject: ChancesSubject;
  /** the organisation, for the name of the file; null for a project, whose list is of that project alone */
  readonly name: string | null;
  /** whether names of projects lead to them */
  readonly opens: boolean;
  /** null where nothing is chosen from the list */
  readonly variant: VariantMaking | null;
}

const LISTS = ['proposed', 'others'] as const;

/** What a better known product would save at each post, the largest saving first, and the posts without one. */
export function ChancesList({ subject, name, opens, variant }: ChancesListProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const [list, setList] = useState<(typeof LISTS)[number]>('proposed');
  const query = useInfiniteQuery(chancesQuery(subject, list === 'proposed'));
  const rows = query.data?.pages.flatMap(({ results }) => results) ?? [];
  const latest = query.data?.pages.at(-1);
  const choosing = useChosenChances(rows);
  const chooses = variant !== null && subject.kind === 'project' && list === 'proposed';
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      aria-busy={query.isFetching}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box>
        <Typography id={headingId} variant="h2">
          {t('chances.heading')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '80ch' }}>
          {t(`chances.lead.${subject.kind}`)}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <ChoiceSwitch
          label={t('chances.list.label')}
          choices={LISTS.map((value) => [value, t(`chances.list.${value}`)] as const)}
          chosen={list}
          onChoose={setList}
        />
        {latest && latest.posts > 0 && <ChancesExport subject={subject} name={name} answer={latest} />}
      </Box>
      {query.isPending && <DelayedIndicator minHeight={300} doing={t('chances.working')} />}
      <FailedQuery query={query} title={t('chances.failed')} />
      {latest && (
        <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 } }}>
          <Typography sx={{ fontWeight: 600 }}>{summaryText(latest, t)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {basisTexts(latest, t).join(' ')}
          </Typography>
          {rows.length > 0 && (
            <ChanceTable
              rows={rows}
              proposed={list === 'proposed'}
              organisationSlug={subject.organisationSlug}
              withProject={subject.kind === 'organisation'}
              opens={opens}
              choosing={chooses ? choosing : null}
            />
          )}
          {query.hasNextPage && (
            <Button
              variant="outlined"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
              sx={{ mt: 2 }}
            >
              {t('chances.showMore', { shown: rows.length, count: latest.count })}
            </Button>
          )}
          {chooses && rows.length > 0 && (
            <VariantBar subject={subject} choosing={choosing} making={variant} />
          )}
        </Paper>
      )}
    </Box>
  );
}
