import { exploredBars, formatPercent } from '@milieuspoor/charts';
import { type ExploredPoint, formatEuro, type VariedSetting } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../../charts/frame/chart-frame.tsx';

interface SettingChartsProps {
  readonly setting: VariedSetting;
  readonly points: readonly ExploredPoint[];
}

/** Shows how often each wins, and what a euro of MKI costs, under values of one setting around the present one. */
export function SettingCharts({ setting, points }: SettingChartsProps) {
  const { t } = useTranslation();
  const valueText = ({ value }: ExploredPoint) =>
    setting === 'price-spread' ? formatPercent(100 * value) : formatEuro(value);
  const models = exploredBars(points, {
    value: valueText,
    present: t('tenders.exploration.present'),
    lowestMki: t('tenders.exploration.lowestMki'),
    cheapest: t('tenders.exploration.cheapest'),
    cost: t('tenders.exploration.meanCost'),
  });
  const name = t(`tenders.exploration.settings.${setting}`);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
      <ChartFrame
        title={t('tenders.exploration.wins', { setting: name })}
        quantity="share"
        state={{ kind: 'ready', model: models.wins }}
        rowHeading={name}
        place="page"
        expectedBars={2 * points.length}
      />
      <ChartFrame
        title={t('tenders.exploration.costs', { setting: name })}
        quantity="costPerEuro"
        state={{ kind: 'ready', model: models.costs }}
        rowHeading={name}
        place="page"
        expectedBars={points.length}
        legend={false}
      />
    </Box>
  );
}
