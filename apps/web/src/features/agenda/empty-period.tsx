import { type Language, LOCALES } from '@milieuspoor/domain';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EventOutlined as EventIcon } from '../../ui/icons/event-outlined.ts';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { agendaEventsQuery } from './agenda-queries.ts';
import { dayTitle, nearestDay, yearsAround } from './agenda-view.ts';

interface EmptyPeriodProps {
  readonly organisationSlug: string;
  /** the day that the agenda shows */
  readonly day: string;
  readonly language: Language;
  readonly onDayChange: (day: string) => void;
}

/** Says that nothing happened in a period, with a link to the nearest period with an event. */
export function EmptyPeriod({ organisationSlug, day, language, onDayChange }: EmptyPeriodProps) {
  const { t } = useTranslation();
  // Without an answer there is no such link; the period itself was loaded.
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
