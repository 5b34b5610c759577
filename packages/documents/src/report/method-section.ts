import { IMPACT_SETS, type Language, LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { leadIn, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import { dataTable } from '../pieces/tables.ts';
import type { ReportText } from '../text/report-nl.ts';
import { gapsOf } from './explanation/coverage-gaps.ts';
import { importRemarks } from './import-remarks.ts';
import { notApplicableIn } from './not-applicable-in.ts';
import type { ReportVariant } from './report.ts';
import type { ReportSection } from './report-section.ts';
import { nameInCell } from './variant-names.ts';

/**
 * Writes how the figures were computed: with which set and weights, over which modules, and the remarks of the import.
 */
export const methodSection: ReportSection = ({ variants }, telling) => {
  const { text, language, captions } = telling;
  const { method } = text;
  const { columns } = method;
  return [
    numberedHeading(method.heading),
    ...paragraphs(method.lead),
    leadIn(method.rounding),
    captions.table(method.table),
    dataTable(
      [
        { head: columns.variant, share: 4.7 },
        { head: columns.set, share: 1.6 },
        { head: columns.version, share: 4.3 },
        { head: columns.items, share: 2.4, figures: true },
        { head: columns.modules, share: 3 },
        { head: columns.remark, share: 7 },
      ],
      alikeTogether(
        variants.map((variant) => ({
          variant,
          cells: [
            IMPACT_SETS[variant.set].name,
            method.version(variant.weightsVersion),
            text.written.count(variant.mki.items),
            modulesOf(variant) || text.none,
            remarksOf(variant, text, language),
          ],
        })),
        text,
      ),
    ),
    ...importRemarks(variants, telling),
  ];
};

interface MethodRow {
  readonly variant: ReportVariant;
  readonly cells: readonly string[];
}

/** Returns one row for variants of which all else is the same, by their numbers: their names would make it a page high. */
function alikeTogether(rows: readonly MethodRow[], text: ReportText): string[][] {
  const groups = Map.groupBy(rows, ({ cells }) => JSON.stringify(cells));
  return [...groups.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const numbers = alike.map(({ variant }) => variant.number);
    return [[alike.length > 1 ? text.variants(numbers) : nameInCell(first.variant, text), ...first.cells]];
  });
}

/** Returns the modules in which the calculation states something. */
function modulesOf({ modules }: ReportVariant): string {
  return LIFE_CYCLE_MODULES.filter((_, place) => (modules.mki[place]?.amount ?? null) !== null).join(', ');
}

function remarksOf(variant: ReportVariant, text: ReportText, language: Language): string {
  const gaps = gapsOf(variant, text);
  const answered = notApplicableIn(variant, language);
  const { complete, otherwiseComplete, notWhole, notApplicable, bare, unconfirmed } = text.method;
  const { barePosts, mki } = variant;
  const isWhole = gaps.length === 0 && barePosts === 0;
  return [
    ...answered.map(({ what }) => notApplicable(what)),
    ...(gaps.length > 0 ? [notWhole] : []),
    // The contents of an MKI without indicators cannot be seen, so it is not called complete.
    ...(barePosts > 0 ? [bare(text.written.count(barePosts), text.written.count(mki.items))] : []),
    ...(isWhole ? [answered.length > 0 ? otherwiseComplete : complete] : []),
    ...(variant.unconfirmedWeights.length > 0 ? [unconfirmed(variant.unconfirmedWeights.join(', '))] : []),
  ].join('\n');
}
