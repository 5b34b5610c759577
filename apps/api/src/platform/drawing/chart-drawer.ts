import { barCount, type ChartModel, chartHeight, GOAL_CHART_HEIGHT } from '@milieuspoor/charts';
import type { Language } from '@milieuspoor/domain';
import type { Party } from '../fair-order.ts';
import type { ProcessPlan } from '../processes/bounded-process.ts';
import { toFrame } from '../processes/frames.ts';
import { createObservedPool } from '../processes/observed-pool.ts';
import type { JobFailure, PoolLimits, PoolObserver } from '../processes/process-pool.ts';
import { READABLE_CODE } from '../processes/readable-code.ts';
import type { Picture, SizedChart } from './picture.ts';

/** A chart to draw. Without a size it is as wide as the text of a page, and as high as its bars need. */
export interface ChartToDraw {
  readonly model: ChartModel;
  readonly language: Language;
  /** of the plot, px as on a screen; the legend stands below it */
  readonly width?: number;
  readonly height?: number;
}

/** A picture on white paper, its size in pixels: two for each px. */
export type DrawnChart =
  | ({ readonly kind: 'drawn' } & Picture)
  | {
      readonly kind: 'failed';
      /** `no-chart`: it has no sensible size, or figures that are no numbers */
      readonly why: 'no-chart' | JobFailure['kind'];
    };

/** For whom it is drawn, and how it is called off. */
export interface DrawingFor extends Party {
  readonly signal?: AbortSignal | undefined;
  /** told of each chart that is done */
  readonly onDone?: (() => void) | undefined;
}

export interface ChartDrawer {
  /**
   * The pictures in the order of their charts. A chart that can't be drawn costs itself; rejects with the reason of the
   * signal once it is called off.
   */
  draw(charts: readonly ChartToDraw[], asked: DrawingFor): Promise<readonly DrawnChart[]>;
  /** Charts are asked for soon: a process that draws them starts meanwhile. */
  prepare(): void;
  /** Tells of what goes wrong with processes, until the function that it returns is called. */
  observe(observer: PoolObserver): () => void;
  close(): Promise<void>;
}

export interface ChartDrawerLimits extends PoolLimits {
  readonly plan: ProcessPlan;
  /** charts of one call that are under way together */
  readonly together: number;
}

/** The text of a page of A4 at 96 px for an inch. */
const PAGE_WIDTH = 640;
/** A page has room for a heading, a caption and this much, px. */
const TALLEST = 820;
/** A plot of more pixels is a mistake and no chart; px. */
const MOST_PX = 4_000;
const MEGABYTE = 1024 * 1024;

/** See docs/decisions/0048-charts-drawn-by-the-server.md for what was measured. */
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
    // It gets figures and names from us, and no file of anybody.
    nativeCode: true,
    givesWay: true,
    bounds: { dataMegabytes: 384, heapMegabytes: 192, cpuSeconds: 120 },
    answerMaxBytes: 32 * MEGABYTE,
    startMs: 60_000,
  },
};

/** Draws charts in processes of their own, so that neither their work nor a fault in native code reaches the server. */
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
      // Few at a time, so that a long report leaves turns to others and nothing more begins once it is called off.
      const drawInTurn = async () => {
        for (const [place, chart] of left) {
          signal?.throwIfAborted();
          drawn.set(place, await drawOne(chart, party));
          signal?.throwIfAborted();
          onDone?.();
        }
      };
      const all = Promise.all(Array.from({ length: together }, drawInTurn));
      // What is being drawn goes on, for its process is needed again; who called it off doesn't wait for that.
      await (signal ? Promise.race([all, calledOff(signal)]) : all);
      return charts.flatMap((_, place) => drawn.get(place) ?? []);
    },
    prepare: () => pool.prepare(),
    observe,
    close: async () => pool.close(),
  };
}

/** Rejects with the reason of the signal once that calls off. */
function calledOff(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function sized({ model, language, width = PAGE_WIDTH, height = heightOf(model) }: ChartToDraw): SizedChart {
  return { model, language, width, height };
}

/** Lying bars of a goal are few and read as one block; others get the room of a report, as long as it is on one page. */
function heightOf(model: ChartModel): number {
  const bars = barCount(model);
  if (model.orientation === 'horizontal' && bars <= 2) return GOAL_CHART_HEIGHT;
  return Math.min(TALLEST, chartHeight(bars, 'report'));
}

/** Whether it has a sensible size, and figures that can be sent and drawn. */
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
