import { PROJECT_STATUSES, type ProjectStatus } from '@milieuspoor/domain';
import Box from '@mui/material/Box';

interface ProjectStatusMarkProps {
  readonly status: ProjectStatus;
  readonly label: string;
}

/** How far a project is: a step of the track for each status that it has reached, with the status in words. */
export function ProjectStatusMark({ status, label }: ProjectStatusMarkProps) {
  const reached = PROJECT_STATUSES.indexOf(status);
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, fontSize: '0.9375rem', fontWeight: 600 }}
    >
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', gap: '3px', flexShrink: 0 }}>
        {PROJECT_STATUSES.map((step, index) => (
          <Box
            key={step}
            component="span"
            sx={{
              width: 12,
              height: 5,
              borderRadius: 3,
              bgcolor: index <= reached ? 'secondary.main' : 'divider',
            }}
          />
        ))}
      </Box>
      {label}
    </Box>
  );
}
