import type { ListedProject } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardExtent } from './presentation.ts';
import { ProjectCard } from './project-card.tsx';

interface ProjectCardGridProps {
  readonly projects: readonly ListedProject[];
  /** the set that the screen shows */
  readonly set: SetCode;
}

/** So many cards stand there until all are asked for, so that what is below them stays within reach. */
const LATEST = 9;

/** The latest projects, or all of them; three in a row where there is room. */
export function ProjectCardGrid({ projects, set }: ProjectCardGridProps) {
  const { t } = useTranslation();
  const [extent, setExtent] = useCardExtent();
  const wanted = extent === 'all' ? projects.length : LATEST;
  // Of many, the rest follows once the first are on the screen.
  const count = useDeferredValue(wanted, LATEST);
  return (
    <>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1.5,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {projects.slice(0, count).map((project) => (
          <ProjectCard key={project.uuid} project={project} set={set} />
        ))}
      </Box>
      {projects.length > LATEST && (
        <Button
          sx={{ mt: 1.5 }}
          aria-expanded={extent === 'all'}
          onClick={() => setExtent(extent === 'all' ? 'latest' : 'all')}
        >
          {extent === 'all'
            ? t('projects.list.showLatest', { count: LATEST })
            : t('projects.list.showAll', { count: projects.length })}
        </Button>
      )}
    </>
  );
}
