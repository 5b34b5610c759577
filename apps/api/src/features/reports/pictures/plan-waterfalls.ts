import { type ChartModel, differenceSteps } from '@milieuspoor/charts';
import type { DividedDifference } from '@milieuspoor/contract';
import { CHANGE_KINDS, compareVariants } from '@milieuspoor/domain';
import type { DescribedReport } from '../describing/describe-report.ts';
import { type ChartWords, numberAndBidder } from './chart-words.ts';

interface PlannedWaterfall {
  readonly title: string;
  readonly model: ChartModel;
  readonly notes: readonly string[];
}

/** A waterfall of one step says what its two ends say; the table below says which kind of change it is. */
const STEPS_MIN = 2;

/** Returns a waterfall of the MKI by kind of change for each pair of the report of which it may be concluded. */
export function planWaterfalls(
  { report: { pairs, variants } }: Pick<DescribedReport, 'report'>,
  words: ChartWords,
): PlannedWaterfall[] {
  return pairs.flatMap(({ variant, baseline, scope, changes = [] }) => {
    const [before, after] = [baseline, variant].map((number) =>
      variants.find((each) => each.number === number),
    );
    if (!before || !after) return [];
    const { comparison } = compareVariants(before, after, 'mki', scope);
    const steps = changes.filter(({ mkiPosts }) => mkiPosts > 0);
    if (!comparison || steps.length < STEPS_MIN) return [];
    const divided: DividedDifference = {
      compared: { comparison, gaps: [], compared: 1, pairs: 1 },
      by_product_group: [],
      by_module: [],
      by_kind: steps.map(({ kind, mkiEur, mkiPosts }) => ({
        ...{ key: kind, name: kind, amount: mkiEur, posts: mkiPosts, open: false },
      })),
    };
    const model = differenceSteps(divided, 'kind', 'mki', {
      baseline: words.variantShort(baseline),
      optimization: words.variantShort(variant),
      amount: words.labels.mki,
      nameOf: (key) => {
        const kind = CHANGE_KINDS.find((each) => each === key);
        return kind ? words.kinds[kind] : key;
      },
      rest: words.labels.rest,
      open: '',
    });
    const title = words.kindsTitle(
      numberAndBidder(variant, after.bidder),
      numberAndBidder(baseline, before.bidder),
    );
    return [{ title, model, notes: [words.addUp] }];
  });
}
