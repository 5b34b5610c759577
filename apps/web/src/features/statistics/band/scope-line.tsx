import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { ListedMark } from '../../../charts/coverage/listed-mark.tsx';
import { goToFilters } from '../filters/go-to-filters.ts';
import { isFiltered, type StatisticsReply, type StatisticsView } from '../statistics-query.ts';
import { sharedOver } from './shared-over.ts';
import { yearRanges } from './year-ranges.ts';

interface ScopeLineProps {
  readonly view: StatisticsView;
  /** undefined while it is being fetched */
  readonly reply: StatisticsReply | undefined;
  readonly onClear: () => void;
}

/** Says in one line which projects the figures of a dashboard cover, with links to change that and to show all of them. */
export function ScopeLine({ view, reply, onClear }: ScopeLineProps) {
  const { t } = useTranslation();
  const pairs = reply?.changes?.mki.pairs;
  const over = reply?.changes ? sharedOver(reply.changes) : null;
  const years = yearRanges(view.years ?? reply?.years ?? []);
  const parts = [
    ...years.map(({ from, until }) =>
      from === until ? String(from) : t('statistics.band.scope.years', { from, until }),
    ),
    t(`statistics.band.scope.${view.contractType ?? 'allContracts'}`),
    t(`statistics.set.${view.set}`),
  ];
  return (
    <Box component="span">
      {over ? (
        <>
          <ListedMark about={{ quantity: 'mki' }}>
            {t('statistics.band.scope.over', { compared: over.compared, count: over.pairs })}
          </ListedMark>
          {' · '}
        </>
      ) : (
        pairs !== undefined && `${t('statistics.band.scope.projects', { count: pairs })} · `
      )}
      {`${parts.join(' · ')} `}
      <Link component="button" type="button" onClick={goToFilters} sx={IN_LINE}>
        {t('statistics.band.scope.change')}
      </Link>
      {isFiltered(view) && (
        <>
          {' · '}
          <Link component="button" type="button" onClick={onClear} sx={IN_LINE}>
            {t('statistics.filter.clear')}
          </Link>
        </>
      )}
    </Box>
  );
}

const IN_LINE = {
  font: 'inherit',
  fontWeight: 600,
  verticalAlign: 'baseline',
  minHeight: 24,
  displayPrint: 'none',
} as const;
