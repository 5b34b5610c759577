import { formatPercent, sidePoint } from '@milieuspoor/charts';
import { IMPACT_SETS } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CoverageMark } from '../../../../charts/coverage/show-items.tsx';
import { displayOf } from '../../../../charts/display-of.ts';
import { FIGURE_LIST } from '../../project/figure-list.ts';
import type { KnownVariant } from '../report-variant.ts';

interface VariantCardProps {
  readonly variant: KnownVariant;
  readonly shown: boolean;
  readonly onShow: () => void;
}

const FIGURES = [
  { name: 'mki', kind: 'total_mki_reference_calculation', key: 'total', about: 'mki', display: 'mki' },
  { name: 'co2', kind: 'co2', key: 'total', about: 'co2', display: 'co2' },
  { name: 'primary', kind: 'material', key: 'primary_ton', about: 'primaryTon', display: 'material' },
  { name: 'secondary', kind: 'material', key: 'secondary_ton', about: 'secondaryTon', display: 'material' },
] as const;

/** The result of a variant, with a button for its statistics. */
export function VariantCard({ variant, shown, onShow }: VariantCardProps) {
  const { t } = useTranslation();
  const { number, calculation, statistics, set } = variant;
  const action = t(shown ? 'reports.comparison.shown' : 'reports.comparison.show');
  return (
    <Paper
      component="article"
      variant="outlined"
      aria-label={t('reports.named', { number, name: calculation.name })}
      sx={{ ...CARD, ...(shown ? { borderColor: 'primary.main', bgcolor: 'ground.soft' } : {}) }}
    >
      <div>
        <Typography variant="h3" component="p">
          {t('reports.variant', { number })}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{calculation.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {IMPACT_SETS[set].name}
        </Typography>
      </div>
      <Box component="dl" sx={FIGURE_LIST}>
        {FIGURES.map(({ name, kind, key, about, display }) => {
          const statistic = statistics.find((each) => each.statistic === kind);
          const point = statistic && sidePoint(statistic, key, { quantity: about });
          return (
            <Box key={name}>
              <dt>{t(`reports.comparison.figures.${name}`)}</dt>
              <dd>
                {displayOf(display).format(point?.value ?? null)}
                {point && (
                  <Box>
                    <CoverageMark point={point} />
                  </Box>
                )}
              </dd>
            </Box>
          );
        })}
        <Box>
          <dt>{t('reports.comparison.figures.secondaryShare')}</dt>
          <dd>{formatPercent(calculation.percentage_secondary_of_total)}</dd>
        </Box>
      </Box>
      <Button
        variant={shown ? 'text' : 'outlined'}
        aria-pressed={shown}
        aria-label={t('reports.comparison.of', { action, number })}
        onClick={onShow}
      >
        {action}
      </Button>
    </Paper>
  );
}

const CARD = {
  px: 2,
  py: 1.5,
  display: 'grid',
  gap: 1.5,
  minWidth: 0,
  gridTemplateRows: 'auto 1fr auto',
} as const;
