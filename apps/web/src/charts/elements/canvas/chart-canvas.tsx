import type { ChartModel } from '@milieuspoor/charts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announcedText, tooltipText } from '../../tooltip/tooltip-content.ts';
import { Announcement } from '../pointing/announcement.tsx';
import { PointHint } from '../pointing/point-hint.tsx';
import { usePointedPlace } from '../pointing/use-pointed-place.ts';
import { ZoomReset } from '../pointing/zoom-reset.tsx';
import type { Drawing } from './drawing.ts';
import { useDrawingTheme } from './drawing-theme.ts';
import { useDrawnHeight } from './use-drawn-height.ts';
import { useNearViewport } from './use-near-viewport.ts';
import { usePixelRatio } from './use-pixel-ratio.ts';
import { whenDue } from './when-due.ts';

interface ChartCanvasProps {
  readonly model: ChartModel;
  /** px, or more where names need it */
  readonly height: number;
  /** what a screen reader says of the picture */
  readonly description: string;
  readonly highlighted?: string | null;
  /** `clickedAt`: when the click was made, ms; null for a choice by a key, which cannot be half of a double click */
  readonly onPick?: ((key: string, clickedAt: number | null) => void) | undefined;
}

/** The picture itself. What draws it is fetched when the chart comes near, and never sooner. */
export function ChartCanvas({ model, height, description, highlighted = null, onPick }: ChartCanvasProps) {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const near = useNearViewport(container);
  const pixelRatio = usePixelRatio();
  const theme = useDrawingTheme();
  const drawnHeight = useDrawnHeight(container, { model, theme, height });
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [failed, setFailed] = useState(false);
  const [zoomed, setZoomed] = useState(false);
  const pick = useEffectEvent((key: string, clickedAt: number) => onPick?.(key, clickedAt));
  const { place, invited, listeners } = usePointedPlace(model, drawing, onPick);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a canvas keeps the pixel ratio that it was made with
  useEffect(() => {
    if (!near || failed) return;
    let ended = false;
    let started: Drawing | undefined;
    import('./drawing.ts').then(
      ({ startDrawing }) => {
        if (ended || !container.current) return;
        started = startDrawing(container.current, {
          onPick: (key, clickedAt) => pick(key, clickedAt),
          onZoom: setZoomed,
        });
        setDrawing(started);
      },
      () => setFailed(true),
    );
    return () => {
      ended = true;
      started?.end();
      setDrawing(null);
      setZoomed(false);
    };
  }, [near, failed, pixelRatio]);

  const begun = useRef<Drawing | null>(null);
  useEffect(() => {
    if (!drawing || !container.current) return;
    const show = (inSight: boolean) => drawing.show(model, theme, inSight);
    // It was started because its turn had come; only what it shows later waits for another one.
    if (begun.current === drawing) return whenDue(container.current, show);
    begun.current = drawing;
    return show(true);
  }, [drawing, model, theme]);
  useEffect(() => drawing?.highlight(highlighted), [drawing, highlighted]);

  if (failed)
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" onClick={() => setFailed(false)}>
            {t('charts.retry')}
          </Button>
        }
      >
        {t('charts.notDrawn')}
      </Alert>
    );
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <Box
        ref={container}
        role="img"
        tabIndex={0}
        aria-label={description}
        sx={{ height: drawnHeight }}
        {...listeners}
      />
      {invited && drawing && <PointHint />}
      <Announcement>
        {place ? announcedText(tooltipText(model, place.category, place.series, theme)) : ''}
      </Announcement>
      {zoomed && drawing && <ZoomReset onReset={() => drawing.resetZoom()} />}
    </Box>
  );
}
