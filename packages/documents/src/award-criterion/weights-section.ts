import { formatSignificant, IMPACT_SETS, type Weight } from '@milieuspoor/domain';
import { caption, paragraphs, plainHeading, tableNotes } from '../pieces/paragraphs.ts';
import { dataTable } from '../pieces/tables.ts';
import type { EmviText } from '../text/emvi-nl.ts';
import type { CriterionSection } from './criterion-section.ts';

/** More than any weight has, so that none is rounded. */
const ALL_DIGITS = 15;

/** The weights that bids are weighed with, each with its source; nothing while no baseline says which those are. */
export const weightsSection: CriterionSection = ({ baseline }, { weights: text }) => {
  if (!baseline) return [];
  const { columns } = text;
  const { weights } = baseline.weights;
  // Most of them share a source, which would fill the page if every row said it.
  const sources = [...new Set(weights.map(({ source }) => source))];
  return [
    plainHeading(text.heading(IMPACT_SETS[baseline.set].name, baseline.weightsVersion)),
    ...paragraphs(text.lead),
    caption(text.table),
    dataTable(
      [
        { head: columns.code, share: 3 },
        { head: columns.unit, share: 4 },
        { head: columns.value, share: 3, figures: true },
        { head: columns.source, share: 2, figures: true },
        { head: columns.confirmed, share: 3 },
      ],
      weights.map((weight) => [
        weight.code,
        weight.unit,
        formatSignificant(weight.valueEur, ALL_DIGITS),
        String(sources.indexOf(weight.source) + 1),
        confirmedWord(weight, text.confirmed),
      ]),
    ),
    ...tableNotes(sources.map((source, place) => text.source(String(place + 1), source))),
  ];
};

function confirmedWord(
  { valueEur, confirmed }: Weight,
  { yes, no, weighsNothing }: EmviText['weights']['confirmed'],
): string {
  if (confirmed) return yes;
  return valueEur === 0 ? weighsNothing : no;
}
