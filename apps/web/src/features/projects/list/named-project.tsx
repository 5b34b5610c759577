import type { ListedProject } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { trackSidesOf } from '../../../charts/track/outcome-of.ts';
import { Track } from '../../../charts/track/track.tsx';
import { SearchedText } from '../../../ui/searched-text.tsx';
import { resultFor } from '../result-for.ts';
import { ListedNextStep } from './listed-next-step.tsx';
import { NotCounted } from './not-counted.tsx';
import { Co2Figures, MkiFigures } from './project-figures.tsx';

interface NamedProjectProps {
  readonly project: ListedProject;
  /** the set that the screen shows */
  readonly set: SetCode;
  /** of what can be pressed: the keyboard reaches it only in the active cell */
  readonly tabIndex: number;
}

/** Shows the name of a project in a row of the table, and below it its track, its figures and its next step. */
export function NamedProject({ project, set, tabIndex }: NamedProjectProps) {
  const result = resultFor(set, project);
  const listed = { uuid: project.uuid, tabIndex };
  return (
    <Box sx={{ flex: 1, minWidth: 0, lineHeight: 1.2, whiteSpace: 'normal' }}>
      <Box sx={{ fontWeight: 640, lineHeight: '20px', overflowWrap: 'anywhere' }}>
        <SearchedText>{project.project_name}</SearchedText>
      </Box>
      <Track {...trackSidesOf(result)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        <Box sx={FIGURES}>
          <MkiFigures result={result} around={set} listed={listed} />
        </Box>
        {result && (
          <Box sx={FIGURES}>
            <Co2Figures result={result} listed={listed} />
          </Box>
        )}
      </Box>
      <NotCounted project={project} result={result} />
      <ListedNextStep project={project} tabIndex={tabIndex} sx={{ mt: 0.5 }} />
    </Box>
  );
}

/** Two quantities beside one another, or below where there is no room. */
const FIGURES = { flex: '1 1 160px', minWidth: 0 } as const;
