import { endpoints } from '@milieuspoor/contract/client';
import { LOCALES, toIsoDay } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { currentLanguage } from '../../text/language.ts';
import { FileDownloadOutlined as DownloadIcon } from '../../ui/icons/file-download-outlined.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { AgendaCalendar } from './agenda-calendar.tsx';
import { AgendaList } from './agenda-list.tsx';
import { agendaEventsQuery } from './agenda-queries.ts';
import type { AgendaSearch } from './agenda-search.ts';
import { AgendaToolbar } from './agenda-toolbar.tsx';
import { neighbourOf, periodOf, titleOf, twoYearsFrom } from './agenda-view.ts';
import { ComingEvents } from './coming-events.tsx';
import { EmptyPeriod } from './empty-period.tsx';

interface AgendaScreenProps {
  readonly organisationSlug: string;
  /** the button that starts a project from here */
  readonly start: ReactNode;
  readonly search: AgendaSearch;
  readonly onSearchChange: (search: AgendaSearch) => void;
}

/** The events of an organisation's projects, on a calendar and as a list. */
export function AgendaScreen({ organisationSlug, start, search, onSearchChange }: AgendaScreenProps) {
  const { t } = useTranslation();
  const language = currentLanguage();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  // A month does not fit on a telephone.
  const view = search.view ?? (isNarrow ? 'four-days' : 'month');
  const today = toIsoDay(new Date());
  const day = search.day ?? today;
  const events = useQuery(agendaEventsQuery(organisationSlug, periodOf(view, day)));
  const coming = useQuery(agendaEventsQuery(organisationSlug, twoYearsFrom(today)));
  const failed = [events, coming].find(({ isError }) => isError);

  return (
    <>
      <PageHeading
        title={t('agenda.heading')}
        lead={t('agenda.lead')}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <AgendaDownload organisationSlug={organisationSlug} />
            {start}
          </Box>
        }
      />
      {failed && (
        <Box sx={{ mb: 2 }}>
          <ErrorPanel
            error={failed.error}
            onRetry={() => {
              for (const query of [events, coming]) if (query.isError) void query.refetch();
            }}
          />
        </Box>
      )}
      {!coming.isLoadingError && (
        <ComingEvents organisationSlug={organisationSlug} events={coming.data} language={language} />
      )}
      <AgendaToolbar
        title={titleOf(view, day, LOCALES[language])}
        view={view}
        onViewChange={(view) => onSearchChange({ ...search, view })}
        onToday={() => onSearchChange({ view: search.view })}
        onStep={(direction) => onSearchChange({ ...search, day: neighbourOf(view, day, direction) })}
      />
      <Box sx={{ position: 'relative' }}>
        <AgendaCalendar
          organisationSlug={organisationSlug}
          events={events.data ?? []}
          view={view}
          day={day}
          language={language}
        />
        {/* It stands over the calendar, where it is seen: days without events would look like days on which nothing happens. */}
        {events.isPending && (
          <Box sx={{ position: 'absolute', inset: '0 0 auto', pointerEvents: 'none' }}>
            <DelayedIndicator />
          </Box>
        )}
      </Box>
      {!events.isLoadingError && (
        <Typography variant="h2" sx={{ mt: 4, mb: 1.5 }}>
          {t('agenda.listHeading')}
        </Typography>
      )}
      {events.data && events.data.length > 0 && (
        <AgendaList organisationSlug={organisationSlug} events={events.data} language={language} />
      )}
      {events.data?.length === 0 && (
        <EmptyPeriod
          organisationSlug={organisationSlug}
          day={day}
          language={language}
          onDayChange={(day) => onSearchChange({ ...search, day })}
        />
      )}
    </>
  );
}

/** Downloads the organisation's agenda once, as a file. */
function AgendaDownload({ organisationSlug }: { readonly organisationSlug: string }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const download = useMutation({
    mutationFn: () => client.call(endpoints.downloadAgenda, { params: { org: organisationSlug } }),
    onSuccess: (file) => saveBlob(file, `agenda-${organisationSlug}.ics`),
    onError: () => notify(t('agenda.downloadFailed'), 'error'),
  });
  return (
    <Button
      startIcon={<DownloadIcon />}
      loading={download.isPending}
      loadingPosition="start"
      onClick={() => download.mutate()}
    >
      {t('agenda.download')}
    </Button>
  );
}
