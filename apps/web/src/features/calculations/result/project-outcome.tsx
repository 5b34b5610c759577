import type { Project } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { trackSidesOf } from '../../../charts/track/outcome-of.ts';
import { Track } from '../../../charts/track/track.tsx';
import { comparisonsQuery } from '../../../lib/totals/comparisons-query.ts';
import { calculationsQuery } from '../calculation-queries.ts';
import { OutcomeWords } from './outcome-words.tsx';
import { projectResult } from './project-result.ts';

interface ProjectOutcomeProps {
  readonly project: Pick<
    Project,
    'uuid' | 'project_contract_type' | 'project_award_criteria' | 'asbuilt_scope_changed'
  >;
}

/** px: room for the text, the figure and the track, so that nothing moves when they arrive */
const ROOM = { xs: 72, sm: 78 } as const;

/**
 * The result of a project, as the large figure at the top of each of its tabs and as a track. It uses the same
 * calculations that the tabs ask for.
 */
export function ProjectOutcome({ project }: ProjectOutcomeProps) {
  const { t } = useTranslation();
  const { data } = useQuery(calculationsQuery(project.uuid));
  const compared = useQuery(comparisonsQuery(project.uuid));
  // If the comparison can't be fetched, nothing is concluded.
  const comparisons = compared.data ?? (compared.isError ? [] : undefined);
  const result = data && comparisons && projectResult(project, data, comparisons);
  return (
    <Box
      component="section"
      aria-label={t('calculations.result.label')}
      aria-busy={result === undefined}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        minHeight: ROOM,
        minWidth: 0,
      }}
    >
      {result !== undefined && (
        <>
          <OutcomeWords result={result} projectUuid={project.uuid} />
          <Box sx={{ mt: 0.5 }}>
            <Track {...trackSidesOf(result)} />
          </Box>
        </>
      )}
    </Box>
  );
}
