import type { ChartModel } from '@milieuspoor/charts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { drawPlot } from './draw-plot.ts';
import { usePictureTheme } from './drawing-theme.ts';
import { isHalfPage } from './half-page.ts';

interface PrintedPlotProps {
  readonly model: ChartModel;
  /** px */
  readonly height: number;
  /** returns the drawing code, null as long as it is not loaded */
  readonly code: () => typeof drawPlot | null;
}

/** px: the width of a chart on a standing page; a wider one enlarges it */
const WIDTH = 660;
/** px: what a page has beside the heading above a chart, its name and its notes; less beside many notes (print.css) */
const PAGE = 720;
/** px: a chart that is higher than this would be too small to read on one page, and is divided */
const SHRINKS_UP_TO = 1000;
/** A printer shows more than a screen. */
const SCALE = 2;

/**
 * A chart on paper: drawn at once and for a page's width, whether or not it was in sight, in light colours, and readable
 * without colours. A browser that prints waits for nothing, so a chart whose code is not loaded says so.
 */
export function PrintedPlot({ model, height, code }: PrintedPlotProps) {
  const { t } = useTranslation();
  const theme = usePictureTheme();
  const place = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState(false);
  useLayoutEffect(() => {
    const draw = code();
    setMissing(draw === null);
    if (!draw) return;
    const width = isHalfPage(model, height) ? WIDTH / 2 : WIDTH;
    const size = { width: width * SCALE, height: height * SCALE, scale: SCALE };
    const picture = draw(model, { ...theme, numbered: true }, size);
    // The drawing code places a canvas on top of others.
    Object.assign(picture.style, { position: 'static', display: 'block', width: '100%', height: 'auto' });
    if (height <= SHRINKS_UP_TO)
      Object.assign(picture.style, {
        maxHeight: `var(--page-of-chart, ${PAGE}px)`,
        objectFit: 'contain',
        objectPosition: 'left',
      });
    place.current?.replaceChildren(picture);
  }, [model, height, theme, code]);
  return (
    <>
      {missing && <Typography>{t('charts.notPrinted')}</Typography>}
      <Box ref={place} sx={{ breakInside: height <= SHRINKS_UP_TO ? 'avoid' : 'auto' }} />
    </>
  );
}
