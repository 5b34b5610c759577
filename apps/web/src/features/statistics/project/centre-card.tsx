import { shareText } from '@milieuspoor/charts';
import type { Statistic } from '@milieuspoor/contract';
import { formatMki, type SeriesName } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CoverageMark } from '../../../charts/coverage/show-items.tsx';
import { FigureCard } from './figure-card.tsx';
import { type LargestPart, largestModule, largestNode, leavesModulesOpen } from './largest-parts.ts';

interface CentreCardProps {
  /** the total of the side, and its nodes */
  readonly total: Statistic;
  /** the same, by life-cycle module */
  readonly modules: Statistic;
  /** the side, if there is another one beside it */
  readonly named: SeriesName | null;
}

/** Shows the largest parts of the MKI: the node and the life-cycle module, with their shares. */
export function CentreCard({ total, modules, named }: CentreCardProps) {
  const { t } = useTranslation();
  const node = largestNode(total);
  const module = largestModule(total, modules);
  const notes = [
    ...(named ? [t('statistics.figures.centreOf', { side: t(`charts.sides.${named}`) })] : []),
    ...(leavesModulesOpen(modules) ? [t('statistics.figures.centreDeclared')] : []),
  ];
  if (!node && !module) return null;
  return (
    <FigureCard label={t('statistics.figures.centre')} wide>
      <Box component="dl" sx={{ m: 0, mt: 0.5 }}>
        {node && <Part name={node.name} part={node} />}
        {module && (
          <Part name={t('statistics.figures.centreModule', { module: module.name })} part={module} whole />
        )}
      </Box>
      {notes.length > 0 && (
        <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {notes.join(' ')}
        </Typography>
      )}
    </FigureCard>
  );
}

/**
 * Formats the share of a part, and its amount if that exceeds the whole: when other parts are negative, a share of 330
 * % tells nothing.
 */
function Weight({ part: { share, point } }: { readonly part: LargestPart }) {
  if (share === null) return <CoverageMark point={point} />;
  return share > 100 ? formatMki(point.value) : shareText(share);
}

interface PartProps {
  readonly name: string;
  readonly part: LargestPart;
  /** a text that is never broken over two lines: 'Module A1-A3' */
  readonly whole?: boolean;
}

/** In a narrow card the share goes below a name that needs the whole line, so that no name is broken. */
function Part({ name, part, whole = false }: PartProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 0.5 }}>
      <Box
        component="dt"
        sx={{
          fontWeight: 620,
          minWidth: 0,
          ...(whole ? { whiteSpace: 'nowrap' } : { overflowWrap: 'anywhere' }),
        }}
      >
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, ml: 'auto', textAlign: 'right', whiteSpace: 'nowrap' }}>
        <Weight part={part} />
      </Box>
    </Box>
  );
}
