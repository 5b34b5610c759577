import { type ChartModel, comparisonCharts, hasMarks, variantCharts, withBars } from '@milieuspoor/charts';
import type { ReportPicture } from '@milieuspoor/documents';
import { type Language, shareScale } from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, type Outcome } from '../../../http/outcome.ts';
import type { DescribedReport } from '../describing/describe-report.ts';
import type { MakingObserver } from '../report-making.ts';
import { refuseUnwritten } from '../writing/refuse-unwritten.ts';
import { CHART_WORDS, type ChartWords } from './chart-words.ts';
import { describePicture } from './describe-picture.ts';

interface DrawingRequest {
  readonly language: Language;
  /** the pictures that were sent, which stand in for those of their chapter */
  readonly sent: readonly ReportPicture[];
  readonly signal: AbortSignal;
  readonly observer: MakingObserver;
}

interface PlannedPicture {
  /** null for a comparison */
  readonly variant: number | null;
  readonly title: string;
  readonly model: ChartModel;
  readonly notes: readonly string[];
}

/**
 * The charts of the chapters that were sent none, drawn from the figures that the report states. One that can't be drawn is
 * left out: its figures stand in the tables of the same chapter. Where others have to be waited for too long, the whole is
 * asked for again. Rejects once it is called off.
 */
export async function drawPictures(
  { chartDrawer }: Pick<Dependencies, 'chartDrawer'>,
  caller: Caller,
  described: DescribedReport,
  { language, sent, signal, observer }: DrawingRequest,
): Promise<Outcome<readonly ReportPicture[]>> {
  const words = CHART_WORDS[language];
  const planned = [...ofVariants(described, words), ...ofComparison(described, words)].filter(
    ({ variant }) => !sent.some((picture) => picture.variant === variant),
  );
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
  // A report that is kept has all its charts, whatever else the machine had to do when it was made.
  if (drawn.some((picture) => picture.kind === 'failed' && picture.why === 'too-busy'))
    return refuseUnwritten({ kind: 'too-busy' });
  return done(
    planned.flatMap(({ variant, title, notes }, place) => {
      const picture = drawn[place];
      if (picture?.kind !== 'drawn') return [];
      const { png: bytes, width, height } = picture;
      const size = { bytes: Buffer.from(bytes), width, height };
      return [{ ...describePicture({ variant, title, kind: 'png', ...size }, language), notes }];
    }),
  );
}

function ofVariants({ report, statistics }: DescribedReport, words: ChartWords): PlannedPicture[] {
  return report.variants.flatMap(({ number, set }, place) =>
    withBars(variantCharts(statistics[place] ?? [], set, words.labels)).map(({ key, model, groups }) => ({
      variant: number,
      title: words.titles[key],
      model,
      notes: [
        ...markedNotes(model, words),
        ...(groups && groups.shown < groups.of ? [words.largest(groups.shown, groups.of)] : []),
      ],
    })),
  );
}

/** Bars beside one another invite a comparison, so that they are there only where one may be made (decisions 93 and 96). */
function ofComparison({ report, statistics }: DescribedReport, words: ChartWords): PlannedPicture[] {
  const { variants } = report;
  const [first] = variants;
  if (!first || variants.length < 2 || !shareScale(variants)) return [];
  const compared = variants.map(({ number, name }, place) => ({
    key: String(number),
    label: words.variant(number, name),
    statistics: statistics[place] ?? [],
  }));
  return withBars(comparisonCharts(compared, first.set, words.labels)).map(({ key, model }) => ({
    variant: null,
    title: words.comparisonTitles[key],
    model,
    notes: markedNotes(model, words),
  }));
}

function markedNotes(model: ChartModel, { marked }: ChartWords): string[] {
  return hasMarks(model) ? [marked] : [];
}
