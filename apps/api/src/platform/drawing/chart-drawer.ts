import { barCount, type ChartModel } from '@milieuspoor/charts';
import type { Language } from '@milieuspoor/domain';
import type { Party } from '../fair-order.ts';
import type { ProcessPlan } from '../processes/bounded-process.ts';
import { toFrame } from '../processes/frames.ts';
import { createObservedPool } from '../processes/observed-pool.ts';
import type { JobFailure, PoolLimits, PoolObserver } from '../processes/process-pool.ts';
import { READABLE_CODE } from '../processes/readable-code.ts';
import { PICTURE_SCALE, PICTURE_WIDTH, type Picture, type SizedChart } from './picture.ts';

/** A chart to draw. Without a size it has the width of a report's pictures, and the height that its bars need. */
export interface ChartToDraw {
  readonly model: ChartModel;
  readonly language: Language;
  /** width of the plot, px as on a screen; the legend is below it */
  readonly width?: number;
  readonly height?: number;
}

/** A picture on white paper, with its size in pixels. */
export type DrawnChart =
  | ({ readonly kind: 'drawn' } & Picture)
  | {
      readonly kind: 'failed';
      /** `no-chart`: it has no reasonable size, or figures that are not numbers */
      readonly why: 'no-chart' | JobFailure['kind'];
    };

/** The member for whom it is drawn, and how it is cancelled. */
export interface DrawingFor extends Party {
  readonly signal?: AbortSignal | undefined;
  /** called for each chart that is done */
  readonly onDone?: (() => void) | undefined;
}

export interface ChartDrawer {
  /**
   * Returns the pictures in the order of their charts. A chart that can't be drawn affects only itself; rejects with
   * the reason of the signal once it is cancelled.
   */
  draw(charts: readonly ChartToDraw[], asked: DrawingFor): Promise<readonly DrawnChart[]>;
  /** Starts a drawing process in advance, because charts will be requested soon. */
  prepare(): void;
  /** Reports what goes wrong with processes, until the function that it returns is called. */
  observe(observer: PoolObserver): () => void;
  close(): Promise<void>;
}

export interface ChartDrawerLimits extends PoolLimits {
  readonly plan: ProcessPlan;
  /** number of charts of one call that are drawn at the same time */
  readonly together: number;
}

/** Pixels of a plot for each horizontal bar, and those that every plot with such bars has (D-118). */
const PER_BAR = 70;
const LEAST = 400;
/** Pixels of a plot with vertical bars, which share its width. */
const OF_VERTICAL = 600;
/** A page of this width has room for a heading, a caption and this height, pixels. */
const TALLEST = 2_300;
/** A plot with more pixels than this is a mistake and not a chart; px. */
const MOST_PX = 4_000;
const MEGABYTE = 1024 * 1024;

/** See docs/decisions/0048-charts-drawn-by-the-server.md for the measurements. */
export const DRAWER_LIMITS: ChartDrawerLimits = {
  atOnce: 2,
  waiting: 64,
  together: 2,
  jobMs: 5_000,
  patienceMs: 30_000,
  workMs: 60_000,
  idleMs: 60_000,
  plan: {
    module: new URL('./draw-chart.process.ts', import.meta.url).href,
    readable: READABLE_CODE,
    // Its input is figures and names from us, and no user's file.
    nativeCode: true,
    givesWay: true,
    bounds: { dataMegabytes: 384, heapMegabytes: 192, cpuSeconds: 120 },
    answerMaxBytes: 32 * MEGABYTE,
    startMs: 60_000,
  },
};

/** Draws charts in separate processes, so that neither their work nor a fault in native code affects the server. */
export function createChartDrawer({
  plan,
  together,
  ...limits
}: ChartDrawerLimits = DRAWER_LIMITS): ChartDrawer {
  const { pool, observe } = createObservedPool(plan, limits);

  async function drawOne(chart: ChartToDraw, { organisationId, memberId }: Party): Promise<DrawnChart> {
    const input = sized(chart);
    if (!canBeDrawn(input)) return { kind: 'failed', why: 'no-chart' };
    const outcome = await pool.run({ job: 'drawChart', input, organisationId, memberId });
    return outcome.kind === 'answered'
      ? { kind: 'drawn', ...(outcome.value as Picture) }
      : { kind: 'failed', why: outcome.kind };
  }

  return {
    async draw(charts, { signal, onDone, ...party }) {
      const drawn = new Map<number, DrawnChart>();
      const left = charts.entries();
      // Draws a few at a time, so that a long report leaves turns to others and nothing more starts once it is
      // cancelled.
      const drawInTurn = async () => {
        for (const [place, chart] of left) {
          signal?.throwIfAborted();
          drawn.set(place, await drawOne(chart, party));
          signal?.throwIfAborted();
          onDone?.();
        }
      };
      const all = Promise.all(Array.from({ length: together }, drawInTurn));
      // A chart that is being drawn continues, because its process is needed again; the caller that cancelled it
      // doesn't wait.
      await (signal ? Promise.race([all, calledOff(signal)]) : all);
      return charts.flatMap((_, place) => drawn.get(place) ?? []);
    },
    prepare: () => pool.prepare(),
    observe,
    close: async () => pool.close(),
  };
}

/** Rejects with the reason of the signal once it aborts. */
function calledOff(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function sized({
  model,
  language,
  width = PICTURE_WIDTH / PICTURE_SCALE,
  height = heightOf(model),
}: ChartToDraw): SizedChart {
  return { model, language, width, height };
}

/** Returns the height that the bars need, as long as they fit on one page, px as on a screen. */
function heightOf(model: ChartModel): number {
  const pixels = model.orientation === 'vertical' ? OF_VERTICAL : Math.max(LEAST, barCount(model) * PER_BAR);
  // A thousandth more: the canvas has whole pixels, and drops a fraction.
  return Math.min(TALLEST, pixels) / PICTURE_SCALE + 0.001;
}

/** Tells whether it has a reasonable size, and figures that can be sent and drawn. */
function canBeDrawn(chart: SizedChart): boolean {
  const isSensible = (px: number) => px > 0 && px <= MOST_PX;
  if (!isSensible(chart.width) || !isSensible(chart.height)) return false;
  try {
    toFrame(chart);
    return true;
  } catch {
    return false;
  }
}
