import { PROJECT_STATUSES, type ProjectStatus } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { SearchedText } from '../../ui/searched-text.tsx';

interface ProjectStatusMarkProps {
  readonly status: ProjectStatus;
  readonly label: string;
}

/** Shows the status of a project: a step of the track for each status that it has reached, with the status in words. */
export function ProjectStatusMark({ status, label }: ProjectStatusMarkProps) {
  const reached = PROJECT_STATUSES.indexOf(status);
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, typography: 'body2' }}
    >
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', gap: '3px', flexShrink: 0 }}>
        {PROJECT_STATUSES.map((step, index) => (
          <Box
            key={step}
            component="span"
            sx={{
              width: 12,
              height: 6,
              borderRadius: 3,
              border: 1,
              // A later step is an outline: empty, but visible.
              borderColor: index <= reached ? 'primary.main' : 'edge',
              bgcolor: index <= reached ? 'primary.main' : 'transparent',
            }}
          />
        ))}
      </Box>
      <span>
        <SearchedText>{label}</SearchedText>
      </span>
    </Box>
  );
}
