import type { ChartModel } from '@milieuspoor/charts';
import type { DrawingTheme } from '@milieuspoor/charts/drawing';
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
import type { Drawing, startDrawing } from './drawing.ts';
import { useDrawingTheme } from './drawing-theme.ts';
import { whenItsTurn } from './turns.ts';
import { useDrawnSize } from './use-drawn-size.ts';
import { usePixelRatio } from './use-pixel-ratio.ts';
import { whenDue } from './when-due.ts';

interface ChartCanvasProps {
  readonly model: ChartModel;
  /** px, or more where names need it */
  readonly height: number;
  /** the description of the picture for a screen reader */
  readonly description: string;
  readonly highlighted?: string | null;
  /** `clickedAt`: the time of the click, ms; null for a choice by a key, which cannot be half of a double click */
  readonly onPick?: ((key: string, clickedAt: number | null) => void) | undefined;
}

/** The picture itself. The drawing code is loaded with the first picture, and never sooner. */
export function ChartCanvas({ model, height, description, highlighted = null, onPick }: ChartCanvasProps) {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const pixelRatio = usePixelRatio();
  const theme = useDrawingTheme();
  const size = useDrawnSize(container, { model, theme, height });
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [failed, setFailed] = useState(false);
  const [zoomed, setZoomed] = useState(false);
  const pick = useEffectEvent((key: string, clickedAt: number) => onPick?.(key, clickedAt));
  const { place, invited, listeners } = usePointedPlace(model, drawing, onPick);
  const shown = useRef<{ drawing: Drawing; model: ChartModel; theme: DrawingTheme } | null>(null);
  const begin = useEffectEvent((start: typeof startDrawing, place: HTMLElement) => {
    const begun = start(place, { size, onPick: (...picked) => pick(...picked), onZoom: setZoomed });
    // It begins because its turn has come; only later figures wait for another turn.
    begun.show(model, theme, true);
    shown.current = { drawing: begun, model, theme };
    setDrawing(begun);
    return begun;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a canvas keeps the pixel ratio that it was made with
  useEffect(() => {
    if (failed) return;
    let ended = false;
    let started: Drawing | undefined;
    let callOff = () => {};
    import('./drawing.ts').then(
      ({ startDrawing }) => {
        const place = container.current;
        if (ended || !place) return;
        callOff = whenItsTurn(place, () => {
          started = begin(startDrawing, place);
        });
      },
      () => setFailed(true),
    );
    return () => {
      ended = true;
      callOff();
      started?.end();
      setDrawing(null);
      setZoomed(false);
    };
  }, [failed, pixelRatio]);

  useEffect(() => {
    if (!drawing || !container.current) return;
    const { current: last } = shown;
    if (last?.drawing === drawing && last.model === model && last.theme === theme) return;
    return whenDue(container.current, (inSight) => {
      drawing.show(model, theme, inSight);
      shown.current = { drawing, model, theme };
    });
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
        sx={{ height: size.height }}
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
