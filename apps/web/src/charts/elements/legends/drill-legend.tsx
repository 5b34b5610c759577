import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SCROLL_SHADOWS } from '../../../ui/scroll-shadows.ts';
import { type ChartModel, type ChartSeries, colorsOf, pointAt } from '../../chart-model.ts';
import { starred } from '../../coverage/point-coverage.ts';
import { displayOf } from '../../quantities.ts';
import { ColorSwatch } from './color-swatch.tsx';

interface DrillLegendProps {
  readonly model: ChartModel;
  /** what the series are: 'Productgroepen' */
  readonly heading: string;
  readonly maxHeight: number;
  /** `clickedAt`: when the click was made, ms; null for a choice by a key, which cannot be half of a double click */
  readonly onPick: (seriesKey: string, clickedAt: number | null) => void;
  readonly onHighlight: (seriesKey: string | null) => void;
}

/**
 * The series of a chart as buttons: a canvas can't be focused, so this is how the keyboard drills down. Whoever did
 * so finds the focus at the head of the next level's list instead of nowhere. There may be hundreds of them, so they are
 * rendered again when the figures change and not on every step on the way there.
 */
export const DrillLegend = memo(function DrillLegend(props: DrillLegendProps) {
  const { model, heading, maxHeight, onPick, onHighlight } = props;
  const { t } = useTranslation();
  const headingId = useId();
  const headingElement = useRef<HTMLParagraphElement>(null);
  const pickedHere = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another level has arrived
  useEffect(() => {
    if (pickedHere.current) headingElement.current?.focus({ preventScroll: true });
    pickedHere.current = false;
  }, [model.series]);

  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography
        ref={headingElement}
        tabIndex={-1}
        variant="overline"
        component="p"
        id={headingId}
        sx={{ px: 1 }}
      >
        {heading}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={headingId}
        onMouseLeave={() => onHighlight(null)}
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight, ...SCROLL_SHADOWS }}
      >
        {model.series.map((series) => (
          <Box component="li" key={series.key}>
            {model.drillable ? (
              <ButtonBase
                onClick={({ detail, timeStamp }) => {
                  pickedHere.current = true;
                  // A click that no pointer made counts none.
                  onPick(series.key, detail === 0 ? null : timeStamp);
                }}
                onMouseEnter={() => onHighlight(series.key)}
                onFocus={() => onHighlight(series.key)}
                onBlur={() => onHighlight(null)}
                aria-label={t('charts.drillInto', { name: series.label, figures: figuresOf(model, series) })}
                sx={{ ...ITEM, width: 1, '&:hover, &:focus-visible': { bgcolor: 'action.hover' } }}
              >
                <LegendItem model={model} series={series} />
              </ButtonBase>
            ) : (
              <Box sx={ITEM} onMouseEnter={() => onHighlight(series.key)}>
                <LegendItem model={model} series={series} />
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
});

/** At least 44 px high, so that a finger hits it. */
const ITEM = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  gap: 1.25,
  minHeight: 44,
  px: 1,
  py: 0.75,
  borderRadius: 1,
  textAlign: 'left',
  font: 'inherit',
  outlineOffset: '-3px !important',
} as const;

function LegendItem({ model, series }: { readonly model: ChartModel; readonly series: ChartSeries }) {
  return (
    <>
      <Box component="span" sx={{ display: 'flex', pt: '4px' }}>
        <ColorSwatch meanings={colorsOf(model, series)} />
      </Box>
      <Box component="span" sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere', lineHeight: 1.35 }}>
          {series.label}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {figuresOf(model, series)}
        </Box>
      </Box>
    </>
  );
}

/** The series' figure on each side, in the order of the bars. */
function figuresOf({ quantity }: ChartModel, series: ChartSeries): string {
  const { format } = displayOf(quantity);
  return series.data.map((value, index) => starred(format(value), pointAt(series, index))).join(' → ');
}
