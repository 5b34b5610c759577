import { sidesOf } from '@milieuspoor/charts';
import { moduleStatisticKind } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { reasonText } from '../../../charts/coverage/coverage-texts.ts';
import { explainedAlone } from '../../../charts/coverage/scope-texts.ts';
import { LargestDifferences } from '../largest-differences.tsx';
import type { StatisticsReply } from '../statistics-query.ts';
import { CentreCard } from './centre-card.tsx';
import { QuantityCard } from './quantity-card.tsx';

interface ProjectFiguresProps {
  /** the place that they are about, null for the whole */
  readonly about: string | null;
  /** undefined while it is being fetched */
  readonly reply: StatisticsReply | undefined;
}

const INDICATORS = [
  { quantity: 'mki', kind: 'total_mki_reference_calculation' },
  { quantity: 'co2', kind: 'co2' },
] as const;

/** px: on a narrow screen this keeps the chart below in place when they arrive */
const ROOM = { xs: 220, lg: 0 } as const;

/**
 * Shows the totals of a project's calculations, beside the chart that divides them: MKI, CO2 and the largest parts of
 * it.
 */
export function ProjectFigures({ reply, about }: ProjectFiguresProps) {
  const { t } = useTranslation();
  const { statistics = [], changes } = reply ?? {};
  const totals = sidesOf(statistics, 'total_mki_reference_calculation');
  const weighed = totals.at(-1);
  const modules = sidesOf(statistics, moduleStatisticKind('mki', reply?.asked.set ?? 'a1')).find(
    ({ name }) => name === weighed?.name,
  );
  return (
    <Box
      component="section"
      aria-label={t('statistics.figures.label')}
      sx={{
        display: 'grid',
        gap: 1.5,
        alignContent: 'start',
        minHeight: ROOM,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
        '& > .wide': { gridColumn: '1 / -1' },
      }}
    >
      {about && (
        <Typography className="wide" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {about}
        </Typography>
      )}
      {reply &&
        INDICATORS.map(({ quantity, kind }) => (
          <QuantityCard
            key={quantity}
            quantity={quantity}
            sides={sidesOf(statistics, kind)}
            change={changes?.[quantity] ?? null}
            said={
              quantity === 'co2' && changes && !changes.mki.comparison
                ? reasonText(changes.mki, 'mki', t)
                : null
            }
            // The posts are the same in both quantities; what counts as 0 may differ.
            scope={quantity === 'mki' ? (changes?.scope ?? null) : explainedAlone(changes?.scope ?? null)}
          />
        ))}
      {reply && changes?.mki.comparison && (
        <Paper variant="outlined" className="wide" sx={{ px: 2.5, py: 1.5, minWidth: 0 }}>
          <LargestDifferences changes={changes} level={reply.level} heading="h3" narrow />
        </Paper>
      )}
      {weighed && modules && (
        <CentreCard total={weighed} modules={modules} named={totals.length > 1 ? weighed.name : null} />
      )}
    </Box>
  );
}
