import type { ChartModel } from '@milieuspoor/charts';
import type { DrawingTheme } from '@milieuspoor/charts/drawing';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { usePrintedAt } from '../../../ui/print/printing.ts';
import { announcedText, tooltipText } from '../../tooltip/tooltip-content.ts';
import { Announcement } from '../pointing/announcement.tsx';
import { PointHint } from '../pointing/point-hint.tsx';
import { useBrush } from '../pointing/use-brush.ts';
import { usePointedPlace } from '../pointing/use-pointed-place.ts';
import { ZoomReset } from '../pointing/zoom-reset.tsx';
import type { drawPlot } from './draw-plot.ts';
import type { Drawing, startDrawing } from './drawing.ts';
import { useDrawingTheme } from './drawing-theme.ts';
import { PrintedPlot } from './printed-plot.tsx';
import { whenItsTurn } from './turns.ts';
import { watchWidth } from './watch-width.ts';

interface ChartCanvasProps {
  readonly model: ChartModel;
  /** px */
  readonly height: number;
  /** the description of the picture for a screen reader */
  readonly description: string;
  readonly highlighted?: string | null;
  /** `clickedAt`: the time of the click, ms; null for a choice by a key, which cannot be half of a double click */
  readonly onPick?: ((key: string, clickedAt: number | null) => void) | undefined;
  readonly onPickSpan?: ((keys: readonly string[]) => void) | undefined;
}

/** The code that draws a chart for paper, once one chart has loaded it; a browser that prints does not wait for it. */
let plotCode: typeof drawPlot | null = null;
const loadedCode = () => plotCode;

/** The picture itself. The drawing code is loaded with the first picture, and never sooner. */
export function ChartCanvas(props: ChartCanvasProps) {
  const { model, height, description, highlighted = null, onPick, onPickSpan } = props;
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const pixelRatio = usePixelRatio();
  const theme = useDrawingTheme();
  const size = useDrawnSize(container, height);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [loaded, setLoaded] = useState(plotCode !== null);
  const [failed, setFailed] = useState(false);
  const [zoomed, setZoomed] = useState(false);
  const pick = useEffectEvent((key: string, clickedAt: number) => onPick?.(key, clickedAt));
  const { place, span, invited, listeners } = usePointedPlace(model, drawing, { onPick, onPickSpan });
  const brush = useBrush(model, drawing, onPickSpan);
  const printed = usePrintedAt() !== null;
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
    Promise.all([import('./drawing.ts'), import('./draw-plot.ts')]).then(
      ([{ startDrawing }, { drawPlot }]) => {
        plotCode = drawPlot;
        setLoaded(true);
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
        aria-busy={!loaded}
        // A finger that goes up or down scrolls the page, and one that goes sideways chooses.
        sx={{ height, displayPrint: 'none', ...(brush && { touchAction: 'pan-y pinch-zoom' }) }}
        {...listeners}
        {...brush}
      />
      {printed && <PrintedPlot model={model} height={height} code={loadedCode} />}
      {invited && drawing && <PointHint spans={onPickSpan !== undefined} />}
      <Announcement>
        {place ? announcedText(tooltipText(model, place.category, place.series, theme)) : ''}
        {span &&
          ` ${t('charts.spanned', { first: nameAt(model, span.first), last: nameAt(model, span.last) })}`}
      </Announcement>
      {zoomed && drawing && <ZoomReset onReset={() => drawing.resetZoom()} />}
    </Box>
  );
}

function nameAt({ categories }: ChartModel, index: number): string {
  return categories[index]?.label ?? '';
}

/** Returns the size of a chart, px, before anything is drawn, so that nothing below it moves afterwards. */
function useDrawnSize(
  container: RefObject<HTMLElement | null>,
  height: number,
): { readonly width: number; readonly height: number } {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current: element } = container;
    return element ? watchWidth(element, (told) => setWidth(Math.round(told))) : undefined;
  }, [container]);
  return useMemo(() => ({ width, height }), [width, height]);
}

/** Returns device pixels per CSS pixel, which change with the browser's zoom and between screens. */
function usePixelRatio(): number {
  return useSyncExternalStore(subscribe, () => window.devicePixelRatio);
}

function subscribe(onChange: () => void): () => void {
  let query = matchRatio();
  const changed = () => {
    query.removeEventListener('change', changed);
    query = matchRatio();
    query.addEventListener('change', changed);
    onChange();
  };
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function matchRatio(): MediaQueryList {
  return window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
}

/** Even a busy browser acts after this time, ms. */
const LATEST = 1000;

/**
 * Acts at once where the element is visible, and elsewhere when the browser has time: a step in one chart changes all
 * of them, and the visible ones should not wait for the others. `act` receives which of the two it is. Returns a
 * function that cancels it.
 */
function whenDue(element: Element, act: (inSight: boolean) => void): () => void {
  const { top, bottom } = element.getBoundingClientRect();
  if ((bottom > 0 && top < window.innerHeight) || !('requestIdleCallback' in window)) {
    act(true);
    return () => {};
  }
  const waiting = window.requestIdleCallback(() => act(false), { timeout: LATEST });
  return () => window.cancelIdleCallback(waiting);
}
