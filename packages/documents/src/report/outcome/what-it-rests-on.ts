import { IMPACT_SETS } from '@milieuspoor/domain';
import { gapsOf } from '../explanation/coverage-gaps.ts';
import { notApplicableIn } from '../not-applicable-in.ts';
import type { Report, ReportVariant } from '../report.ts';
import type { Telling } from '../report-section.ts';

/** Returns what stands behind the figures: the files, the weights, and the calculations that are whole. */
export function restsOn({ variants, weights }: Report, { text, language }: Telling): string[] {
  const { outcome, written } = text;
  const items = variants.reduce((sum, { mki }) => sum + mki.items, 0);
  const whole = variants.filter(
    (each) => isWhole(each, text) && notApplicableIn(each, language).length === 0,
  );
  return [
    outcome.files(variants.length, written.count(items)),
    ...weights.map((table) => {
      const weighing = table.weights.filter(({ valueEur }) => valueEur !== 0);
      const checked = weighing.filter(({ confirmed, confirmedBy }) => confirmed && confirmedBy !== '');
      return outcome.weights(IMPACT_SETS[table.set].name, table.version, checked.length, weighing.length);
    }),
    ...named(whole, outcome.whole, text),
  ];
}

/** Returns what makes the figures less certain; empty where nothing does. */
export function toKeepInMind(report: Report, { text, language }: Telling): string[] {
  const { variants, sealedLeftOut } = report;
  const { outcome } = text;
  const of = (holds: (variant: ReportVariant) => boolean) => variants.filter(holds);
  return [
    ...named(
      of((each) => gapsOf(each, text).length > 0),
      outcome.notWhole,
      text,
    ),
    ...named(
      of(({ barePosts }) => barePosts > 0),
      outcome.bare,
      text,
    ),
    ...named(
      of((each) => notApplicableIn(each, language).length > 0),
      outcome.answered,
      text,
    ),
    ...named(
      of(({ unconfirmedWeights }) => unconfirmedWeights.length > 0),
      outcome.unconfirmed,
      text,
    ),
    ...(new Set(variants.map(({ set }) => set)).size > 1 ? [outcome.mixedSets] : []),
    ...(sealedLeftOut ? [outcome.sealed] : []),
  ];
}

function isWhole(variant: ReportVariant, text: Telling['text']): boolean {
  return gapsOf(variant, text).length === 0 && variant.barePosts === 0;
}

function named(
  variants: readonly ReportVariant[],
  say: (variants: string) => string,
  { outcome }: Telling['text'],
): string[] {
  return variants.length > 0 ? [say(outcome.list(variants.map(({ number }) => number)))] : [];
}
