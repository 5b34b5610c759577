import type { Language } from '@milieuspoor/domain';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EventOutlined as EventIcon } from '../../ui/icons/event-outlined.ts';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { agendaEventsQuery } from './agenda-queries.ts';
import { dayTitle, nearestDay, yearsAround } from './agenda-view.ts';
import { LOCALES } from './event-kinds.tsx';

interface EmptyPeriodProps {
  readonly organisationSlug: string;
  /** the day that the agenda is opened at */
  readonly day: string;
  readonly language: Language;
  readonly onDayChange: (day: string) => void;
}

/** A period in which nothing happened, with the way to the nearest one in which something did. */
export function EmptyPeriod({ organisationSlug, day, language, onDayChange }: EmptyPeriodProps) {
  const { t } = useTranslation();
  // Without an answer there is simply no such way: the period itself was answered.
  const around = useQuery(agendaEventsQuery(organisationSlug, yearsAround(day)));
  const nearest = nearestDay(
    (around.data ?? []).map(({ date }) => date),
    day,
  );
  return (
    <Paper variant="outlined">
      <EmptyState icon={<EventIcon />} title={t('agenda.empty')} hint={t('agenda.emptyHint')}>
        {nearest && (
          <Button variant="outlined" onClick={() => onDayChange(nearest)}>
            {t('agenda.nearest', { day: dayTitle(nearest, LOCALES[language]) })}
          </Button>
        )}
      </EmptyState>
    </Paper>
  );
}
