import {
  type ChartModel,
  COMPARISON_IMPACTS,
  type ComparisonChartKey,
  comparisonCharts,
  hasMarks,
  pointAt,
  variantCharts,
  withBars,
} from '@milieuspoor/charts';
import type { ReportPicture } from '@milieuspoor/documents';
import {
  answeredText,
  figuresIn,
  type Language,
  lacksSomething,
  SERIES_NAMES,
  sharedBaseline,
  shareScale,
  sizeText,
} from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, type Outcome } from '../../../http/outcome.ts';
import type { DrawnChart } from '../../../platform/drawing/chart-drawer.ts';
import type { JobFailure } from '../../../platform/processes/process-pool.ts';
import { refuseUnwritten } from '../../documents/refuse-unwritten.ts';
import type { DescribedReport } from '../describing/describe-report.ts';
import type { MakingObserver } from '../making/report-making.ts';
import { CHART_WORDS, type ChartWords, numberAndBidder } from './chart-words.ts';
import { describePicture } from './describe-picture.ts';
import { figuresInWords } from './figures-in-words.ts';
import { planWaterfalls } from './plan-waterfalls.ts';

interface DrawingRequest {
  readonly language: Language;
  /** the pictures that were sent, which replace those of their chapter */
  readonly sent: readonly ReportPicture[];
  readonly signal: AbortSignal;
  readonly observer: MakingObserver;
}

interface PlannedPicture {
  /** null for a comparison */
  readonly variant: number | null;
  readonly place?: ReportPicture['place'];
  readonly title: string;
  readonly model: ChartModel;
  readonly notes: readonly string[];
}

/**
 * Draws the charts of the chapters without a sent picture, from the figures in the report. A stored report always has
 * all of them: where one wasn't drawn, because of a process or the machine, the request must be repeated. Rejects once
 * it is cancelled.
 */
export async function drawPictures(
  { chartDrawer }: Pick<Dependencies, 'chartDrawer'>,
  caller: Caller,
  described: DescribedReport,
  { language, sent, signal, observer }: DrawingRequest,
): Promise<Outcome<readonly ReportPicture[]>> {
  const words = CHART_WORDS[language];
  const planned = [
    ...ofVariants(described, words),
    ...ofComparison(described, words, language),
    ...planWaterfalls(described, words).map((planned) => ({
      ...planned,
      variant: null,
      place: 'kinds' as const,
    })),
  ].filter(({ variant }) => !sent.some((picture) => picture.variant === variant));
  observer.drawing(planned.length);
  const drawn = await chartDrawer.draw(
    planned.map(({ model }) => ({ model, language })),
    {
      organisationId: described.project.organisationId,
      memberId: caller.accountId,
      signal,
      onDone: observer.drawn,
    },
  );
  const failure = drawn.find(isUndrawn);
  if (failure) return refuseUnwritten({ kind: failure.why });
  return done(
    planned.flatMap(({ variant, place, title, notes, model }, index) => {
      const picture = drawn[index];
      if (picture?.kind !== 'drawn') return [];
      const { png: bytes, width, height } = picture;
      const size = { bytes: Buffer.from(bytes), width, height };
      return [
        {
          ...describePicture(
            { variant, title, kind: 'png', ...size },
            language,
            figuresInWords(model, language),
          ),
          notes,
          ...(place ? { place } : {}),
        },
      ];
    }),
  );
}

/** Tells whether a chart failed: one without bars has nothing to draw; every other failure may not happen again. */
function isUndrawn(chart: DrawnChart): chart is DrawnChart & { kind: 'failed'; why: JobFailure['kind'] } {
  return chart.kind === 'failed' && chart.why !== 'no-chart';
}

/** Returns the charts of each chapter; one calculation by itself has its MKI on the first page. */
function ofVariants({ report, statistics }: DescribedReport, words: ChartWords): PlannedPicture[] {
  const isAlone = report.variants.length === 1;
  return report.variants.flatMap(({ number, set }, place) =>
    withBars(variantCharts(statistics[place] ?? [], set, words.labels)).map(({ key, model, groups }) => ({
      variant: number,
      ...(isAlone && key === 'mki-groups' ? { place: 'outcome' as const } : {}),
      title: words.titles[key],
      model,
      notes: [
        ...markedNotes(model, words),
        ...(groups && groups.shown < groups.of ? [words.largest(groups.shown, groups.of)] : []),
      ],
    })),
  );
}

/**
 * Returns bars beside one another only where a comparison may be made, because they invite one (D-93, D-96 and D-104).
 */
function ofComparison(
  { report, statistics }: DescribedReport,
  words: ChartWords,
  language: Language,
): PlannedPicture[] {
  const { variants, leftOut } = ofSameWork(report);
  const [first] = variants;
  if (!first || variants.length < 2 || !shareScale(variants)) return [];
  const compared = variants.map(({ number, name, bidder }) => ({
    key: String(number),
    label: words.variant(number, bidder ?? name),
    statistics: statistics[report.variants.findIndex((each) => each.number === number)] ?? [],
  }));
  const baseline = sharedBaseline(variants, report.project);
  const pairs = report.pairs.filter(({ variant }) => !leftOut.some(({ number }) => number === variant));
  const sizes = pairs.flatMap(({ variant, baseline: other, scope }) => {
    const size = scope ? sizeText(scope, language) : '';
    return size ? [words.beside(variant, other, size)] : [];
  });
  const goal = baseline ? { label: words.goal, baselineKey: String(baseline.number) } : undefined;
  return withBars(comparisonCharts(compared, first.set, words.labels, goal)).map(({ key, model }) => ({
    variant: null,
    ...(key === 'mki-total' ? { place: 'outcome' as const } : {}),
    title: words.comparisonTitles[key],
    model,
    notes: [
      ...markedNotes(model, words),
      ...undeclaredNotes(model, key, words),
      ...goalNotes(model, words, language),
      ...answeredNotes({ pairs }, key, words, language),
      ...(leftOut.length > 0
        ? [words.leftOut(leftOut.map(({ number, bidder }) => numberAndBidder(number, bidder)))]
        : []),
      // The first page says this of every difference, below its table.
      ...(key === 'mki-total' ? [] : sizes),
    ],
  }));
}

/**
 * Returns the calculations that lack nothing that the one they are compared with declares, nor the other way round
 * (D-104), and the others; with a baseline goes what is compared with it.
 */
function ofSameWork({ variants, pairs }: Pick<DescribedReport['report'], 'variants' | 'pairs'>) {
  const others = new Set<number>();
  for (const _ of pairs)
    for (const { variant, baseline, scope } of pairs)
      if (scope === null || lacksSomething(scope) || others.has(baseline)) others.add(variant);
  return {
    variants: variants.filter(({ number }) => !others.has(number)),
    leftOut: variants.filter(({ number }) => others.has(number)),
  };
}

/**
 * Returns what counts as 0 in a chart of MKI or CO2 because somebody explained that there is nothing; the answers are
 * under Method.
 */
function answeredNotes(
  { pairs }: Pick<DescribedReport['report'], 'pairs'>,
  key: ComparisonChartKey,
  { inVariant }: ChartWords,
  language: Language,
): string[] {
  const quantity = COMPARISON_IMPACTS[key];
  if (!quantity) return [];
  const notes = pairs.flatMap(({ variant, baseline, scope }) =>
    SERIES_NAMES.flatMap((side) => {
      const gaps = scope?.answered[side][quantity];
      const where = inVariant(side === 'baseline' ? baseline : variant);
      return gaps ? [`${answeredText(gaps, where, language)}.`] : [];
    }),
  );
  return [...new Set(notes)];
}

function goalNotes({ referenceLine }: ChartModel, { goalAt }: ChartWords, language: Language): string[] {
  if (!referenceLine) return [];
  const { label, value } = referenceLine;
  return [goalAt(label, figuresIn(language).number(value / KG_PER_TON, 2, 'half-even'))];
}

const KG_PER_TON = 1000;

function markedNotes(model: ChartModel, { marked }: ChartWords): string[] {
  return hasMarks(model) ? [marked] : [];
}

/**
 * Returns which calculation declares nothing where another has a bar, so that a missing bar does not look like 0. For
 * modules the answers are stated, or calculations are not shown beside one another.
 */
function undeclaredNotes(
  { categories, series }: ChartModel,
  key: ComparisonChartKey,
  { inVariant, undeclared }: ChartWords,
): string[] {
  if (key === 'mki-modules') return [];
  return categories.flatMap((category, place) => {
    const points = series.flatMap((each) => {
      const { value, coverage } = pointAt(each, place);
      return coverage ? [{ label: each.label, isEmpty: value === null && coverage.undeclared > 0 }] : [];
    });
    const empty = points.filter(({ isEmpty }) => isEmpty);
    if (empty.length === 0) return [];
    const parts = empty.length < points.length ? empty.map(({ label }) => label).join(', ') : null;
    return [undeclared(inVariant(Number(category.key)), parts)];
  });
}
