import type { Project } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import { useDeferredValue } from 'react';
import { ProjectCard } from './project-card.tsx';

interface ProjectCardGridProps {
  readonly projects: readonly Project[];
}

/** More cards than this scroll in a room of their own, so that what stands below them stays within reach. */
const UNSCROLLED = 9;
/** px: three rows of cards, and enough of the next to see that there is one */
const ROOM = 600;

/** All projects, three in a row where there is room; of many, the rest follows once the first are on the screen. */
export function ProjectCardGrid({ projects }: ProjectCardGridProps) {
  const count = useDeferredValue(projects.length, UNSCROLLED);
  const scrolls = projects.length > UNSCROLLED;
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
        // A little room within the edges, or the focus mark of a card would be cut off.
        ...(scrolls
          ? { maxHeight: ROOM, overflowY: 'auto', p: 0.75, m: -0.75, borderBottom: 1, borderColor: 'divider' }
          : {}),
      }}
    >
      {projects.slice(0, Math.max(count, UNSCROLLED)).map((project) => (
        <ProjectCard key={project.uuid} project={project} />
      ))}
    </Box>
  );
}
