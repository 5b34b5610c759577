import type { Project } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import { ProjectCard } from './project-card.tsx';

interface ProjectCardsProps {
  readonly projects: readonly Project[];
}

export function ProjectCards({ projects }: ProjectCardsProps) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2.5,
        m: 0,
        p: 0,
        listStyle: 'none',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {projects.map((project) => (
        <ProjectCard key={project.uuid} project={project} />
      ))}
    </Box>
  );
}
