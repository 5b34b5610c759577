import type { HistoryEntry } from '@milieuspoor/contract';
import { toIsoDay } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { byDay, dayHeading } from './history-days.ts';
import { HistoryItem } from './history-item.tsx';

interface HistoryDaysProps {
  readonly entries: readonly HistoryEntry[];
  /** the heading level of a day: one below the heading that contains it */
  readonly level: 'h2' | 'h3';
  readonly onProject: ((project: string) => void) | null;
}

/** The events of the history, day by day. */
export function HistoryDays({ entries, level, onProject }: HistoryDaysProps) {
  const { t } = useTranslation();
  const id = useId();
  const today = toIsoDay(new Date());
  return byDay(entries).map(({ day, entries: together }) => (
    <Box key={day} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography
        id={`${id}${day}`}
        component={level}
        variant="subtitle2"
        sx={{ px: { xs: 2, sm: 2.5 }, py: 1, bgcolor: 'action.hover' }}
      >
        {dayHeading(day, today, t)}
      </Typography>
      <Box
        component="ol"
        aria-labelledby={`${id}${day}`}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {together.map((entry) => (
          <HistoryItem key={entry.id} entry={entry} onProject={onProject} />
        ))}
      </Box>
    </Box>
  ));
}
