import { IMPACT_SETS, LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import { bullets, leadIn, numberedHeading, paragraphs, subHeading } from '../pieces/paragraphs.ts';
import { dataTable } from '../pieces/tables.ts';
import type { ReportText } from '../text/report-nl.ts';
import { countText } from './figures.ts';
import type { ReportVariant } from './report.ts';
import type { ReportSection } from './report-section.ts';
import { gapsOf } from './summary/coverage-gaps.ts';

/** How the figures came about: with which set and weights, over which modules, and what the import had to say. */
export const methodSection: ReportSection = ({ variants }, { text, captions }) => {
  const { method } = text;
  const { columns } = method;
  return [
    numberedHeading(method.heading),
    leadIn(method.lead),
    captions.table(method.table),
    dataTable(
      [
        { head: columns.variant, share: 4 },
        { head: columns.set, share: 3 },
        { head: columns.version, share: 5 },
        { head: columns.items, share: 3, figures: true },
        { head: columns.modules, share: 5 },
        { head: columns.remark, share: 9 },
      ],
      variants.map((variant) => [
        text.variant(variant.number),
        IMPACT_SETS[variant.set].name,
        method.version(variant.weightsVersion),
        countText(variant.mki.items),
        modulesOf(variant) || text.none,
        remarksOf(variant, text),
      ]),
    ),
    subHeading(method.warnings),
    ...warningsOf(variants, text),
    ...answersOf(variants, text),
  ];
};

/** The modules in which the calculation states something. */
function modulesOf({ modules }: ReportVariant): string {
  return LIFE_CYCLE_MODULES.filter((_, place) => (modules.mki[place]?.amount ?? null) !== null).join(', ');
}

function remarksOf(variant: ReportVariant, text: ReportText): string {
  const gaps = gapsOf(variant, text);
  const { complete, unconfirmed } = text.method;
  return [
    ...(gaps.length > 0 ? gaps : [complete]),
    ...(variant.unconfirmedWeights.length > 0 ? [unconfirmed(variant.unconfirmedWeights.join(', '))] : []),
  ].join('\n');
}

function warningsOf(variants: readonly ReportVariant[], text: ReportText): Piece[] {
  const lines = variants.flatMap(({ number, warnings, readingNotes }) =>
    [...warnings, ...readingNotes].map((each) => `${text.variant(number)}: ${each}`),
  );
  return lines.length > 0 ? bullets(lines) : paragraphs(text.method.noWarnings);
}

function answersOf(variants: readonly ReportVariant[], text: ReportText): Piece[] {
  const lines = variants.flatMap(({ number, answers }) =>
    answers.map(({ question, answer }) => `${text.variant(number)}: ${text.method.answer(question, answer)}`),
  );
  return lines.length > 0 ? [subHeading(text.method.answers), ...bullets(lines)] : [];
}
