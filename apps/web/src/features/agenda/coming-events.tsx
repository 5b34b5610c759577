import type { AgendaEvent } from '@milieuspoor/contract';
import { AGENDA_EVENT_LABELS, type Language, LOCALES } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ListLink } from '../../ui/links/list-link.tsx';
import { dayTitle, plannedOf } from './agenda-view.ts';
import { KindIcon } from './event-kinds.tsx';

const SHOWN = 3;

interface ComingEventsProps {
  readonly organisationSlug: string;
  /** from today on, in order; undefined until they are loaded */
  readonly events: readonly AgendaEvent[] | undefined;
  readonly language: Language;
}

/** The planned days that come first, whichever period the calendar shows. */
export function ComingEvents({ organisationSlug, events, language }: ComingEventsProps) {
  const { t } = useTranslation();
  const heading = useId();
  const coming = events && plannedOf(events).slice(0, SHOWN);
  return (
    <Box component="section" aria-labelledby={heading} sx={{ mb: 3 }}>
      <Typography id={heading} variant="h2" sx={{ mb: 1.5 }}>
        {t('agenda.comingHeading')}
      </Typography>
      <Paper variant="outlined" sx={{ p: 1, minHeight: 74, display: 'grid', alignItems: 'center' }}>
        {coming?.length === 0 && (
          <Typography sx={{ px: 1, color: 'text.secondary' }}>{t('agenda.nothingPlanned')}</Typography>
        )}
        {coming && coming.length > 0 && (
          <List
            disablePadding
            sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } }}
          >
            {coming.map(({ kind, date, project, project_name }) => (
              <ListItem key={`${project} ${kind}`} disablePadding>
                <ListLink
                  {...paths.project(organisationSlug, project, 'baseline')}
                  sx={{ borderRadius: 1, gap: 1.5, px: 1, height: '100%' }}
                >
                  <KindIcon kind={kind} fontSize="medium" />
                  <ListItemText
                    primary={project_name}
                    secondary={`${AGENDA_EVENT_LABELS[language][kind]} · ${dayTitle(date, LOCALES[language])}`}
                    slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
                  />
                </ListLink>
              </ListItem>
            ))}
          </List>
        )}
      </Paper>
    </Box>
  );
}
