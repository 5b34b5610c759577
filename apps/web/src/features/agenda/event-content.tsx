import { AGENDA_EVENT_LABELS, type AgendaEventKind, isPlanned, type Language } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { KIND_COLOURS, KindIcon } from './event-kinds.tsx';

interface EventContentProps {
  readonly kind: AgendaEventKind;
  readonly projectName: string;
  readonly language: Language;
  /** true in a day that is a few letters wide: only the icon is shown there, and the list below has the words */
  readonly isNarrow: boolean;
}

/** The content of an event on the calendar. */
export function EventContent({ kind, projectName, language, isNarrow }: EventContentProps) {
  const label = AGENDA_EVENT_LABELS[language][kind];
  return (
    <Box
      component="span"
      title={`${label}: ${projectName}`}
      sx={{
        display: 'block',
        px: isNarrow ? 0.25 : 0.75,
        py: 0.25,
        borderInlineStart: `4px ${isPlanned(kind) ? 'dashed' : 'solid'} ${KIND_COLOURS[kind]}`,
        borderRadius: '4px',
        fontSize: '0.8125rem',
        lineHeight: 1.3,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      }}
    >
      {isNarrow ? (
        <>
          <KindIcon kind={kind} fontSize="small" />
          <VisuallyHidden>
            {label} {projectName}
          </VisuallyHidden>
        </>
      ) : (
        <>
          <strong>{label}</strong> {projectName}
        </>
      )}
    </Box>
  );
}
