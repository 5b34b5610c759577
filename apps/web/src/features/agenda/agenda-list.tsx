import type { AgendaEvent } from '@milieuspoor/contract';
import { AGENDA_EVENT_LABELS, type Language, LOCALES } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { paths } from '../../lib/paths.ts';
import { ListLink } from '../../ui/links/list-link.tsx';
import { dayTitle } from './agenda-view.ts';
import { KindIcon } from './event-kinds.tsx';

interface AgendaListProps {
  readonly organisationSlug: string;
  readonly events: readonly AgendaEvent[];
  readonly language: Language;
}

/** The events of the period as a list: the same events as the calendar, for users who prefer to read them. */
export function AgendaList({ organisationSlug, events, language }: AgendaListProps) {
  const days = [...new Set(events.map(({ date }) => date))];
  return (
    <Paper variant="outlined" sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
      {days.map((day) => (
        <Box key={day} component="section" sx={{ '& + &': { mt: 2 } }}>
          <Typography variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
            {dayTitle(day, LOCALES[language])}
          </Typography>
          <List disablePadding>
            {events
              .filter(({ date }) => date === day)
              .map(({ kind, project, project_name }) => (
                <ListItem key={`${project} ${kind}`} disablePadding>
                  <ListLink
                    {...paths.project(organisationSlug, project, 'baseline')}
                    sx={{ borderRadius: 1, gap: 1.5, px: 1 }}
                  >
                    <KindIcon kind={kind} fontSize="medium" />
                    <ListItemText
                      primary={project_name}
                      secondary={AGENDA_EVENT_LABELS[language][kind]}
                      slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
                    />
                  </ListLink>
                </ListItem>
              ))}
          </List>
        </Box>
      ))}
    </Paper>
  );
}
