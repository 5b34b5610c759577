import { type ChartModel, type CourseSeries, colorOf } from '@milieuspoor/charts';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useColorMode } from '../canvas/drawing-theme.ts';

/** Explains the lines, the dots and the band of a course. */
export function CourseLegend({ model }: { readonly model: ChartModel }) {
  const { t } = useTranslation();
  const mode = useColorMode();
  const of = (key: CourseSeries) => model.series.find((series) => series.key === key);
  const [own, goal, upper] = [of('own'), of('goal'), of('upper')];
  const line = (style: string, color: string) => ({ width: 28, borderTop: `3px ${style} ${color}` });
  const entries = [
    ...(own ? [{ label: own.label, shape: line('solid', colorOf(own.backgroundColor, mode)) }] : []),
    ...(own && model.dots?.length
      ? [
          {
            label: t('charts.course.dot'),
            shape: {
              ...{ width: 14, height: 14, borderRadius: '50%', opacity: 0.55 },
              bgcolor: colorOf(own.backgroundColor, mode),
            },
          },
        ]
      : []),
    ...(goal ? [{ label: goal.label, shape: line('dashed', colorOf(goal.backgroundColor, mode)) }] : []),
    ...(upper
      ? [
          {
            label: t('charts.course.band'),
            shape: { width: 28, height: 12, opacity: 0.35, bgcolor: colorOf(upper.backgroundColor, mode) },
          },
        ]
      : []),
  ];
  return (
    <Box
      component="ul"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 },
        ...{ listStyle: 'none', m: 0, p: 0, fontSize: '0.875rem' },
      }}
    >
      {entries.map(({ label, shape }) => (
        <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box component="span" aria-hidden sx={{ flex: 'none', ...shape }} />
          {label}
        </Box>
      ))}
    </Box>
  );
}
