import FullCalendar, { type CalendarOptions } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import englishLocale from '@fullcalendar/react/locales/en-gb';
import dutchLocale from '@fullcalendar/react/locales/nl';
import classicThemePlugin from '@fullcalendar/react/themes/classic';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import type { AgendaEvent } from '@milieuspoor/contract';
import { AGENDA_EVENT_LABELS, type AgendaEventKind, type Language, TIME_ZONE } from '@milieuspoor/domain';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useRouter } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import type { AgendaView } from './agenda-search.ts';
import { EventContent } from './event-content.tsx';
import { groundOf } from './event-kinds.tsx';

const PLUGINS = [dayGridPlugin, timeGridPlugin, classicThemePlugin];
const LOCALE_OF = { nl: dutchLocale, en: englishLocale } as const satisfies Record<Language, unknown>;
const VIEW_NAMES = {
  day: 'timeGridDay',
  'four-days': 'timeGridFourDays',
  week: 'timeGridWeek',
  month: 'dayGridMonth',
} as const satisfies Record<AgendaView, string>;
const VIEWS: NonNullable<CalendarOptions['views']> = {
  timeGridFourDays: { type: 'timeGrid', duration: { days: 4 } },
};

const HOUR = { hour: '2-digit', minute: '2-digit' } as const;

interface AgendaCalendarProps {
  readonly organisationSlug: string;
  readonly events: readonly AgendaEvent[];
  readonly view: AgendaView;
  /** a day of the period, 'yyyy-mm-dd' */
  readonly day: string;
  readonly language: Language;
}

/** The events on a calendar. The caller decides which days it shows; it has no buttons of its own. */
export function AgendaCalendar({ organisationSlug, events, view, day, language }: AgendaCalendarProps) {
  const router = useRouter();
  const addressOf = (uuid: string) =>
    router.history.createHref(router.buildLocation(paths.project(organisationSlug, uuid, 'baseline')).href);
  return (
    <Box sx={calendarStyles}>
      <FullCalendar
        key={`${view} ${day} ${language}`}
        plugins={PLUGINS}
        views={VIEWS}
        initialView={VIEW_NAMES[view]}
        initialDate={day}
        locale={LOCALE_OF[language]}
        timeZone={TIME_ZONE}
        firstDay={1}
        headerToolbar={false}
        height="auto"
        // The calendar is as tall as its hours. With an hour to scroll to it would still try to scroll, and throw an
        // error when it is gone by then.
        scrollTime=""
        // A sticky header would stick behind the bar of the application.
        tableHeaderSticky={false}
        fixedWeekCount={false}
        slotDuration="01:00:00"
        slotHeaderFormat={HOUR}
        // The line moves by itself once a minute.
        nowIndicator
        nowIndicatorLineClass="agenda-now"
        eventDisplay="block"
        eventClass="agenda-event"
        events={events.map((event) => ({
          id: `${event.project} ${event.kind}`,
          title: `${AGENDA_EVENT_LABELS[language][event.kind]}: ${event.project_name}`,
          start: event.date,
          allDay: true,
          url: addressOf(event.project),
          color: groundOf(event.kind),
          contrastColor: 'var(--mui-palette-text-primary)',
          extendedProps: { kind: event.kind, projectName: event.project_name },
        }))}
        eventContent={({ event, isNarrow }) => (
          <EventContent
            kind={event.extendedProps.kind as AgendaEventKind}
            projectName={String(event.extendedProps.projectName)}
            language={language}
            isNarrow={isNarrow && view === 'month'}
          />
        )}
      />
    </Box>
  );
}

/** The calendar's own colours are variables; our colours replace them, in light and in dark mode. */
const calendarStyles: SxProps<Theme> = {
  '--fc-classic-background': 'var(--mui-palette-background-paper)',
  '--fc-classic-foreground': 'var(--mui-palette-text-primary)',
  '--fc-classic-muted-foreground': 'var(--mui-palette-text-secondary)',
  '--fc-classic-faint-foreground': 'var(--mui-palette-text-secondary)',
  '--fc-classic-border': 'var(--mui-palette-divider)',
  '--fc-classic-strong-border': 'var(--mui-palette-divider)',
  '--fc-classic-primary': 'var(--mui-palette-primary-main)',
  '--fc-classic-primary-foreground': 'var(--mui-palette-primary-contrastText)',
  '--fc-classic-event': 'var(--mui-palette-primary-main)',
  '--fc-classic-event-contrast': 'var(--mui-palette-primary-contrastText)',
  '--fc-classic-today':
    'color-mix(in srgb, var(--mui-palette-accent-main) 9%, var(--mui-palette-background-paper))',
  '--fc-classic-highlight': 'transparent',
  '--fc-classic-now': 'var(--mui-palette-error-main)',
  '--fc-classic-faint': 'var(--mui-palette-background-default)',
  '--fc-classic-muted': 'var(--mui-palette-action-hover)',
  '--fc-classic-strong': 'var(--mui-palette-action-selected)',
  '--fc-classic-small-dot-width': '8px',
  '--fc-classic-large-dot-width': '10px',
  // Its hours and days are as legible as the rest of the page.
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& .agenda-event': { borderRadius: '4px', border: 0 },
  '& .agenda-event:hover': { textDecoration: 'underline' },
  '& .agenda-event:focus-visible': { outlineOffset: '-1px' },
};
