import { REDUCTION_STEPS } from '@milieuspoor/charts';
import { formatMki } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { pointRadius, SMALLEST_PX, sizesToExplain } from './point-size.ts';
import type { PointKind } from './point-words.ts';

const KINDS: readonly PointKind[] = [...REDUCTION_STEPS.map(({ step }) => step), 'uncompared', 'none'];

interface MapLegendProps {
  /** how many points there are of each kind */
  readonly counts: ReadonlyMap<PointKind, number>;
  /** euro */
  readonly largestEur: number;
}

/** Explains colours and sizes of a map, with the number of projects of each colour. */
export function MapLegend({ counts, largestEur }: MapLegendProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, typography: 'body2', mt: 1 }}>
      <div>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {t('projectMap.legend')}
        </Typography>
        <Box component="ul" sx={LIST}>
          {KINDS.map((kind) => (
            <li key={kind}>
              <Sample kind={kind} radius={SMALLEST_PX} />
              {`${t(`projectMap.steps.${kind}`)}: ${counts.get(kind) ?? 0}`}
            </li>
          ))}
        </Box>
      </div>
      <div>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {t('projectMap.size')}
        </Typography>
        <Box component="ul" sx={LIST}>
          {sizesToExplain(largestEur).map((amount) => (
            <li key={amount}>
              <Sample kind="none" radius={pointRadius(amount, largestEur)} />
              {formatMki(amount)}
            </li>
          ))}
          <li>{t('projectMap.sizeSmallest')}</li>
        </Box>
      </div>
    </Box>
  );
}

function Sample({ kind, radius }: { readonly kind: PointKind; readonly radius: number }) {
  return <Box component="span" className="map-point" data-kind={kind} sx={{ '--size': `${2 * radius}px` }} />;
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  '& li': { display: 'flex', alignItems: 'center', gap: 0.75 },
} as const;
