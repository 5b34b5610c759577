import { overviewRows } from '@milieuspoor/domain';
import { caption, numberedHeading } from '../pieces/paragraphs.ts';
import { factsTable, notedTable } from '../pieces/tables.ts';
import type { CriterionSection } from './criterion-section.ts';

/** Writes the size of the project and of the benefit, and how the benefit is distributed. */
export const modelSection: CriterionSection = ({ model, criteria: named }, { model: text }, { figures }) => {
  const { scopeEur, benefitEur } = model;
  const { columns } = text;
  const overview = overviewRows(model, named);
  const rows = overview.map(({ criteria, name, maxDiscountEur, distributionPercent, lowerEur, upperEur }) => [
    criteria === 'named' ? (name ?? '') : text.criteria[criteria],
    figures.euro(maxDiscountEur),
    figures.percent(distributionPercent),
    figures.euro(lowerEur),
    figures.euro(upperEur),
  ]);
  return [
    numberedHeading(text.heading),
    factsTable([
      [text.scope, figures.euro(scopeEur)],
      [text.benefit, text.ofScope(figures.euro(benefitEur), figures.share(benefitEur, scopeEur))],
    ]),
    caption(text.distribution),
    ...notedTable(
      [
        // Shares in percent: 'Referentiewaarde' is one word, and so is a maximum of tens of millions.
        { head: columns.criterion, share: 24.5 },
        { head: columns.maximum, share: 19, figures: true },
        { head: columns.share, share: 13.5, figures: true },
        { head: columns.target, share: 19, figures: true },
        { head: columns.reference, share: 24, figures: true },
      ],
      [...rows, [text.total, figures.euro(benefitEur), figures.share(benefitEur, benefitEur), '', '']],
      {
        total: true,
        notes: [
          ...(model.criteriaMaxDiscountEur === 0 ? [text.noOther] : []),
          ...(addsUp(overview.map(({ distributionPercent }) => distributionPercent)) ? [] : [text.rounded]),
        ],
      },
    ),
  ];
};

/** Tells whether shares with two decimals add up to a hundred. */
function addsUp(percentages: readonly (number | null)[]): boolean {
  const hundredths = percentages.reduce<number>((sum, each) => sum + Math.round(100 * (each ?? 0)), 0);
  return hundredths === 10_000;
}
