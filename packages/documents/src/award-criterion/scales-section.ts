import { formatLevel, levelEur } from '@milieuspoor/domain';
import { caption, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import { dataTable } from '../pieces/tables.ts';
import type { CriterionSection } from './criterion-section.ts';

/**
 * Writes how a discount on other criteria is decided: the levels of each criterion on a scale with what they earn, and
 * where the others are described; nothing where other criteria earn nothing.
 */
export const scalesSection: CriterionSection = ({ model, criteria }, { scales: text }, { figures }) => {
  const { criteriaMaxDiscountEur } = model;
  if (criteriaMaxDiscountEur === 0) return [];
  const scaled = criteria.flatMap((each) => (each.scale ? [{ ...each, scale: each.scale }] : []));
  const inEuro = criteria.filter(({ scale }) => !scale).map(({ name }) => name);
  return [
    numberedHeading(text.heading),
    ...paragraphs(
      ...(scaled.length > 0 ? [text.lead] : []),
      ...(inEuro.length > 0 ? [text.inEuro(inEuro)] : []),
      ...(criteria.length === 0 ? [text.asOne(figures.euro(criteriaMaxDiscountEur))] : []),
    ),
    ...scaled.flatMap(({ name, maxDiscountEur, scale }) => [
      caption(text.table(name, figures.euro(maxDiscountEur))),
      dataTable(
        [
          { head: text.columns.level, share: 9 },
          { head: text.columns.percentage, share: 3, figures: true },
          { head: text.columns.discount, share: 4, figures: true },
        ],
        scale
          .toReversed()
          .map((level) => [
            level.name,
            formatLevel(level.permille, figures),
            figures.euro(levelEur(level.permille, maxDiscountEur)),
          ]),
      ),
    ]),
  ];
};
